import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { WithdrawAct } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import { actOf, type SupportState } from './support.state.js';
import { refuse } from './refusals.js';

export function withdrawAct(command: WithdrawAct, state: SupportState): Decision<SupportEvent> {
  const { playerId, actId, staffId, at } = command;
  const entry = actOf(state, actId);
  if (!entry) return refuse('unknown_act');
  if (entry.staffId !== staffId) return refuse('not_own_act');
  if (entry.status === 'withdrawn') return nothingToDo();
  if (entry.status !== 'waiting') return refuse('act_decided');
  return accept({ type: 'ActWithdrawn', data: { playerId, actId, staffId, withdrawnAt: at } });
}

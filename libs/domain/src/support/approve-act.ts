import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ApproveAct } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import { actOf, type SupportState } from './support.state.js';
import { refuse } from './refusals.js';

export function approveAct(command: ApproveAct, state: SupportState): Decision<SupportEvent> {
  const { playerId, actId, staffId, at } = command;
  const entry = actOf(state, actId);
  if (!entry) return refuse('unknown_act');
  if (entry.staffId === staffId) return refuse('own_act');
  if (entry.status === 'waiting')
    return accept({ type: 'ActApproved', data: { playerId, actId, staffId, approvedAt: at } });
  const isRepeated = entry.status !== 'declined' && entry.decidedBy === staffId;
  return isRepeated ? nothingToDo() : refuse('act_decided');
}

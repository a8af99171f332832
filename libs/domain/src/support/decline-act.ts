import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { DeclineAct } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import { actOf, type SupportState } from './support.state.js';
import { refuse } from './refusals.js';
import { faultOfReason } from './words.js';

export function declineAct(command: DeclineAct, state: SupportState): Decision<SupportEvent> {
  const { playerId, actId, staffId, reason, at } = command;
  const entry = actOf(state, actId);
  if (!entry) return refuse('unknown_act');
  if (entry.staffId === staffId) return refuse('own_act');
  const fault = faultOfReason(reason);
  if (fault) return refuse(fault);
  if (entry.status === 'waiting')
    return accept({
      type: 'ActDeclined',
      data: { playerId, actId, staffId, declinedAt: at },
      private: { reason: reason.trim() },
    });
  const isRepeated = entry.status === 'declined' && entry.decidedBy === staffId;
  return isRepeated ? nothingToDo() : refuse('act_decided');
}

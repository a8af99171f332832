import { type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { SupportEvent } from './support.events.js';
import { actOf, type SupportState } from './support.state.js';
import { refuse } from './refusals.js';

/** Decides for an act that is to be carried out; it has one outcome, the first. */
export function forAuthorisedAct(
  state: SupportState,
  actId: string,
  decide: () => Decision<SupportEvent>,
): Decision<SupportEvent> {
  const entry = actOf(state, actId);
  if (!entry) return refuse('unknown_act');
  if (entry.status === 'carried_out' || entry.status === 'failed') return nothingToDo();
  return entry.status === 'authorised' ? decide() : refuse('act_not_authorised');
}

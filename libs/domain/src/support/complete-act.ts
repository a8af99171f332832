import { accept, type Decision } from '@rubicon/eventsourcing';
import { forAuthorisedAct } from './act-outcome.js';
import type { CompleteAct } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import type { SupportState } from './support.state.js';

export function completeAct(command: CompleteAct, state: SupportState): Decision<SupportEvent> {
  const { playerId, actId, at } = command;
  return forAuthorisedAct(state, actId, () =>
    accept({ type: 'ActCarriedOut', data: { playerId, actId, carriedOutAt: at } }),
  );
}

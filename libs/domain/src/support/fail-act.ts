import { accept, type Decision } from '@rubicon/eventsourcing';
import { forAuthorisedAct } from './act-outcome.js';
import type { FailAct } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import type { SupportState } from './support.state.js';

export function failAct(command: FailAct, state: SupportState): Decision<SupportEvent> {
  const { playerId, actId, code, at } = command;
  return forAuthorisedAct(state, actId, () =>
    accept({ type: 'ActFailed', data: { playerId, actId, code, failedAt: at } }),
  );
}

import type { Aggregate } from '@rubicon/eventsourcing';
import { narrationCodec } from './narration.codec.js';
import type { NarrationCommand } from './narration.commands.js';
import { narrationDecider } from './narration.decider.js';
import type { NarrationEvent } from './narration.events.js';
import type { NarrationState } from './narration.state.js';

/** A few events a month: no snapshots. */
export const narrationAggregate: Aggregate<NarrationState, NarrationCommand, NarrationEvent> = {
  category: 'narration',
  idName: 'house',
  says: 'What operators decide of narration: one stream, `narration-house`.',
  decider: narrationDecider,
  codec: narrationCodec,
  stateVersion: 2,
};

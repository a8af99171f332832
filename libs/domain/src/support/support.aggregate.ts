import type { Aggregate } from '@rubicon/eventsourcing';
import { supportCodec } from './support.codec.js';
import type { SupportCommand } from './support.commands.js';
import { supportDecider } from './support.decider.js';
import type { SupportEvent } from './support.events.js';
import type { SupportState } from './support.state.js';

export const supportAggregate: Aggregate<SupportState, SupportCommand, SupportEvent> = {
  category: 'support',
  idName: 'playerId',
  says: 'What staff saw and did of a player.',
  decider: supportDecider,
  codec: supportCodec,
  stateVersion: 1,
  serialize: (state) => state,
  // The state is plain data, and `stateVersion` vouches for its shape.
  deserialize: (json) => json as SupportState,
};

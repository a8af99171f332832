import type { Aggregate } from '@rubicon/eventsourcing';
import { supportCodec } from './support.codec.js';
import type { SupportCommand } from './support.commands.js';
import { supportDecider } from './support.decider.js';
import type { SupportEvent } from './support.events.js';
import type { SupportState } from './support.state.js';

/** A few hundred events of a player whom staff look at often: no snapshots, which would outlive the player. */
export const supportAggregate: Aggregate<SupportState, SupportCommand, SupportEvent> = {
  category: 'support',
  idName: 'playerId',
  says: 'What staff saw and did of a player.',
  decider: supportDecider,
  codec: supportCodec,
  stateVersion: 1,
};

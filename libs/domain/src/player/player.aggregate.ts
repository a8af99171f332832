import type { Aggregate } from '@rubicon/eventsourcing';
import { playerCodec } from './player.codec.js';
import type { PlayerCommand } from './player.commands.js';
import { playerDecider } from './player.decider.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';

export const playerAggregate: Aggregate<PlayerState, PlayerCommand, PlayerEvent> = {
  category: 'player',
  idName: 'playerId',
  says: "A player's account.",
  decider: playerDecider,
  codec: playerCodec,
  stateVersion: 4,
  serialize: (state) => state,
  // The state is plain data, and `stateVersion` vouches for its shape.
  deserialize: (json) => json as PlayerState,
};

import type { Aggregate } from '@rubicon/eventsourcing';
import { Map as PersistentMap } from 'immutable';
import { gameCodec } from './game.codec.js';
import type { GameCommand } from './game.commands.js';
import { gameDecider } from './game.decider.js';
import type { GameEvent } from './game.events.js';
import type { GameState } from './game.state.js';
import type { TurnNode } from './turn-node.js';

/** The state as JSON: the turns as pairs of id and node, since an object of a thousand ids is slow to make. */
type GameSnapshot = Omit<GameState, 'turns'> & { readonly turns: readonly (readonly [string, TurnNode])[] };

export const gameAggregate: Aggregate<GameState, GameCommand, GameEvent> = {
  category: 'game',
  idName: 'gameId',
  says: 'One game: a tree of turns.',
  decider: gameDecider,
  codec: gameCodec,
  stateVersion: 6,
  serialize: (state): GameSnapshot => ({ ...state, turns: [...state.turns.entries()] }),
  deserialize: (json) => {
    // `stateVersion` vouches for the shape.
    const snapshot = json as GameSnapshot;
    return { ...snapshot, turns: PersistentMap(snapshot.turns) };
  },
};

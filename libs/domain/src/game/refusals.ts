/** Refusals that several commands of a game share. */
import { type Decision, refuse } from '@rubicon/eventsourcing';
import type { GameEvent } from './game.events.js';

export const gameNotFound = (): Decision<GameEvent> => refuse('game_not_found', 'There is no such game.');

export const gameDeleted = (): Decision<GameEvent> => refuse('game_deleted', 'This game has been deleted.');

export const turnPending = (): Decision<GameEvent> =>
  refuse('turn_pending', 'A turn of this game is still being written.');

export const unknownTurn = (): Decision<GameEvent> =>
  refuse('unknown_turn', 'There is no such turn to go back to.');

export const unknownBranch = (): Decision<GameEvent> =>
  refuse('unknown_branch', 'There is no branch that begins there.');

export const unknownLine = (): Decision<GameEvent> =>
  refuse('unknown_line', 'The chronicle has no such line.');

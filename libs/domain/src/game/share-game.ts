import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { RevokeShare, ShareGame } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, openingFor, openShareOf, worldAt } from './game.state.js';
import { refuse } from './refusals.js';

/** Links of one game that open at the same time. */
export const OPEN_SHARES_MAX = 20;

export function shareGame(command: ShareGame, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, shareId, turnId, at } = command;
  if (!openingFor(state, playerId)) return refuse('game_not_found');
  if (state.deleted) return refuse('game_deleted');
  if (Object.hasOwn(state.shares, shareId)) return nothingToDo();
  if (worldAt(state, turnId) === null) return refuse('unknown_turn');
  if (openShareOf(state, turnId) !== null) return nothingToDo();
  const open = Object.values(state.shares).filter(({ revoked }) => !revoked);
  if (open.length >= OPEN_SHARES_MAX) return refuse('too_many_shares');
  return accept({ type: 'GameShared', data: { gameId, playerId, shareId, turnId, sharedAt: at } });
}

export function revokeShare(command: RevokeShare, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, shareId, at } = command;
  if (!openingFor(state, playerId)) return refuse('game_not_found');
  const share = Object.hasOwn(state.shares, shareId) ? state.shares[shareId] : undefined;
  if (!share) return refuse('unknown_share');
  if (state.deleted || share.revoked) return nothingToDo();
  return accept({ type: 'ShareRevoked', data: { gameId, playerId, shareId, revokedAt: at } });
}

import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { RewindGame } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, openingFor, worldAt } from './game.state.js';
import { refuse } from './refusals.js';

export function rewindGame(command: RewindGame, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, toTurnId, at } = command;
  if (!openingFor(state, playerId)) return refuse('game_not_found');
  if (state.deleted) return refuse('game_deleted');
  if (state.pendingTurnId !== null) return refuse('turn_pending');
  if (worldAt(state, toTurnId) === null) return refuse('unknown_turn');
  if (state.headTurnId === toTurnId) return nothingToDo();
  return accept({ type: 'GameRewound', data: { gameId, playerId, toTurnId, rewoundAt: at } });
}

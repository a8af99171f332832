import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { RewindGame } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, openingFor, worldAt } from './game.state.js';
import { gameDeleted, gameNotFound, turnPending, unknownTurn } from './refusals.js';

export function rewindGame(command: RewindGame, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, toTurnId, at } = command;
  if (!openingFor(state, playerId)) return gameNotFound();
  if (state.deleted) return gameDeleted();
  if (state.pendingTurnId !== null) return turnPending();
  if (worldAt(state, toTurnId) === null) return unknownTurn();
  if (state.headTurnId === toTurnId) return nothingToDo();
  return accept({ type: 'GameRewound', data: { gameId, playerId, toTurnId, rewoundAt: at } });
}

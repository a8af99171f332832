import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { SaveGame } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, openingFor, worldAt } from './game.state.js';
import { gameDeleted, gameNotFound, unknownTurn } from './refusals.js';

export function saveGame(command: SaveGame, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, at } = command;
  if (!openingFor(state, playerId)) return gameNotFound();
  if (state.deleted) return gameDeleted();
  const turnId = command.turnId ?? state.headTurnId;
  if (turnId === null || worldAt(state, turnId) === null) return unknownTurn();
  if (state.savedTurnId === turnId) return nothingToDo();
  return accept({ type: 'GameSaved', data: { gameId, playerId, turnId, savedAt: at } });
}

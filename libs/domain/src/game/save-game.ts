import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { SaveGame } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { type GameState, openingFor, worldAt } from './game.state.js';
import { refuse } from './refusals.js';

export function saveGame(command: SaveGame, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, at } = command;
  if (!openingFor(state, playerId)) return refuse('game_not_found');
  if (state.deleted) return refuse('game_deleted');
  const turnId = command.turnId ?? state.headTurnId;
  if (turnId === null || worldAt(state, turnId) === null) return refuse('unknown_turn');
  if (state.savedTurnId === turnId) return nothingToDo();
  return accept({ type: 'GameSaved', data: { gameId, playerId, turnId, savedAt: at } });
}

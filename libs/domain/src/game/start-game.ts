import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { StartGame } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import type { GameState, Opening } from './game.state.js';
import { refuse } from './refusals.js';

export function startGame(command: StartGame, state: GameState): Decision<GameEvent> {
  const { gameId, playerId, gameType, difficulty, characterId, isHistorical, world } = command;
  const opening: Opening = { gameId, playerId, gameType, difficulty, characterId, isHistorical, world };
  if (state.opening) return isSameOpening(state.opening, opening) ? nothingToDo() : refuse('game_exists');
  const { character, narrative, suggestions, prologue } = command;
  return accept({
    type: 'GameStarted',
    data: { ...opening, prologue: prologue?.source ?? null },
    private: {
      character,
      narrative,
      suggestions,
      ...(prologue && { prologue: prologue.story }),
      ...(prologue?.scene && { scene: prologue.scene }),
    },
  });
}

/** The world follows from the other fields, so it is not compared: a corrected calendar must not refuse a retry. */
function isSameOpening(one: Opening, other: Opening): boolean {
  return (
    one.gameId === other.gameId &&
    one.playerId === other.playerId &&
    one.gameType === other.gameType &&
    one.difficulty === other.difficulty &&
    one.characterId === other.characterId &&
    one.isHistorical === other.isHistorical
  );
}

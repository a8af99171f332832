/** The rules of a game: a tree of turns, one of them pending at most. */
import type { Decider, Decision } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import { amendChronicle } from './amend-chronicle.js';
import { deleteGame } from './delete-game.js';
import { failTurn } from './fail-turn.js';
import type { GameCommand } from './game.commands.js';
import type { GameEvent } from './game.events.js';
import { evolveGame } from './game.evolve.js';
import { type GameState, noGame } from './game.state.js';
import { nameBranch } from './name-branch.js';
import { narrateTurn } from './narrate-turn.js';
import { reportTurn } from './report-turn.js';
import { rewindGame } from './rewind-game.js';
import { saveGame } from './save-game.js';
import { revokeShare, shareGame } from './share-game.js';
import { startGame } from './start-game.js';
import { stopTurn } from './stop-turn.js';
import { submitTurn } from './submit-turn.js';
import { summariseChronicle } from './summarise-chronicle.js';

export const gameDecider: Decider<GameState, GameCommand, GameEvent> = {
  initialState: noGame,
  decide: decideGame,
  evolve: evolveGame,
  isTerminal: (state) => state.deleted,
};

function decideGame(command: GameCommand, state: GameState): Decision<GameEvent> {
  switch (command.type) {
    case 'StartGame':
      return startGame(command, state);
    case 'SubmitTurn':
      return submitTurn(command, state);
    case 'NarrateTurn':
      return narrateTurn(command, state);
    case 'FailTurn':
      return failTurn(command, state);
    case 'StopTurn':
      return stopTurn(command, state);
    case 'SaveGame':
      return saveGame(command, state);
    case 'RewindGame':
      return rewindGame(command, state);
    case 'NameBranch':
      return nameBranch(command, state);
    case 'AmendChronicle':
      return amendChronicle(command, state);
    case 'SummariseChronicle':
      return summariseChronicle(command, state);
    case 'ReportTurn':
      return reportTurn(command, state);
    case 'ShareGame':
      return shareGame(command, state);
    case 'RevokeShare':
      return revokeShare(command, state);
    case 'DeleteGame':
      return deleteGame(command, state);
    default:
      return unhandled(command);
  }
}

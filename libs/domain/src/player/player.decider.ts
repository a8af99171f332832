/** The rules of a player: characters, settings, and the way out. */
import type { Decider, Decision } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import { changeSettings } from './change-settings.js';
import { completeErasure } from './complete-erasure.js';
import { createCharacter } from './create-character.js';
import { editCharacter } from './edit-character.js';
import { liftSuspension } from './lift-suspension.js';
import type { PlayerCommand } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import { evolvePlayer } from './player.evolve.js';
import { noPlayer, type PlayerState } from './player.state.js';
import { recordSignIn } from './record-sign-in.js';
import { registerPlayer } from './register-player.js';
import { removeCharacter } from './remove-character.js';
import { requestErasure } from './request-erasure.js';
import { suspendPlayer } from './suspend-player.js';
import { unlockFullGame } from './unlock-full-game.js';

export const playerDecider: Decider<PlayerState, PlayerCommand, PlayerEvent> = {
  initialState: noPlayer,
  decide: decidePlayer,
  evolve: evolvePlayer,
  isTerminal: (state) => state.erasure !== 'none',
};

function decidePlayer(command: PlayerCommand, state: PlayerState): Decision<PlayerEvent> {
  switch (command.type) {
    case 'RegisterPlayer':
      return registerPlayer(command, state);
    case 'UnlockFullGame':
      return unlockFullGame(command, state);
    case 'CreateCharacter':
      return createCharacter(command, state);
    case 'EditCharacter':
      return editCharacter(command, state);
    case 'RemoveCharacter':
      return removeCharacter(command, state);
    case 'ChangeSettings':
      return changeSettings(command, state);
    case 'RecordSignIn':
      return recordSignIn(command, state);
    case 'SuspendPlayer':
      return suspendPlayer(command, state);
    case 'LiftSuspension':
      return liftSuspension(command, state);
    case 'RequestErasure':
      return requestErasure(command, state);
    case 'CompleteErasure':
      return completeErasure(command, state);
    default:
      return unhandled(command);
  }
}

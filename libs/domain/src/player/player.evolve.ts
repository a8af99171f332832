/** Folds what happened to a player into what must be remembered. */
import { unhandled } from '../unhandled.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';

export function evolvePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'PlayerRegistered':
      return { ...state, playerId: event.data.playerId };
    case 'FullGameUnlocked':
      return { ...state, unlockedBy: [...state.unlockedBy, event.data.paymentId] };
    case 'CharacterCreated': {
      const { characterId, gameType, requestId, bodyHash } = event.data;
      return withCharacter(state, characterId, { gameType, removed: false, requestId, bodyHash });
    }
    case 'CharacterRemoved': {
      const character = state.characters[event.data.characterId];
      return character
        ? withCharacter(state, event.data.characterId, { ...character, removed: true })
        : state;
    }
    case 'SettingsChanged':
      return { ...state, settings: event.data.settings };
    case 'CharacterEdited':
    case 'SignedIn':
      return state;
    case 'PlayerSuspended':
      return withSuspension(state, event.data.actId, true);
    case 'SuspensionLifted':
      return withSuspension(state, event.data.actId, false);
    case 'PlayerErasureRequested':
      return { ...state, erasure: 'requested' };
    case 'PlayerErased':
      return { ...state, erasure: 'done' };
    default:
      return unhandled(event);
  }
}

function withSuspension(state: PlayerState, actId: string, suspended: boolean): PlayerState {
  return { ...state, suspended, suspensionActs: [...state.suspensionActs, actId] };
}

function withCharacter(
  state: PlayerState,
  characterId: number,
  character: PlayerState['characters'][number],
): PlayerState {
  return { ...state, characters: { ...state.characters, [characterId]: character } };
}

import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { RemoveCharacter } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';
import { forActivePlayer } from './active-player.js';
import { refuse } from './refusals.js';

export function removeCharacter(command: RemoveCharacter, state: PlayerState): Decision<PlayerEvent> {
  const { characterId } = command;
  return forActivePlayer(state, (playerId) => {
    const character = state.characters[characterId];
    if (!character) return refuse('unknown_character');
    if (character.removed) return nothingToDo();
    return accept({ type: 'CharacterRemoved', data: { playerId, characterId } });
  });
}

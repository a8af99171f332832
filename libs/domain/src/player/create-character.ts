import { accept, type Decision, nothingToDo, refuse } from '@rubicon/eventsourcing';
import type { CreateCharacter } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import { MAX_CHARACTERS, type PlayerState } from './player.state.js';
import { forActivePlayer } from './refusals.js';

export function createCharacter(command: CreateCharacter, state: PlayerState): Decision<PlayerEvent> {
  const { characterId, gameType, sheet } = command;
  return forActivePlayer(state, (playerId) => {
    if (state.characters[characterId]) return nothingToDo();
    if (Object.values(state.characters).filter(({ removed }) => !removed).length >= MAX_CHARACTERS)
      return refuse('too_many_characters', `You can keep ${MAX_CHARACTERS} characters of your own.`);
    return accept({
      type: 'CharacterCreated',
      data: { playerId, characterId, gameType },
      private: sheet,
    });
  });
}

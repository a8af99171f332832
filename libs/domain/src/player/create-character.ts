import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { CreateCharacter } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import { characterOfRequest, MAX_CHARACTERS, nextCharacterId, type PlayerState } from './player.state.js';
import { forActivePlayer } from './active-player.js';
import { refuse } from './refusals.js';

export function createCharacter(command: CreateCharacter, state: PlayerState): Decision<PlayerEvent> {
  const { requestId, bodyHash, gameType, sheet } = command;
  return forActivePlayer(state, (playerId) => {
    const created = characterOfRequest(state, requestId);
    if (created !== null)
      return state.characters[created]?.bodyHash === bodyHash
        ? nothingToDo()
        : refuse('idempotency_key_reused');
    if (Object.values(state.characters).filter(({ removed }) => !removed).length >= MAX_CHARACTERS)
      return refuse('too_many_characters');
    return accept({
      type: 'CharacterCreated',
      data: { playerId, characterId: nextCharacterId(state), gameType, requestId, bodyHash },
      private: sheet,
    });
  });
}

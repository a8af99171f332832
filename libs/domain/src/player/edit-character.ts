import { accept, type Decision } from '@rubicon/eventsourcing';
import type { EditCharacter } from './player.commands.js';
import type { PlayerEvent } from './player.events.js';
import type { PlayerState } from './player.state.js';
import { forActivePlayer } from './active-player.js';
import { refuse } from './refusals.js';

/** Appends every time: what the character was before is sealed, so nothing can be compared. */
export function editCharacter(command: EditCharacter, state: PlayerState): Decision<PlayerEvent> {
  const { characterId, sheet } = command;
  return forActivePlayer(state, (playerId) => {
    const character = state.characters[characterId];
    if (!character || character.removed) return refuse('unknown_character');
    return accept({
      type: 'CharacterEdited',
      data: { playerId, characterId, gameType: character.gameType },
      private: sheet,
    });
  });
}

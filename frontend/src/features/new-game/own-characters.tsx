import type { Character, GameType } from '@rubicon/contracts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { useEra } from '../../lib/era/era-data.js';
import { newGameStrings } from '../../strings/new-game.js';
import { CharacterGroup } from './character-group.js';
import { DeleteCharacterDialog } from './delete-character-dialog.js';
import { EditCharacterDialog } from './edit-character-dialog.js';

export interface OwnCharactersProps {
  gameType: GameType;
  characters: readonly Character[];
  selectedId: number | null;
  focusedId: number | null;
  onSelect: (character: Character) => void;
}

/** The player's own: chosen like the others, and also changed and deleted (decision 4). */
export function OwnCharacters({ gameType, characters, selectedId, focusedId, onSelect }: OwnCharactersProps) {
  const { data: era } = useEra(gameType);
  const [asked, setAsked] = useState<{ to: 'edit' | 'delete'; character: Character } | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <CharacterGroup
        title={newGameStrings.characters.custom}
        characters={characters}
        empty={newGameStrings.characters.noCustom}
        selectedId={selectedId}
        focusedId={focusedId}
        onSelect={onSelect}
        actions={(character) => (
          <>
            <Button
              variant="ghost"
              size="sm"
              aria-label={newGameStrings.characters.editNamed(character.name)}
              onClick={() => setAsked({ to: 'edit', character })}
            >
              {newGameStrings.characters.edit}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              className="text-danger"
              aria-label={newGameStrings.characters.deleteNamed(character.name)}
              onClick={() => setAsked({ to: 'delete', character })}
            >
              {newGameStrings.characters.delete}
            </Button>
          </>
        )}
      />
      {asked?.to === 'edit' && era && (
        <EditCharacterDialog character={asked.character} era={era} onClose={close} />
      )}
      {asked?.to === 'delete' && <DeleteCharacterDialog character={asked.character} onClose={close} />}
    </>
  );
}

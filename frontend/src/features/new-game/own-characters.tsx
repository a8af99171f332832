import type { Character, GameType } from '@rubicon/contracts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { useEra } from '../../lib/era/era-data.js';
import { CharacterGroup } from './character-group.js';
import { DeleteCharacterDialog } from './delete-character-dialog.js';
import { EditCharacterDialog } from './edit-character-dialog.js';

export interface OwnCharactersProps {
  gameType: GameType;
  characters: readonly Character[];
  selectedId: number | null;
  onSelect: (character: Character) => void;
}

/** The player's own: chosen like the others, and also changed and deleted (decision 4). */
export function OwnCharacters({ gameType, characters, selectedId, onSelect }: OwnCharactersProps) {
  const { data: era } = useEra(gameType);
  const [asked, setAsked] = useState<{ to: 'edit' | 'delete'; character: Character } | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <CharacterGroup
        title="Custom Characters"
        characters={characters}
        empty="None yet. Someone history forgot can be yours."
        selectedId={selectedId}
        onSelect={onSelect}
        actions={(character) => (
          <>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Edit: ${character.name}`}
              onClick={() => setAsked({ to: 'edit', character })}
            >
              Edit
            </Button>
            <Button
              variant="ghost"
              size="sm"
              className="text-danger"
              aria-label={`Delete: ${character.name}`}
              onClick={() => setAsked({ to: 'delete', character })}
            >
              Delete
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

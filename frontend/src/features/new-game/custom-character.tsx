import type { Character, GameType } from '@rubicon/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { useEra } from '../../lib/era/era-data.js';
import { newGameStrings } from '../../strings/new-game.js';
import { CustomCharacterForm } from './custom-character-form.js';

/** The form, closed until asked for; a created character closes and resets it, so does Cancel (specification, section 4). */
export function CustomCharacter({
  gameType,
  onCreated,
}: {
  gameType: GameType;
  onCreated: (character: Character) => void;
}) {
  const [open, setOpen] = useState(false);
  const { data: era } = useEra(gameType);
  if (!open || !era) {
    return (
      <Button variant="secondary" className="mt-5" onClick={() => setOpen(true)} pending={open}>
        <Plus aria-hidden="true" className="size-4.5" />
        {newGameStrings.creation.title}
      </Button>
    );
  }
  return (
    <CustomCharacterForm
      era={era}
      onCancel={() => setOpen(false)}
      onCreated={(character) => {
        setOpen(false);
        onCreated(character);
      }}
    />
  );
}

import type { Character } from '@rubicon/contracts';
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { serverMessage } from '../../lib/api/api-error.js';
import { newGameStrings } from '../../strings/new-game.js';
import { CharacterForm } from './character-form.js';
import { useCreateCharacter } from './characters.api.js';
import { emptyCharacter } from './custom-character-draft.js';

export interface CustomCharacterFormProps {
  era: PublicEra;
  onCreated: (character: Character) => void;
  onCancel: () => void;
}

export function CustomCharacterForm({ era, onCreated, onCancel }: CustomCharacterFormProps) {
  const create = useCreateCharacter(era.id, onCreated);
  return (
    <div className="plate mt-5 animate-rise p-5 sm:p-7">
      <h3 className="display display-md">{newGameStrings.creation.title}</h3>
      <CharacterForm
        era={era}
        title={newGameStrings.creation.title}
        initial={emptyCharacter}
        submitLabel={newGameStrings.creation.submit}
        pendingLabel={newGameStrings.creation.pending}
        pending={create.isPending}
        failure={create.isError ? serverMessage(create.error, newGameStrings.creation.failed) : null}
        onSubmit={(draft) =>
          create.mutate({
            ...draft,
            isHistorical: false,
            startingStats: { influence: 1, reputation: 1, resources: 1 },
            politicalLeanings: 'moderate',
            gameType: era.id,
          })
        }
        onCancel={onCancel}
      />
    </div>
  );
}

import type { Character } from '@rubicon/contracts';
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { Dialog, DialogContent } from '../../components/ui/dialog.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { CharacterForm } from './character-form.js';
import { useEditCharacter } from './characters.api.js';

const TITLE = 'Edit Character';

export function EditCharacterDialog({
  character,
  era,
  onClose,
}: {
  character: Character;
  era: PublicEra;
  onClose: () => void;
}) {
  const edit = useEditCharacter(character, onClose);
  const { name, estate, profession, description } = character;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={TITLE}
        description="Games already begun keep the character as it was."
        className="sm:max-w-2xl"
      >
        <CharacterForm
          era={era}
          title={TITLE}
          initial={{ name, estate, profession, description }}
          submitLabel="Save Changes"
          pendingLabel="Saving..."
          pending={edit.isPending}
          failure={
            edit.isError
              ? serverMessage(edit.error, 'The character could not be changed. Please try again.')
              : null
          }
          onSubmit={(draft) => edit.mutate(draft)}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

import type { Character } from '@rubicon/contracts';
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { Dialog, DialogContent } from '../../components/ui/dialog.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { commonStrings } from '../../strings/common.js';
import { newGameStrings } from '../../strings/new-game.js';
import { CharacterForm } from './character-form.js';
import { useEditCharacter } from './characters.api.js';

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
        title={newGameStrings.change.title}
        description={newGameStrings.change.text}
        className="sm:max-w-2xl"
      >
        <CharacterForm
          era={era}
          title={newGameStrings.change.title}
          initial={{ name, estate, profession, description }}
          submitLabel={commonStrings.saveChanges}
          pendingLabel={commonStrings.saving}
          pending={edit.isPending}
          failure={edit.isError ? serverMessage(edit.error, newGameStrings.change.failed) : null}
          onSubmit={(draft) => edit.mutate(draft)}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

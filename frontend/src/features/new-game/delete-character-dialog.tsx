import type { Character } from '@rubicon/contracts';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { commonStrings } from '../../strings/common.js';
import { newGameStrings } from '../../strings/new-game.js';
import { useDeleteCharacter } from './characters.api.js';

export function DeleteCharacterDialog({ character, onClose }: { character: Character; onClose: () => void }) {
  const deletion = useDeleteCharacter(character, onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        alert
        title={newGameStrings.deletion.title}
        description={newGameStrings.deletion.question(character.name)}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">{commonStrings.cancel}</Button>
          </DialogClose>
          <Button variant="danger" pending={deletion.isPending} onClick={() => deletion.mutate()}>
            {newGameStrings.deletion.title}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

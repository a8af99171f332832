import type { Character } from '@rubicon/contracts';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { useDeleteCharacter } from './characters.api.js';

export function DeleteCharacterDialog({ character, onClose }: { character: Character; onClose: () => void }) {
  const deletion = useDeleteCharacter(character, onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        alert
        title="Delete Character"
        description={`Are you sure you want to delete ${character.name}? Games already begun keep the character. This action cannot be undone.`}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button variant="danger" pending={deletion.isPending} onClick={() => deletion.mutate()}>
            Delete Character
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

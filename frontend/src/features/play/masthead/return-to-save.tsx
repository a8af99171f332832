import { Button } from '../../../components/ui/button.js';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
} from '../../../components/ui/dialog.js';

/** Offered while the story stands elsewhere than at its save; asks first, since the player sees no way back yet. */
export function ReturnToSave({ pending, onReturn }: { pending: boolean; onReturn: () => void }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="link" size="sm" disabled={pending}>
          Return to save
        </Button>
      </DialogTrigger>
      <DialogContent
        alert
        title="Return to Save"
        description="The story goes back to where you saved it, and goes on from there. The turns since then stay in the record."
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button onClick={onReturn}>Return to save</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

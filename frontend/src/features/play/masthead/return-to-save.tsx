import { Button } from '../../../components/ui/button.js';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
} from '../../../components/ui/dialog.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';

const { masthead } = playStrings;

/** Offered while the story stands elsewhere than at its save; asks first, since many turns may lie between. */
export function ReturnToSave({ pending, onReturn }: { pending: boolean; onReturn: () => void }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="link" size="sm" disabled={pending}>
          {masthead.returnToSave}
        </Button>
      </DialogTrigger>
      <DialogContent alert title={masthead.returnTitle} description={masthead.returnText}>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">{commonStrings.cancel}</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button onClick={onReturn}>{masthead.returnToSave}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

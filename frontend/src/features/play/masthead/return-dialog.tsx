import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';

const { masthead } = playStrings;

export function ReturnDialog({ onReturn, onClose }: { onReturn: () => void; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
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

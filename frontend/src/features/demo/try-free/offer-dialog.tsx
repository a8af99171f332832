import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { DollarNote, ToCheckout } from '../parts/one-dollar.js';

export interface OfferDialogProps {
  title: string;
  text: string;
  open: boolean;
  onClose: () => void;
}

/** A word in between: the whole story for a dollar, or on with the demo. What was typed stays where it is. */
export function OfferDialog({ title, text, open, onClose }: OfferDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent
        title={title}
        description={
          <>
            <p>{text}</p>
            <p className="mt-3 font-semibold text-second">Limited offer: $1 for 24 hours</p>
            <DollarNote />
          </>
        }
      >
        <DialogFooter>
          <ToCheckout>Unlock Story for $1</ToCheckout>
          <DialogClose asChild>
            <Button variant="secondary">Continue Demo</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

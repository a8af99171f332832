import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { DollarNote, ToCheckout } from '../parts/one-dollar.js';
import { demoStrings } from '../../../strings/demo.js';

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
            <p className="mt-3 font-semibold text-second">{demoStrings.limitedOffer}</p>
            <DollarNote />
          </>
        }
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">{demoStrings.tryFree.offer.goOn}</Button>
          </DialogClose>
          <ToCheckout>{demoStrings.tryFree.offer.unlock}</ToCheckout>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

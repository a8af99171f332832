import type { PaymentSummary } from '@rubicon/contracts';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { formatDollars } from '../../../lib/format.js';
import { useRefund } from './refund.api.js';

type Refundable = NonNullable<PaymentSummary['refundable']>;

/** Says what comes back, and on what ground, before it asks. */
export function RefundDialog({
  payment,
  refundable,
  onClose,
}: {
  payment: PaymentSummary;
  refundable: Refundable;
  onClose: () => void;
}) {
  const refund = useRefund(onClose);
  const back = formatDollars(refundable.cents / 100);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent alert title="Request Refund" description={explained(payment, refundable, back)}>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button pending={refund.isPending} onClick={() => refund.mutate({ payment, refundable })}>
            {refund.isPending ? 'Processing...' : `Refund ${back}`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function explained({ amount }: PaymentSummary, { ground }: Refundable, back: string): string {
  const way = 'The money goes back the way you paid.';
  return ground === 'guarantee'
    ? `${back} comes back in full by the 30-day guarantee, used or not, once per player. Credits of it that are left leave your balance. ${way}`
    : `${back} of the ${formatDollars(amount)} is unspent and comes back; those credits leave your balance. What was spent on turns stays spent. ${way}`;
}

import type { PaymentSummary } from '@rubicon/contracts';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { formatDollars } from '../../../lib/format.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';
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
      <DialogContent
        alert
        title={accountStrings.refund.title}
        description={explained(payment, refundable, back)}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">{commonStrings.cancel}</Button>
          </DialogClose>
          <Button pending={refund.isPending} onClick={() => refund.mutate(payment)}>
            {refund.isPending ? commonStrings.processing : accountStrings.refund.confirm(back)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function explained({ amount }: PaymentSummary, { ground }: Refundable, back: string): string {
  return ground === 'guarantee'
    ? accountStrings.refund.byGuarantee(back)
    : accountStrings.refund.unspent(back, formatDollars(amount));
}

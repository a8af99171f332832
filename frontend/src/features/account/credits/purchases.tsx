/** What the player has bought, and the way to have it paid back (decision 26). */
import type { PaymentSummary } from '@rubicon/contracts';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { formatDay, formatDollars } from '../../../lib/format.js';
import { usePayments } from '../../../lib/queries/payments.js';
import { QueryState } from '../query-state.js';
import { RefundDialog } from './refund-dialog.js';

const productNames: Readonly<Record<PaymentSummary['product'], string>> = {
  credits: 'Credits',
  'full-game': 'Full game',
};

export function Purchases() {
  const payments = usePayments();
  const [toRefund, setToRefund] = useState<PaymentSummary | null>(null);
  return (
    <section aria-labelledby="purchases-title">
      <CardTitle id="purchases-title">Purchases</CardTitle>
      <p className="measure mt-2 mb-5 text-ink-soft">
        The unspent part of a purchase can be paid back. The $1 full game is paid back whole within 30 days,
        once.
      </p>
      <QueryState query={payments} failure="The purchases could not be loaded">
        {(list) =>
          list.length === 0 ? (
            <p className="border-y border-line py-4 text-ink-soft">No purchases yet.</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {list.map((payment) => (
                <Purchase key={payment.paymentId} payment={payment} onRefund={() => setToRefund(payment)} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {toRefund?.refundable && (
        <RefundDialog payment={toRefund} refundable={toRefund.refundable} onClose={() => setToRefund(null)} />
      )}
    </section>
  );
}

function Purchase({ payment, onRefund }: { payment: PaymentSummary; onRefund: () => void }) {
  const { at, product, amount, refundable } = payment;
  const state = stateOf(payment);
  const name = productNames[product];
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="figures w-16 font-semibold">{formatDollars(amount)}</span>
      <span className="min-w-28 flex-1">
        <span className="flex flex-wrap items-center gap-x-3">
          {name}
          {state !== null && <Badge>{state}</Badge>}
        </span>
        <time dateTime={at} className="figures block text-[0.9rem] text-ink-soft">
          {formatDay(at)}
        </time>
      </span>
      {refundable && (
        <Button
          variant="secondary"
          size="sm"
          onClick={onRefund}
          aria-label={`Request Refund: ${name}, ${formatDay(at)}`}
        >
          Request Refund
        </Button>
      )}
    </li>
  );
}

/** Null for a purchase that simply stands. */
function stateOf({ status, refundedCents }: PaymentSummary): string | null {
  switch (status) {
    case 'completed':
      return null;
    case 'refund_pending':
      return 'Refund on its way';
    case 'refunded':
      return 'Refunded';
    case 'partly_refunded':
      return `${formatDollars(refundedCents / 100)} refunded`;
    case 'disputed':
      return 'Disputed';
  }
}

/** What the player has bought, and the way to have it paid back (decision 26). */
import type { PaymentSummary } from '@rubicon/contracts';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { formatDay, formatDollars } from '../../../lib/format.js';
import { usePayments } from '../../../lib/queries/payments.js';
import { QueryState } from '../query-state.js';
import { accountStrings } from '../../../strings/account.js';
import { RefundDialog } from './refund-dialog.js';

export function Purchases() {
  const payments = usePayments();
  const [toRefund, setToRefund] = useState<PaymentSummary | null>(null);
  return (
    <section aria-labelledby="purchases-title">
      <CardTitle id="purchases-title">{accountStrings.purchases.title}</CardTitle>
      <p className="measure mt-2 mb-5 text-ink-soft">{accountStrings.purchases.text}</p>
      <QueryState query={payments} failure={accountStrings.purchases.notLoaded}>
        {(list) =>
          list.length === 0 ? (
            <p className="border-y border-line py-4 text-ink-soft">{accountStrings.purchases.none}</p>
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
  const name = accountStrings.purchases.products[product];
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
          aria-label={accountStrings.purchases.requestRefundOf(name, formatDay(at))}
        >
          {accountStrings.purchases.requestRefund}
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
      return accountStrings.purchases.refundPending;
    case 'refunded':
      return accountStrings.purchases.refunded;
    case 'partly_refunded':
      return accountStrings.purchases.partlyRefunded(formatDollars(refundedCents / 100));
    case 'disputed':
      return accountStrings.purchases.disputed;
  }
}

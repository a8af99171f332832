/** What the player has bought, and the way to have it paid back (decision 26). */
import { shortTransactionId, type PaymentSummary } from '@rubicon/contracts';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { formatDay, formatDollars, formatMicroUsd } from '../../../lib/format.js';
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
  const { at, paymentId, product, amount, refundable, disputes, unspentMicroUsd } = payment;
  const name = accountStrings.purchases.products[product];
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="figures w-16 font-semibold">{formatDollars(amount)}</span>
      <span className="min-w-28 flex-1">
        <span className="flex flex-wrap items-center gap-x-3">
          {name}
          {statesOf(payment).map((state, index) => (
            <Badge key={index}>{state}</Badge>
          ))}
        </span>
        <span className="figures flex flex-wrap gap-x-3 text-note text-ink-soft">
          <time dateTime={at}>{formatDay(at)}</time>
          {accountStrings.statement.transaction(shortTransactionId(paymentId))}
        </span>
        {disputes.some(({ status }) => status === 'open') && (
          <span className="block text-note text-ink-soft">{accountStrings.purchases.refundWaits}</span>
        )}
        {isWhollyRefunded(payment) && unspentMicroUsd > 0 && (
          <span className="block text-note text-ink-soft">
            {accountStrings.purchases.unspent(formatMicroUsd(unspentMicroUsd))}
          </span>
        )}
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

/** Each thing that is true of it; none for a purchase that simply stands. */
function statesOf(payment: PaymentSummary): string[] {
  const { refundedCents, pendingRefundCents, disputes } = payment;
  const words = accountStrings.purchases;
  const states: string[] = [];
  if (refundedCents > 0)
    states.push(isWhollyRefunded(payment) ? words.refunded : words.partlyRefunded(inDollars(refundedCents)));
  if (pendingRefundCents > 0) states.push(words.refundPending(inDollars(pendingRefundCents)));
  for (const { status, cents, lostCents } of disputes)
    states.push(words.disputes[status](inDollars(cents), inDollars(lostCents)));
  return states;
}

function isWhollyRefunded({ amount, refundedCents }: PaymentSummary): boolean {
  return refundedCents >= amount * 100;
}

function inDollars(cents: number): string {
  return formatDollars(cents / 100);
}

import { shortTransactionId } from '@rubicon/contracts';
import { formatDollars } from '../../lib/format.js';
import { checkoutStrings } from '../../strings/checkout.js';
import type { Order } from './order.js';

export function OrderDetails({ order }: { order: Order }) {
  const details: readonly (readonly [string, string])[] = [
    [checkoutStrings.order.transaction, shortTransactionId(order.transactionId)],
    [checkoutStrings.order.amount, formatDollars(order.amount)],
    [checkoutStrings.order.status, checkoutStrings.order.completed],
    ...(order.email === '' ? [] : [[checkoutStrings.order.receipt, order.email] as const]),
  ];
  return (
    <section aria-labelledby="order-details" className="plate px-6 py-5">
      <h2 id="order-details" className="font-semibold">
        {checkoutStrings.order.title}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {details.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-6 py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figures min-w-0 text-right font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What comes next for the refunds of a payment that was credited: those that are held are paid, and what was paid is followed. */
import type { PaymentOwner, PaymentStep } from './payment-views.js';
import { leftCents, type PaymentState } from './payment.state.js';

/** Null: nothing, or nothing before the provider has decided. */
export function refundStep(
  payment: PaymentState,
  { wallet }: Pick<PaymentOwner, 'wallet'>,
  pendingRefunds: ReadonlySet<string>,
): PaymentStep | null {
  // First, for it makes room for others.
  for (const refundId of payment.failedRefunds) {
    const refund = wallet.refunds[refundId];
    // Paid, and failed before the wallet had followed: the provider, asked once more, says so.
    if (refund?.status !== 'settled') continue;
    if (wallet.closed && leftCents(payment) > 0 && !payment.owedRefunds.includes(refundId))
      return { do: 'owe', refundId, amountCents: refund.moneyRefundedCents, code: 'refund_failed' };
    return { do: 'reverse', refundId };
  }
  // What went back is settled; what began at the provider's dashboard is taken as it is.
  for (const [refundId, moneyRefundedCents] of Object.entries(payment.refunds)) {
    const known = wallet.refunds[refundId]?.status;
    if (known === 'held') return { do: 'settle', refundId };
    if (known === undefined || known === 'released') return { do: 'accept', refundId, moneyRefundedCents };
  }
  for (const [refundId, refund] of Object.entries(wallet.refunds)) {
    const isToBePaid =
      refund.status === 'held' &&
      refund.paymentId === payment.checkout?.paymentId &&
      !pendingRefunds.has(refundId);
    if (isToBePaid) return { do: 'pay', for: 'held', refundId, amountCents: refund.moneyRefundedCents };
  }
  return null;
}

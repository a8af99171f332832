/** What comes next for the disputes of a payment that was credited: the wallet follows what its payer's bank does. */
import { microUsdFromCents } from '../money.js';
import { findPurchase, isBeingRefunded, refundableOf, takenBy } from '../wallet/lots.js';
import type { WalletDispute, WalletState } from '../wallet/wallet.state.js';
import type { PaymentOwner, PaymentStep } from './payment-views.js';
import type { Dispute, PaymentState } from './payment.state.js';

/** Null: nothing, or nothing before a refund under way has come to its end. */
export function disputeStep(
  payment: PaymentState,
  { wallet }: Pick<PaymentOwner, 'wallet'>,
): PaymentStep | null {
  const paymentId = payment.checkout?.paymentId ?? '';
  for (const [disputeId, dispute] of Object.entries(payment.disputes)) {
    const known = wallet.disputes[disputeId];
    if (isToBeFrozen(dispute, known)) {
      const disputedMicroUsd = microUsdFromCents(dispute.amountCents);
      // One whose end was heard of together with its beginning is opened by the first of the two.
      const news = dispute.status === 'open' ? dispute.news : dispute.news - 1;
      return { do: 'freeze', disputeId, disputedMicroUsd, news };
    }
    if (needsClosing(dispute, known, wallet)) {
      const lostMicroUsd = microUsdFromCents(dispute.lostCents);
      // Whether the credits of a refund under way are lost depends on how it ends.
      if (lostMicroUsd > takenBy(known) && isBeingRefunded(wallet, paymentId)) continue;
      return { do: 'close', disputeId, lostMicroUsd, news: dispute.news };
    }
  }
  return null;
}

/**
 * Its payer has the money twice: a refund that was pending when the bank decided was paid all the same. What went back is the refund's; of
 * what had not, the bank took the less. Null: nothing was taken.
 */
export function roomStep(
  payment: PaymentState,
  { wallet }: Pick<PaymentOwner, 'wallet'>,
  lackingMicroUsd: number,
): PaymentStep | null {
  for (const [disputeId, { status }] of Object.entries(payment.disputes)) {
    const known = wallet.disputes[disputeId];
    if (status === 'open' || known?.status !== 'closed' || takenBy(known) === 0) continue;
    const lostMicroUsd = Math.max(0, takenBy(known) - lackingMicroUsd);
    return { do: 'close', disputeId, lostMicroUsd, news: known.news };
  }
  return null;
}

function isToBeFrozen(dispute: Dispute, known: WalletDispute | undefined): boolean {
  if (dispute.status === 'open') return !known || known.news < dispute.news;
  return !known && dispute.lostCents > 0;
}

/** Also when what it took is not what the bank keeps: a refund that went beside it has failed since, or it was closed before amounts were kept. */
function needsClosing(
  dispute: Dispute,
  known: WalletDispute | undefined,
  wallet: WalletState,
): known is WalletDispute {
  if (dispute.status === 'open' || !known) return false;
  if (known.status === 'open') return known.news < dispute.news;
  const lot = findPurchase(wallet, known.paymentId);
  const moreMicroUsd = microUsdFromCents(dispute.lostCents) - takenBy(known);
  if (moreMicroUsd > 0) return lot !== undefined && refundableOf(wallet, lot) > 0;
  return moreMicroUsd < 0;
}

/**
 * The one place that knows what comes next for a payment.
 *
 * The payment's stream says what the provider did, in whatever order the news came; the wallet follows it. Whoever touches a payment (return
 * from checkout, notice, sign-in, refund, the payment's process) folds the streams into these views, asks `nextPaymentStep` and does what
 * it says. There is no second copy of this knowledge.
 */
import { microUsdFromCents } from '../money.js';
import { findPurchase } from '../wallet/lots.js';
import { claimPayment } from './claim-payment.js';
import { disputeStep, roomStep } from './dispute.process.js';
import { paidCheckout } from './payment.state.js';
import type { PaymentOwner, PaymentStep, PaymentViews } from './payment-views.js';
import { goneReturnStep, unclaimedReturnStep } from './payment-return.process.js';
import { refundStep } from './refund.process.js';

/** A checkout page is open for a day; after that, and an hour for the notice, the provider is asked. */
export const CHECKOUT_OVERDUE_MS = 25 * 3_600_000;

/** @param nowMs milliseconds since 1970, UTC */
export function nextPaymentStep(views: PaymentViews, nowMs: number): PaymentStep {
  const { payment, owner } = views;
  const checkout = paidCheckout(payment);
  if (!checkout) return checkoutStep(views, nowMs);
  if (!owner) return claimStep(views) ?? unclaimedReturnStep(views, nowMs);

  if (!findPurchase(owner.wallet, checkout.paymentId))
    return isGone(owner) ? goneReturnStep(views) : { do: 'credit' };
  const isLocked =
    checkout.product === 'full-game' &&
    owner.player.erasure === 'none' &&
    !owner.player.unlockedBy.includes(checkout.paymentId);
  if (isLocked) return { do: 'unlock' };
  const refund = refundStep(payment, owner, views.pendingRefunds);
  // One that has no room has it when a dispute has given back what it took.
  const lackingMicroUsd = refund === null ? 0 : lackingFor(refund, checkout.paymentId, owner);
  const isNext = refund !== null && lackingMicroUsd === 0;
  const makingRoom = () =>
    disputeStep(payment, owner) ?? (lackingMicroUsd > 0 ? roomStep(payment, owner, lackingMicroUsd) : null);
  return (isNext ? refund : (makingRoom() ?? refund)) ?? { do: 'nothing' };
}

/** Whoever has asked to be forgotten is given nothing more: what comes now goes back. */
function isGone({ player, wallet }: PaymentOwner): boolean {
  return player.erasure !== 'none' || wallet.closed;
}

/** How much of the purchase has gone otherwise that the refund needs. */
function lackingFor(step: PaymentStep, paymentId: string, { wallet }: PaymentOwner): number {
  const lot = findPurchase(wallet, paymentId);
  const cents =
    step.do === 'accept'
      ? step.moneyRefundedCents
      : step.do === 'settle'
        ? (wallet.refunds[step.refundId]?.moneyRefundedCents ?? 0)
        : 0;
  const left = lot ? lot.amountMicroUsd - lot.paidBackMicroUsd : 0;
  return Math.max(0, microUsdFromCents(cents) - left);
}

function checkoutStep({ payment, isSessionFresh }: PaymentViews, nowMs: number): PaymentStep {
  const isOverdue =
    payment.status === 'open' &&
    payment.openedAt !== null &&
    nowMs - Date.parse(payment.openedAt) >= CHECKOUT_OVERDUE_MS;
  if (!isOverdue) return { do: 'nothing' };
  // A page that was never attached was never shown; if it was paid all the same, its notice tells.
  if (payment.sessionId === null) return { do: 'expire' };
  return isSessionFresh ? { do: 'nothing' } : { do: 'ask' };
}

function claimStep({ payment, claimantId }: PaymentViews): PaymentStep | null {
  const paymentId = payment.checkout?.paymentId;
  if (claimantId === null || paymentId === undefined) return null;
  const decision = claimPayment({ type: 'ClaimPayment', paymentId, playerId: claimantId }, payment);
  return decision.kind === 'events' && decision.events.length > 0
    ? { do: 'claim', playerId: claimantId }
    : null;
}

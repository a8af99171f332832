/** A completed payment as its player sees it, with what asking for a refund now would pay back. */
import type { PaymentSummary, Product } from '@rubicon/contracts';
import {
  hasOpenDispute,
  paidCheckout,
  refundOffer,
  refundedCents,
  lostCents,
  type PaymentState,
  type WalletState,
} from '@rubicon/domain';

export interface PaymentFacts {
  readonly paymentId: string;
  readonly playerId: string;
  readonly product: Product;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** ISO 8601, UTC. */
  readonly completedAt: string;
  /** A bank is deciding about it, or has taken it back. */
  readonly isDisputed: boolean;
}

const CENTS_PER_USD = 100;
/** Only asked, never appended. */
const NO_REFUND_YET = 'asking';

/** @param now ISO 8601, UTC */
export function summaryOf(facts: PaymentFacts, wallet: WalletState, now: string): PaymentSummary {
  const offer = refundOffer(NO_REFUND_YET, facts, wallet, now);
  return {
    paymentId: facts.paymentId,
    at: facts.completedAt,
    product: facts.product,
    amount: facts.amountCents / CENTS_PER_USD,
    status: statusOf(facts, wallet),
    refundedCents: facts.refundedCents,
    refundable: offer.kind === 'offered' ? { cents: offer.cents, ground: offer.ground } : null,
  };
}

/** Null when it is not a completed payment of a player. */
export function factsOf(payment: PaymentState): PaymentFacts | null {
  const checkout = paidCheckout(payment);
  const { playerId, completedAt } = payment;
  if (!checkout || playerId === null || completedAt === null) return null;
  return {
    paymentId: checkout.paymentId,
    playerId,
    product: checkout.product,
    amountCents: checkout.amountCents,
    refundedCents: refundedCents(payment),
    completedAt,
    isDisputed: hasOpenDispute(payment) || lostCents(payment) > 0,
  };
}

function statusOf(facts: PaymentFacts, wallet: WalletState): PaymentSummary['status'] {
  if (facts.isDisputed) return 'disputed';
  const isPending = Object.values(wallet.refunds).some(
    (refund) => refund.status === 'held' && refund.paymentId === facts.paymentId,
  );
  if (isPending) return 'refund_pending';
  if (facts.refundedCents === 0) return 'completed';
  return facts.refundedCents < facts.amountCents ? 'partly_refunded' : 'refunded';
}

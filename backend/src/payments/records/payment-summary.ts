/** A completed payment as its player sees it, with what asking for a refund now would pay back. */
import type { PaymentSummary, Product, PurchaseDispute } from '@rubicon/contracts';
import {
  paidCheckout,
  refundOffer,
  refundedCents,
  type Dispute,
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
  readonly disputes: readonly PurchaseDispute[];
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
    pendingRefundCents: pendingRefundCents(facts, wallet),
    disputes: [...facts.disputes],
    unspentMicroUsd: unspentMicroUsd(facts, wallet),
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
    disputes: Object.values(payment.disputes).map(purchaseDispute),
  };
}

function statusOf(facts: PaymentFacts, wallet: WalletState): PaymentSummary['status'] {
  // A bank is deciding about it, or has taken some of it back.
  if (facts.disputes.some(({ status }) => status !== 'won')) return 'disputed';
  if (pendingRefundCents(facts, wallet) > 0) return 'refund_pending';
  if (facts.refundedCents === 0) return 'completed';
  return facts.refundedCents < facts.amountCents ? 'partly_refunded' : 'refunded';
}

export function purchaseDispute({
  status,
  amountCents,
  lostCents,
}: Pick<Dispute, 'status' | 'amountCents' | 'lostCents'>): PurchaseDispute {
  return { status, cents: amountCents, lostCents };
}

/** What was set aside for a turn when all of it was refunded is there again after the turn. */
function unspentMicroUsd({ paymentId }: PaymentFacts, { lots }: WalletState): number {
  return lots.find(({ lotId }) => lotId === paymentId)?.remainingMicroUsd ?? 0;
}

function pendingRefundCents({ paymentId }: PaymentFacts, { refunds }: WalletState): number {
  return Object.values(refunds).reduce(
    (sum, refund) =>
      refund.status === 'held' && refund.paymentId === paymentId ? sum + refund.moneyRefundedCents : sum,
    0,
  );
}

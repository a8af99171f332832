/**
 * Phase two of a refund: the provider is asked, and what it says is recorded. Whatever breaks in between, asking again goes on where it
 * stopped: the refund's id is the provider's idempotency key.
 */
import { paidCheckout, refundedCents, type PaymentState } from '@rubicon/domain';
import { followPayment, type FollowPaymentPorts } from '../completion/follow-payment.js';
import type { PaymentProvider, RefundAnswer } from '../provider/payment-provider.js';

export interface RefundPorts {
  readonly provider: PaymentProvider;
  readonly commands: FollowPaymentPorts;
}

/**
 * Brings a refund that is held in the player's wallet to its end; one that is pending at the provider waits for its notice.
 * @throws ProviderUnavailable
 */
export async function payHeldRefund(
  playerId: string,
  refundId: string,
  { provider, commands }: RefundPorts,
): Promise<void> {
  const refund = (await commands.wallet.load(playerId)).state.refunds[refundId];
  if (refund?.status !== 'held') return;
  const { paymentId, moneyRefundedCents } = refund;
  const { state } = await commands.payment.load(paymentId);
  if (state.refunds[refundId] === undefined) {
    const answer = await payOut(refundId, moneyRefundedCents, state, provider);
    if (answer.kind === 'pending') return;
    if (answer.kind === 'refused') {
      await commands.wallet.handle(
        playerId,
        { type: 'ReleaseRefund', playerId, refundId },
        commands.contextFor(paymentId),
      );
      return;
    }
    await record(paymentId, refundId, moneyRefundedCents, commands);
  }
  await followPayment(paymentId, commands);
}

/**
 * Pays back what is left of a payment that no wallet will ever take.
 * @returns null when nothing was left
 * @throws ProviderUnavailable
 */
export async function payBackRest(
  refundId: string,
  payment: PaymentState,
  { provider, commands }: RefundPorts,
): Promise<RefundAnswer | null> {
  const checkout = paidCheckout(payment);
  const leftCents = checkout ? checkout.amountCents - refundedCents(payment) : 0;
  if (!checkout || leftCents === 0) return null;
  const answer = await payOut(refundId, leftCents, payment, provider);
  if (answer.kind === 'paid') await record(checkout.paymentId, refundId, leftCents, commands);
  return answer;
}

/** @throws TypeError when the payment is not completed */
export async function payOut(
  refundId: string,
  amountCents: number,
  payment: PaymentState,
  provider: PaymentProvider,
): Promise<RefundAnswer> {
  const { checkout, paymentIntentId } = payment;
  if (!checkout || paymentIntentId === null) throw new TypeError('only a completed payment can be refunded');
  return provider.refund({ refundId, paymentId: checkout.paymentId, paymentIntentId, amountCents });
}

/** @throws RefundNotRecorded */
export async function record(
  paymentId: string,
  refundId: string,
  amountCents: number,
  commands: FollowPaymentPorts,
): Promise<void> {
  const recorded = await commands.payment.handle(
    paymentId,
    { type: 'RecordRefund', paymentId, refundId, amountCents },
    commands.contextFor(paymentId),
  );
  if (recorded.kind === 'refused') throw new RefundNotRecorded(paymentId, recorded.refusal.code);
}

/** The provider has paid a refund that the payment's book has no room for: someone has to look. */
export class RefundNotRecorded extends Error {
  readonly code = 'refund_not_recorded';
  constructor(paymentId: string, reason: string) {
    super(`a refund of payment ${paymentId} could not be recorded: ${reason}`);
  }
}

/**
 * What the provider tells by itself (decision 23): repeated for days and in any order. A notice of a refund or a dispute first brings the
 * payment to completion, so that none comes too early; and it is the provider that is asked what has been refunded.
 */
import { paidCheckout, type PaymentState } from '@rubicon/domain';
import type { Refusal } from '@rubicon/eventsourcing';
import type {
  PaymentProvider,
  ProviderDispute,
  ProviderNotice,
  ProviderRefund,
} from '../provider/payment-provider.js';
import { completePayment, type CompletePaymentPorts } from './complete-payment.js';
import { followPayment, PaymentNotFollowed } from './follow-payment.js';

export interface NoticePorts {
  readonly provider: PaymentProvider;
  readonly commands: CompletePaymentPorts;
  /** Someone has to look: the provider would only repeat what we will refuse again. */
  refused(this: void, paymentId: string | null, refusal: Refusal): void;
}

/** @throws ProviderUnavailable */
export async function takeNotice(
  notice: Exclude<ProviderNotice, null>,
  { provider, commands, refused }: NoticePorts,
): Promise<void> {
  const session =
    notice.kind === 'session_changed' ? notice.session : await provider.sessionOf(notice.paymentIntentId);
  // Money that came through nobody's checkout is another shop's.
  if (session === null) return;
  const completion = await completePayment(session, commands);
  if (completion.kind === 'refused') return refused(session.paymentId, completion.refusal);
  if (completion.kind === 'not_paid' || notice.kind === 'session_changed') return;

  const { paymentId } = completion.checkout;
  const refusal =
    notice.kind === 'dispute_changed'
      ? await recordDispute(paymentId, notice.dispute, commands)
      : await recordRefunds(completion.state, await provider.refundsOf(notice.paymentIntentId), commands);
  if (refusal !== null) refused(paymentId, refusal);
  try {
    await followPayment(paymentId, commands);
  } catch (error) {
    // It is in the payment's stream: the wallet is brought there by the payment's process.
    if (!(error instanceof PaymentNotFollowed)) throw error;
    refused(paymentId, { code: error.code, detail: error.message });
  }
}

async function recordDispute(
  paymentId: string,
  { disputeId, amountCents, status }: ProviderDispute,
  commands: CompletePaymentPorts,
): Promise<Refusal | null> {
  const opened = await commands.payment.handle(
    paymentId,
    { type: 'OpenDispute', paymentId, disputeId, amountCents },
    commands.contextFor(paymentId),
  );
  if (opened.kind === 'refused') return opened.refusal;
  if (status === 'open') return null;
  const closed = await commands.payment.handle(
    paymentId,
    { type: 'CloseDisputeOfPayment', paymentId, disputeId, outcome: status },
    commands.contextFor(paymentId),
  );
  return closed.kind === 'refused' ? closed.refusal : null;
}

/** What was paid is recorded; what failed in the end releases the credits held for it, or the payment that it was to return. */
async function recordRefunds(
  payment: PaymentState,
  refunds: readonly ProviderRefund[],
  commands: CompletePaymentPorts,
): Promise<Refusal | null> {
  const paymentId = paidCheckout(payment)?.paymentId;
  if (paymentId === undefined) return null;
  let refusal: Refusal | null = null;
  for (const { refundId, amountCents, status } of refunds) {
    if (status === 'pending') continue;
    const outcome =
      status === 'paid'
        ? await commands.payment.handle(
            paymentId,
            { type: 'RecordRefund', paymentId, refundId, amountCents },
            commands.contextFor(paymentId),
          )
        : await releaseFailed(payment, paymentId, refundId, commands);
    if (outcome?.kind === 'refused') refusal = outcome.refusal;
  }
  return refusal;
}

async function releaseFailed(
  payment: PaymentState,
  paymentId: string,
  refundId: string,
  commands: CompletePaymentPorts,
) {
  const { playerId } = payment;
  if (payment.refunds[refundId] !== undefined) return { kind: 'refused', refusal: paidOutAndFailed } as const;
  if (playerId === null)
    return commands.payment.handle(
      paymentId,
      { type: 'RefuseUnclaimedReturn', paymentId, refundId, code: 'refund_failed' },
      commands.contextFor(paymentId),
    );
  const { state } = await commands.wallet.load(playerId);
  if (state.closed && state.refunds[refundId] === undefined)
    return { kind: 'refused', refusal: keptFromWhoLeft } as const;
  if (state.refunds[refundId]?.status !== 'held') return null;
  return commands.wallet.handle(
    playerId,
    { type: 'ReleaseRefund', playerId, refundId },
    commands.contextFor(paymentId),
  );
}

const paidOutAndFailed: Refusal = {
  code: 'refund_failed_after_payout',
  detail: 'A refund that was recorded as paid has failed at the provider.',
};

const keptFromWhoLeft: Refusal = {
  code: 'refund_failed_after_closing',
  detail: 'Money that was to go back to a player who has left is still here.',
};

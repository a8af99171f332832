/**
 * The provider says how a checkout stands; this brings our payment to the same point. The return from checkout, the webhook and
 * support all come through here, in any order and as often as they like.
 */
import { paidCheckout, type Checkout, type PaymentState } from '@rubicon/domain';
import type { Refusal } from '@rubicon/eventsourcing';
import type { CheckoutSession } from '../provider/payment-provider.js';
import { followPayment, type FollowPaymentPorts } from './follow-payment.js';

export interface CompletePaymentPorts extends FollowPaymentPorts {
  nowIso(): string;
}

export type Completion =
  | {
      readonly kind: 'completed';
      readonly checkout: Checkout;
      readonly state: PaymentState;
      readonly position: bigint | null;
    }
  /** The checkout is still open, or was given up. */
  | { readonly kind: 'not_paid' }
  /** The session and our payment do not belong together. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export async function completePayment(
  session: CheckoutSession,
  ports: CompletePaymentPorts,
): Promise<Completion> {
  const { paymentId } = session;
  if (paymentId === null)
    return {
      kind: 'refused',
      refusal: { code: 'unknown_payment', detail: 'This payment is not known here.' },
    };

  if (session.status === 'expired') {
    await ports.payment.handle(
      paymentId,
      { type: 'ExpireCheckout', paymentId, at: ports.nowIso() },
      ports.contextFor(paymentId),
    );
    return { kind: 'not_paid' };
  }
  if (!session.paid || session.paymentIntentId === null) return { kind: 'not_paid' };

  const completed = await ports.payment.handle(
    paymentId,
    {
      type: 'CompletePayment',
      paymentId,
      sessionId: session.sessionId,
      paymentIntentId: session.paymentIntentId,
      amountCents: session.amountCents,
      currency: session.currency,
      at: ports.nowIso(),
    },
    ports.contextFor(paymentId),
  );
  if (completed.kind === 'refused') return { kind: 'refused', refusal: completed.refusal };

  const followed = await followPayment(paymentId, ports);
  const checkout = paidCheckout(followed.state);
  if (checkout === null) throw new TypeError(`payment ${paymentId} is completed and was never opened`);
  const position = followed.kind === 'followed' ? followed.position : null;
  return { kind: 'completed', checkout, state: followed.state, position: position ?? completed.position };
}

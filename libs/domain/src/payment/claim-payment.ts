import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ClaimPayment } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { hasOpenDispute, leftCents, lostCents, paidCheckout, type PaymentState } from './payment.state.js';
import { refuse } from './refusals.js';

export function claimPayment(command: ClaimPayment, state: PaymentState): Decision<PaymentEvent> {
  const { paymentId, playerId } = command;
  if (!state.checkout) return refuse('unknown_payment');
  const checkout = paidCheckout(state);
  if (!checkout) return refuse('not_paid');
  if (state.playerId === playerId) return nothingToDo();
  if (state.playerId !== null) return refuse('claimed_by_another');
  const isAllGone = leftCents(state) === 0;
  if (hasOpenDispute(state) || (isAllGone && lostCents(state) > 0)) return refuse('payment_disputed');
  if (state.unclaimedReturn !== null) return refuse('payment_returned', 'This payment is being paid back.');
  if (isAllGone) return refuse('payment_returned');
  const { product, creditsMicroUsd } = checkout;
  return accept({ type: 'PaymentClaimed', data: { paymentId, playerId, product, creditsMicroUsd } });
}

import { accept, type Decision, nothingToDo, refuse } from '@rubicon/eventsourcing';
import type { ClaimPayment } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { hasOpenDispute, leftCents, lostCents, paidCheckout, type PaymentState } from './payment.state.js';
import { claimedByAnother, disputed, notPaid, unknownPayment } from './refusals.js';

export function claimPayment(command: ClaimPayment, state: PaymentState): Decision<PaymentEvent> {
  const { paymentId, playerId } = command;
  if (!state.checkout) return unknownPayment();
  const checkout = paidCheckout(state);
  if (!checkout) return notPaid();
  if (state.playerId === playerId) return nothingToDo();
  if (state.playerId !== null) return claimedByAnother();
  const isAllGone = leftCents(state) === 0;
  if (hasOpenDispute(state) || (isAllGone && lostCents(state) > 0)) return disputed();
  if (state.unclaimedReturn !== null) return refuse('payment_returned', 'This payment is being paid back.');
  if (isAllGone) return refuse('payment_returned', 'This payment was paid back.');
  const { product, creditsMicroUsd } = checkout;
  return accept({ type: 'PaymentClaimed', data: { paymentId, playerId, product, creditsMicroUsd } });
}

import { accept, type Decision, nothingToDo, refuse } from '@rubicon/eventsourcing';
import type { ClaimPayment } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { isDisputed, paidCheckout, type PaymentState, refundedCents } from './payment.state.js';
import { claimedByAnother, disputed, notPaid, unknownPayment } from './refusals.js';

export function claimPayment(command: ClaimPayment, state: PaymentState): Decision<PaymentEvent> {
  const { paymentId, playerId } = command;
  if (!state.checkout) return unknownPayment();
  const checkout = paidCheckout(state);
  if (!checkout) return notPaid();
  if (state.playerId === playerId) return nothingToDo();
  if (state.playerId !== null) return claimedByAnother();
  if (isDisputed(state, 'open') || isDisputed(state, 'lost')) return disputed();
  if (state.unclaimedReturn !== null) return refuse('payment_returned', 'This payment is being paid back.');
  if (refundedCents(state) >= checkout.amountCents)
    return refuse('payment_returned', 'This payment was paid back.');
  const { product, creditsMicroUsd } = checkout;
  return accept({ type: 'PaymentClaimed', data: { paymentId, playerId, product, creditsMicroUsd } });
}

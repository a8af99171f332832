import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ClaimPayment } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { paidCheckout, withheldBecause, type PaymentState } from './payment.state.js';
import { refuse } from './refusals.js';

export function claimPayment(command: ClaimPayment, state: PaymentState): Decision<PaymentEvent> {
  const { paymentId, playerId } = command;
  if (!state.checkout) return refuse('unknown_payment');
  const checkout = paidCheckout(state);
  if (!checkout) return refuse('not_paid');
  if (state.playerId === playerId) return nothingToDo();
  if (state.playerId !== null) return refuse('claimed_by_another');
  const withheld = withheldBecause(state);
  if (withheld === 'payment_returned' && state.unclaimedReturn !== null)
    return refuse(withheld, 'This payment is being paid back.');
  if (withheld) return refuse(withheld);
  const { product, creditsMicroUsd } = checkout;
  return accept({ type: 'PaymentClaimed', data: { paymentId, playerId, product, creditsMicroUsd } });
}

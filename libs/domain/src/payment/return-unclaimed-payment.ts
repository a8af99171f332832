import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ReturnUnclaimedPayment } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { isDisputed, paidCheckout, type PaymentState, refundedCents } from './payment.state.js';
import { claimedByAnother, disputed, notPaid } from './refusals.js';

export function returnUnclaimedPayment(
  command: ReturnUnclaimedPayment,
  state: PaymentState,
): Decision<PaymentEvent> {
  const { paymentId, refundId } = command;
  const checkout = paidCheckout(state);
  if (!checkout) return notPaid();
  if (state.playerId !== null) return claimedByAnother();
  const amountCents = checkout.amountCents - refundedCents(state);
  if (amountCents === 0 || isDisputed(state, 'lost')) return nothingToDo();
  if (isDisputed(state, 'open')) return disputed();
  return accept({ type: 'UnclaimedPaymentReturned', data: { paymentId, refundId, amountCents } });
}

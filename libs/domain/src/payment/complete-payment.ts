import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { CompletePayment } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentState } from './payment.state.js';
import { refuse } from './refusals.js';

/** A payment whose session was never attached is completed too: the crash between the two is what our own id in its metadata is for. */
export function completePayment(command: CompletePayment, state: PaymentState): Decision<PaymentEvent> {
  const { paymentId, sessionId, paymentIntentId, amountCents, currency, at } = command;
  const { checkout } = state;
  if (!checkout) return refuse('unknown_payment');
  // First, for whoever pays at a second page has paid twice.
  if (state.sessionId !== null && state.sessionId !== sessionId) return refuse('session_mismatch');
  if (state.status === 'completed') return nothingToDo();
  if (amountCents !== checkout.amountCents || currency.toLowerCase() !== 'usd')
    return refuse('amount_mismatch');
  const { product, creditsMicroUsd } = checkout;
  return accept({
    type: 'PaymentCompleted',
    data: {
      paymentId,
      playerId: state.playerId,
      sessionId,
      paymentIntentId,
      product,
      amountCents,
      creditsMicroUsd,
      completedAt: at,
    },
  });
}

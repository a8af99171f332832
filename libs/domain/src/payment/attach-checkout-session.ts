import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { AttachCheckoutSession } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentState } from './payment.state.js';
import { refuse } from './refusals.js';

export function attachCheckoutSession(
  command: AttachCheckoutSession,
  state: PaymentState,
): Decision<PaymentEvent> {
  const { paymentId, sessionId } = command;
  if (!state.checkout) return refuse('unknown_payment');
  if (state.sessionId === sessionId) return nothingToDo();
  if (state.sessionId !== null) return refuse('session_attached');
  return accept({ type: 'CheckoutSessionAttached', data: { paymentId, sessionId } });
}

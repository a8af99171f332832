import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { BeginUnclaimedReturn } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { hasOpenDispute, leftCents, paidCheckout, type PaymentState } from './payment.state.js';
import { refuse } from './refusals.js';

export function beginUnclaimedReturn(
  command: BeginUnclaimedReturn,
  state: PaymentState,
): Decision<PaymentEvent> {
  const { paymentId, refundId, at } = command;
  if (!paidCheckout(state)) return refuse('not_paid');
  if (state.playerId !== null) return refuse('claimed_by_another');
  if (state.unclaimedReturn !== null || state.refusedReturns.includes(refundId)) return nothingToDo();
  const amountCents = leftCents(state);
  if (amountCents === 0) return nothingToDo();
  if (hasOpenDispute(state)) return refuse('payment_disputed');
  return accept({ type: 'UnclaimedReturnBegun', data: { paymentId, refundId, amountCents, begunAt: at } });
}

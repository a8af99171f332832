import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { BeginUnclaimedReturn } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { hasOpenDispute, leftCents, paidCheckout, type PaymentState } from './payment.state.js';
import { claimedByAnother, disputed, notPaid } from './refusals.js';

export function beginUnclaimedReturn(
  command: BeginUnclaimedReturn,
  state: PaymentState,
): Decision<PaymentEvent> {
  const { paymentId, refundId, at } = command;
  if (!paidCheckout(state)) return notPaid();
  if (state.playerId !== null) return claimedByAnother();
  if (state.unclaimedReturn !== null || state.refusedReturns.includes(refundId)) return nothingToDo();
  const amountCents = leftCents(state);
  if (amountCents === 0) return nothingToDo();
  if (hasOpenDispute(state)) return disputed();
  return accept({ type: 'UnclaimedReturnBegun', data: { paymentId, refundId, amountCents, begunAt: at } });
}

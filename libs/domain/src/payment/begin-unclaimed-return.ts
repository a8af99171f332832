import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { BeginUnclaimedReturn } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { isDisputed, paidCheckout, type PaymentState, refundedCents } from './payment.state.js';
import { claimedByAnother, disputed, notPaid } from './refusals.js';

export function beginUnclaimedReturn(
  command: BeginUnclaimedReturn,
  state: PaymentState,
): Decision<PaymentEvent> {
  const { paymentId, refundId, at } = command;
  const checkout = paidCheckout(state);
  if (!checkout) return notPaid();
  if (state.playerId !== null) return claimedByAnother();
  if (state.unclaimedReturn !== null || state.refusedReturns.includes(refundId)) return nothingToDo();
  const amountCents = checkout.amountCents - refundedCents(state);
  if (amountCents === 0 || isDisputed(state, 'lost')) return nothingToDo();
  if (isDisputed(state, 'open')) return disputed();
  return accept({ type: 'UnclaimedReturnBegun', data: { paymentId, refundId, amountCents, begunAt: at } });
}

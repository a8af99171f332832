import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asPositiveMicroUsd, microUsdFromCents } from '../money.js';
import type { RecordRefund } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { paidCheckout, type PaymentState, refundedCents } from './payment.state.js';
import { refuse } from './refusals.js';

/** @throws RangeError when the amount is no positive safe integer */
export function recordRefund(command: RecordRefund, state: PaymentState): Decision<PaymentEvent> {
  const { paymentId, refundId, amountCents } = command;
  const checkout = paidCheckout(state);
  if (!checkout) return refuse('not_paid');
  if (state.refunds[refundId] !== undefined || state.failedRefunds.includes(refundId)) return nothingToDo();
  asPositiveMicroUsd(microUsdFromCents(amountCents));
  if (refundedCents(state) + amountCents > checkout.amountCents) return refuse('refund_exceeds_payment');
  const type = state.unclaimedReturn?.refundId === refundId ? 'UnclaimedPaymentReturned' : 'PaymentRefunded';
  return accept({ type, data: { paymentId, refundId, amountCents } });
}

import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { RecordRefundFailure } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentState } from './payment.state.js';

export function recordRefundFailure(
  { paymentId, refundId }: RecordRefundFailure,
  state: PaymentState,
): Decision<PaymentEvent> {
  const amountCents = state.refunds[refundId];
  if (amountCents === undefined) return nothingToDo();
  return accept({ type: 'PaymentRefundFailed', data: { paymentId, refundId, amountCents } });
}

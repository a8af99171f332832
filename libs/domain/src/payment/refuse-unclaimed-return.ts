import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { RefuseUnclaimedReturn } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentState } from './payment.state.js';

export function refuseUnclaimedReturn(
  { paymentId, refundId, code }: RefuseUnclaimedReturn,
  state: PaymentState,
): Decision<PaymentEvent> {
  if (state.unclaimedReturn?.refundId !== refundId) return nothingToDo();
  return accept({ type: 'UnclaimedReturnRefused', data: { paymentId, refundId, code } });
}

import { accept, type Decision, nothingToDo, refuse } from '@rubicon/eventsourcing';
import type { CloseDisputeOfPayment } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentState } from './payment.state.js';

export function closeDisputeOfPayment(
  command: CloseDisputeOfPayment,
  state: PaymentState,
): Decision<PaymentEvent> {
  const { paymentId, disputeId, outcome } = command;
  const dispute = state.disputes[disputeId];
  if (!dispute) return refuse('unknown_dispute', 'There is no such dispute of this payment.');
  if (dispute.status !== 'open') return nothingToDo();
  const { amountCents } = dispute;
  return accept({
    type: 'DisputeClosed',
    data: { paymentId, playerId: state.playerId, disputeId, outcome, amountCents },
  });
}

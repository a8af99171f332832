import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { CloseDisputeOfPayment } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentState } from './payment.state.js';
import { refuse } from './refusals.js';

/** Again, when the bank has thought better of it: what it keeps is what counts. */
export function closeDisputeOfPayment(
  command: CloseDisputeOfPayment,
  state: PaymentState,
): Decision<PaymentEvent> {
  const { paymentId, disputeId, lostCents } = command;
  const dispute = state.disputes[disputeId];
  if (!dispute) return refuse('unknown_dispute');
  if (dispute.status !== 'open' && dispute.lostCents === lostCents) return nothingToDo();
  const { amountCents } = dispute;
  if (lostCents < 0 || lostCents > amountCents) return refuse('dispute_exceeds_payment');
  const outcome = lostCents > 0 ? 'lost' : 'won';
  return accept({
    type: 'DisputeClosed',
    data: { paymentId, playerId: state.playerId, disputeId, outcome, amountCents, lostCents },
  });
}

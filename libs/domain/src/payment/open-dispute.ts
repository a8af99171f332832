import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { OpenDispute } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { paidCheckout, type PaymentState } from './payment.state.js';
import { refuse } from './refusals.js';

export function openDispute(command: OpenDispute, state: PaymentState): Decision<PaymentEvent> {
  const { paymentId, disputeId, amountCents } = command;
  const checkout = paidCheckout(state);
  if (!checkout) return refuse('not_paid');
  const { [disputeId]: known, ...others } = state.disputes;
  if (known?.status === 'open') return nothingToDo();
  const heldByOthers = Object.values(others).reduce(
    (sum, { status, amountCents: disputed, lostCents }) => sum + (status === 'open' ? disputed : lostCents),
    0,
  );
  if (amountCents <= 0 || heldByOthers + amountCents > checkout.amountCents)
    return refuse('dispute_exceeds_payment');
  return accept({
    type: known ? 'DisputeReopened' : 'PaymentDisputed',
    data: { paymentId, playerId: state.playerId, disputeId, amountCents },
  });
}

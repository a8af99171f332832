import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { OpenDispute } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { paidCheckout, type PaymentState } from './payment.state.js';
import { notPaid } from './refusals.js';

export function openDispute(command: OpenDispute, state: PaymentState): Decision<PaymentEvent> {
  const { paymentId, disputeId, amountCents } = command;
  if (!paidCheckout(state)) return notPaid();
  if (state.disputes[disputeId]) return nothingToDo();
  return accept({
    type: 'PaymentDisputed',
    data: { paymentId, playerId: state.playerId, disputeId, amountCents },
  });
}

import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { OweMoney } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { leftCents, paidCheckout, type PaymentState } from './payment.state.js';
import { refuse } from './refusals.js';

/** Several refunds of one payment may have failed: what is owed adds up, to no more than what is left. */
export function oweMoney(command: OweMoney, state: PaymentState): Decision<PaymentEvent> {
  const { paymentId, refundId, code } = command;
  if (!paidCheckout(state)) return refuse('not_paid');
  if (state.owedRefunds.includes(refundId)) return nothingToDo();
  const before = state.owed?.amountCents ?? 0;
  const amountCents = Math.min(before + command.amountCents, leftCents(state));
  if (amountCents === 0) return nothingToDo();
  const { playerId } = state;
  return accept({ type: 'MoneyOwed', data: { paymentId, playerId, refundId, amountCents, code } });
}

/** What the provider's lists say that a payment's stream does not know yet. */
import type { Refusal } from '@rubicon/eventsourcing';
import type { PaymentCommand } from './payment.commands.js';
import type { ProviderDispute, ProviderRefund } from './payment-provider.js';
import { paidCheckout, type PaymentState } from './payment.state.js';

export interface ProviderNews {
  /** In the order they are to be carried out. */
  readonly commands: readonly PaymentCommand[];
  /** What cannot be read: somebody has to look. */
  readonly refusals: readonly Refusal[];
}

export function providerNews(
  payment: PaymentState,
  refunds: readonly ProviderRefund[],
  disputes: readonly ProviderDispute[],
): ProviderNews {
  const paymentId = paidCheckout(payment)?.paymentId;
  if (paymentId === undefined) return { commands: [], refusals: [] };
  const isUnread = disputes.some(({ status }) => status === 'unknown');
  const news = [
    ...refunds.flatMap((refund) => refundNews(paymentId, payment, refund)),
    ...disputes.flatMap((dispute) => disputeNews(paymentId, payment, dispute)),
  ];
  return {
    // Lists are told newest first: what came later would have no room, and somebody would be woken for nothing.
    commands: [
      ...news.filter((command) => makesRoom(command, payment)),
      ...news.filter((command) => !makesRoom(command, payment)),
    ],
    refusals: isUnread ? [unknownDisputeStatus] : [],
  };
}

function makesRoom(command: PaymentCommand, { disputes }: PaymentState): boolean {
  return (
    command.type === 'RecordRefundFailure' ||
    (command.type === 'CloseDisputeOfPayment' && disputes[command.disputeId] !== undefined)
  );
}

/** One that failed without ever having been paid is the answer to whoever asked for it. */
function refundNews(
  paymentId: string,
  payment: PaymentState,
  { refundId, amountCents, status }: ProviderRefund,
): PaymentCommand[] {
  const isRecorded = payment.refunds[refundId] !== undefined;
  if (status === 'paid' && !isRecorded && !payment.failedRefunds.includes(refundId))
    return [{ type: 'RecordRefund', paymentId, refundId, amountCents }];
  if (status === 'failed' && isRecorded) return [{ type: 'RecordRefundFailure', paymentId, refundId }];
  return [];
}

function disputeNews(
  paymentId: string,
  payment: PaymentState,
  { disputeId, amountCents, status, lostCents }: ProviderDispute,
): PaymentCommand[] {
  const known = payment.disputes[disputeId];
  const open: PaymentCommand = { type: 'OpenDispute', paymentId, disputeId, amountCents };
  const close: PaymentCommand = { type: 'CloseDisputeOfPayment', paymentId, disputeId, lostCents };
  switch (status) {
    case 'open':
      return known?.status === 'open' ? [] : [open];
    case 'closed':
      // One that came and went, and took nothing, is no news, unless money stands as owed because of it.
      if (!known) return lostCents > 0 || payment.owed ? [open, close] : [];
      return known.status !== 'open' && known.lostCents === lostCents ? [] : [close];
    default:
      // While a bank only asks, no money has moved.
      return [];
  }
}

const unknownDisputeStatus: Refusal = {
  code: 'unknown_dispute_status',
  detail: 'The payment provider tells of a dispute in a state that is not known here.',
};

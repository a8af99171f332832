/** What the books remember of a payment: folds the events of its stream, and those of wallets that name it. */
import { amount, optionalText, text, type RawEvent } from '../events/raw-event.js';
import { keyOf } from '../events/stream-of.js';
import type { TimedEvent } from './ledger-event.js';
import type { DisputeOfItem, PaymentItem, RefundOfItem } from './ledger-item.js';

export const MICRO_USD_PER_CENT = 10_000;

export function emptyPayment(at: string): PaymentItem {
  return {
    kind: 'payment',
    playerId: null,
    askedCents: null,
    askedCreditsMicroUsd: null,
    openedAt: null,
    completedTimes: 0,
    completedAt: null,
    paidCents: 0,
    claimedAt: null,
    sessionId: null,
    paymentIntentId: null,
    creditedTimes: 0,
    creditedMicroUsd: 0,
    creditedAt: null,
    creditedTo: null,
    refunds: {},
    disputes: {},
    owedCents: 0,
    owedSince: null,
    returning: null,
    clearingMicroUsd: 0,
    changedAt: at,
    unclearedSince: null,
  };
}

/**
 * Without its clearing account, which follows from what is posted.
 * @throws UnreadableEvent
 */
export function foldPayment(before: PaymentItem, event: TimedEvent): PaymentItem {
  return { ...before, ...changesBy(event, before), changedAt: event.at };
}

/** What banks keep by their last decisions. */
export function lostCentsOf({ disputes }: PaymentItem): number {
  return Object.values(disputes).reduce((sum, { lostCents }) => sum + lostCents, 0);
}

/** Recorded as paid back. */
export function refundedCentsOf({ refunds }: PaymentItem): number {
  return Object.values(refunds).reduce((sum, { recordedCents }) => sum + recordedCents, 0);
}

/** Of what banks keep, what is more than the payment less its refunds: no wallet can be asked for it. */
export function lostBeyondCentsOf(payment: PaymentItem): number {
  const left = Math.max(0, payment.paidCents - refundedCentsOf(payment));
  return Math.max(0, lostCentsOf(payment) - left);
}

function changesBy(event: TimedEvent, before: PaymentItem): Partial<PaymentItem> {
  const { at } = event;
  switch (event.type) {
    case 'CheckoutOpened':
      return {
        playerId: optionalText(event, 'playerId') ?? before.playerId,
        askedCents: amount(event, 'amountCents'),
        askedCreditsMicroUsd: amount(event, 'creditsMicroUsd'),
        openedAt: at,
      };
    case 'CheckoutSessionAttached':
      return { sessionId: text(event, 'sessionId') };
    case 'PaymentCompleted':
      return {
        playerId: optionalText(event, 'playerId') ?? before.playerId,
        completedTimes: before.completedTimes + 1,
        completedAt: at,
        paidCents: before.paidCents + amount(event, 'amountCents'),
        sessionId: optionalText(event, 'sessionId') ?? before.sessionId,
        paymentIntentId: optionalText(event, 'paymentIntentId') ?? before.paymentIntentId,
      };
    case 'PaymentClaimed':
      return { playerId: text(event, 'playerId'), claimedAt: at };
    case 'PaymentRefunded':
      return paidBack(event, before);
    case 'UnclaimedPaymentReturned':
      return { ...paidBack(event, before), returning: null };
    case 'PaymentRefundFailed':
      return withRefund(event, before, ({ recordedCents }) => ({
        recordedCents: recordedCents - amount(event, 'amountCents'),
        failed: true,
      }));
    case 'MoneyOwed':
      return { owedCents: amount(event, 'amountCents'), owedSince: at };
    case 'UnclaimedReturnBegun':
      return {
        returning: {
          refundId: text(event, 'refundId'),
          amountCents: amount(event, 'amountCents'),
          since: at,
        },
      };
    case 'UnclaimedReturnRefused':
      return { returning: null };
    case 'PaymentDisputed':
    case 'DisputeReopened':
      return withDispute(event, before, () => ({
        status: 'open',
        disputedCents: amount(event, 'amountCents'),
      }));
    case 'DisputeClosed': {
      const isLost = text(event, 'outcome') === 'lost';
      return withDispute(event, before, () => ({
        status: isLost ? 'lost' : 'won',
        disputedCents: amount(event, 'amountCents'),
        lostCents: lostBy(event, isLost),
      }));
    }
    case 'CreditsPurchased':
      return {
        creditedTimes: before.creditedTimes + 1,
        creditedMicroUsd: before.creditedMicroUsd + amount(event, 'amountMicroUsd'),
        creditedAt: at,
        creditedTo: keyOf(event),
      };
    case 'RefundHeld':
      return withRefund(event, before, () => ({ wallet: 'held' }));
    case 'RefundReleased':
      return withRefund(event, before, () => ({ wallet: 'released' }));
    case 'RefundSettled':
      return withRefund(event, before, ({ walletMicroUsd }) => ({
        wallet: 'settled',
        walletMicroUsd: walletMicroUsd + settledBy(event),
      }));
    case 'RefundReversed':
      return withRefund(event, before, ({ walletMicroUsd }) => ({
        wallet: 'reversed',
        walletMicroUsd: walletMicroUsd - settledBy(event),
      }));
    case 'CreditsFrozen':
      return withDispute(event, before, ({ status, disputedCents }) => ({
        wallet: 'open',
        disputedCents: status === 'none' ? disputedBy(event) : disputedCents,
      }));
    case 'CreditsUnfrozen':
      return withDispute(event, before, () => ({ wallet: 'closed' }));
    case 'CreditsClawedBack':
    case 'DisputeWrittenOff':
      return withDispute(event, before, ({ walletTookMicroUsd }) => ({
        walletTookMicroUsd: walletTookMicroUsd + amount(event, 'amountMicroUsd'),
      }));
    case 'CreditsReinstated':
      return withDispute(event, before, ({ walletTookMicroUsd }) => ({
        walletTookMicroUsd:
          walletTookMicroUsd - amount(event, 'amountMicroUsd') - amount(event, 'writtenOffMicroUsd'),
      }));
    default:
      return {};
  }
}

/** Credits taken back, and our cost. */
function settledBy(event: RawEvent): number {
  return amount(event, 'creditsReturnedMicroUsd') + amount(event, 'guaranteeCostMicroUsd');
}

/** Before amounts were kept, all that was disputed was taken for lost. */
function lostBy(event: RawEvent, isLost: boolean): number {
  if (event.data['lostCents'] !== undefined) return amount(event, 'lostCents');
  return isLost ? amount(event, 'amountCents') : 0;
}

/** As the wallet was told; in its first version what was frozen. */
function disputedBy(event: RawEvent): number {
  const field = event.data['disputedMicroUsd'] === undefined ? 'amountMicroUsd' : 'disputedMicroUsd';
  return Math.ceil(amount(event, field) / MICRO_USD_PER_CENT);
}

/** What is paid back is owed no more. */
function paidBack(event: TimedEvent, before: PaymentItem): Partial<PaymentItem> {
  const cents = amount(event, 'amountCents');
  return {
    ...withRefund(event, before, ({ recordedCents }) => ({ recordedCents: recordedCents + cents })),
    owedCents: Math.max(0, before.owedCents - cents),
  };
}

function withRefund(
  event: TimedEvent,
  { refunds }: PaymentItem,
  change: (refund: RefundOfItem) => Partial<RefundOfItem>,
): Pick<PaymentItem, 'refunds'> {
  const refundId = text(event, 'refundId');
  const refund = refunds[refundId] ?? unknownRefund;
  return { refunds: { ...refunds, [refundId]: { ...refund, ...change(refund), since: event.at } } };
}
const unknownRefund: RefundOfItem = {
  recordedCents: 0,
  failed: false,
  wallet: 'none',
  walletMicroUsd: 0,
  since: '',
};

function withDispute(
  event: TimedEvent,
  { disputes }: PaymentItem,
  change: (dispute: DisputeOfItem) => Partial<DisputeOfItem>,
): Pick<PaymentItem, 'disputes'> {
  const disputeId = text(event, 'disputeId');
  const dispute = disputes[disputeId] ?? unknownDispute;
  return { disputes: { ...disputes, [disputeId]: { ...dispute, ...change(dispute), since: event.at } } };
}
const unknownDispute: DisputeOfItem = {
  status: 'none',
  disputedCents: 0,
  lostCents: 0,
  walletTookMicroUsd: 0,
  wallet: 'none',
  since: '',
};

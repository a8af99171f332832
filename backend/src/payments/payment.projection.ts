/**
 * Payments: the rows that a batch is about are read, its events are folded into them one after the other, and they are written together; so
 * no batch can tell another story than its events. Of the wallet only that a payment was credited: what was not, for its player is gone, goes back.
 * What tells of a payment that nobody opened is passed by: there is nothing to show, and the auditors' books name it (`credited_not_paid`).
 */
import type { CheckoutOpened, CreditsPurchased, PaymentEvent, UnclaimedReturnRefused } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import { In, type EntityManager } from 'typeorm';
import { insertRows } from '../platform/read-models/index.js';
import { PaymentRow, type DisputeShown } from './payment.table.js';

type Projected = Exclude<PaymentEvent, UnclaimedReturnRefused> | CreditsPurchased;

export const paymentProjection: Projection<EntityManager, Projected> = {
  name: 'payment',
  version: 9,
  categories: ['payment', 'wallet'],
  handles: [
    'CheckoutOpened',
    'CheckoutSessionAttached',
    'PaymentCompleted',
    'PaymentClaimed',
    'CheckoutExpired',
    'PaymentRefunded',
    'PaymentRefundFailed',
    'MoneyOwed',
    'PaymentDisputed',
    'DisputeReopened',
    'DisputeClosed',
    'UnclaimedReturnBegun',
    'UnclaimedPaymentReturned',
    'CreditsPurchased',
  ],
  ignores: [
    'UnclaimedReturnRefused',
    'CreditsGranted',
    'CreditsReserved',
    'ReservationDeclined',
    'ReservationCaptured',
    'ReservationReleased',
    'ReservationVoided',
    'RefundHeld',
    'RefundSettled',
    'RefundReleased',
    'RefundReversed',
    'CreditsFrozen',
    'CreditsUnfrozen',
    'CreditsClawedBack',
    'DisputeWrittenOff',
    'CreditsReinstated',
    'CreditsForfeited',
  ],
  async project(events: readonly RecordedEvent<Projected>[], tx: EntityManager) {
    const paymentIds = new Set(events.map(({ event }) => event.data.paymentId));
    const known = await tx.findBy(PaymentRow, { paymentId: In([...paymentIds]) });
    const rows = new Map(known.map((row) => [row.paymentId, row]));
    for (const { event, at } of events) {
      const { paymentId } = event.data;
      const row = event.type === 'CheckoutOpened' ? opened(event.data) : rows.get(paymentId);
      if (row) rows.set(paymentId, after(row, event, new Date(at)));
    }
    await insertRows(tx, PaymentRow, [...rows.values()], 'replace');
  },
};

function opened({
  paymentId,
  playerId,
  product,
  amountCents,
  creditsMicroUsd,
  openedAt,
}: CheckoutOpened['data']): PaymentRow {
  return {
    paymentId,
    playerId,
    product,
    status: 'open',
    amountCents,
    creditsMicroUsd,
    refundedCents: 0,
    lostCents: 0,
    owedCents: 0,
    owedSince: null,
    isCredited: false,
    disputes: {},
    returnBegunAt: null,
    sessionId: null,
    paymentIntentId: null,
    openedAt: new Date(openedAt),
    completedAt: null,
  };
}

function after(row: PaymentRow, event: Projected, at: Date): PaymentRow {
  switch (event.type) {
    case 'CheckoutOpened':
      return row;
    case 'CheckoutSessionAttached':
      return { ...row, sessionId: event.data.sessionId };
    case 'PaymentCompleted':
      return {
        ...row,
        status: 'completed',
        paymentIntentId: event.data.paymentIntentId,
        completedAt: new Date(event.data.completedAt),
      };
    case 'CreditsPurchased':
      return { ...row, isCredited: true };
    case 'PaymentClaimed':
      return { ...row, playerId: event.data.playerId };
    case 'CheckoutExpired':
      return { ...row, status: 'expired' };
    case 'PaymentRefunded':
      return paidBack(row, event.data.amountCents);
    case 'PaymentRefundFailed':
      return {
        ...row,
        status: row.status === 'returned' ? 'completed' : row.status,
        refundedCents: row.refundedCents - event.data.amountCents,
      };
    case 'MoneyOwed':
      return owing(row, event.data.amountCents, row.owedSince ?? at);
    case 'PaymentDisputed':
    case 'DisputeReopened': {
      const { disputeId, amountCents } = event.data;
      return withDispute(row, disputeId, { status: 'open', amountCents, lostCents: 0 });
    }
    case 'DisputeClosed': {
      const { disputeId, outcome, amountCents, lostCents } = event.data;
      return withDispute(row, disputeId, { status: outcome, amountCents, lostCents });
    }
    case 'UnclaimedReturnBegun':
      return { ...row, returnBegunAt: new Date(event.data.begunAt) };
    case 'UnclaimedPaymentReturned':
      return { ...paidBack(row, event.data.amountCents), status: 'returned' };
    default: {
      const unknown: never = event;
      throw new TypeError(`unhandled payment event: ${JSON.stringify(unknown)}`);
    }
  }
}

function paidBack(row: PaymentRow, amountCents: number): PaymentRow {
  return owing({ ...row, refundedCents: row.refundedCents + amountCents }, row.owedCents - amountCents);
}

function withDispute(row: PaymentRow, disputeId: string, dispute: DisputeShown): PaymentRow {
  const disputes = { ...row.disputes, [disputeId]: dispute };
  const all = Object.values(disputes);
  const lostCents = all.reduce((sum, each) => sum + each.lostCents, 0);
  const ended = lostCents > 0 ? 'dispute_lost' : 'dispute_won';
  const status = all.some((each) => each.status === 'open') ? 'disputed' : ended;
  return owing({ ...row, disputes, lostCents, status }, row.owedCents);
}

/** Never more than is left: what went back, or went to a bank, is owed to nobody. */
function owing(row: PaymentRow, owedCents: number, since = row.owedSince): PaymentRow {
  const left = row.amountCents - row.refundedCents - row.lostCents;
  const owed = Math.max(0, Math.min(owedCents, left));
  return { ...row, owedCents: owed, owedSince: owed > 0 ? since : null };
}

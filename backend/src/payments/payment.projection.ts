/**
 * Payments: a checkout's row is inserted when it opens; later events of the batch are folded per payment and written together, until money
 * moves back: what that makes of a payment depends on how it stood. Of its wallet only that the payment was credited: what was not, for its
 * player is gone, goes back.
 */
import type { CheckoutOpened, CreditsPurchased, PaymentEvent, UnclaimedReturnRefused } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import type { DisputeShown, PaymentStatus } from './payment.table.js';

type Projected = Exclude<PaymentEvent, UnclaimedReturnRefused> | CreditsPurchased;

interface Change {
  /** `not_returned`: as it was, but for a return that failed after it was paid. */
  status: PaymentStatus | 'not_returned' | null;
  playerId: string | null;
  sessionId: string | null;
  completedAt: string | null;
  returnBegunAt: string | null;
  refundedCents: number;
  owedCents: number | null;
  isCredited: boolean;
  /** By dispute id: how the one that has news stands. */
  disputes: Readonly<Record<string, DisputeShown>>;
}

const insertOpened = `
  INSERT INTO payment
    (payment_id, player_id, product, status, amount_cents, credits, refunded_cents, opened_at)
  SELECT payment_id, player_id, product, 'open', amount_cents, credits, 0, opened_at
  FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::integer[], $5::bigint[], $6::timestamptz[])
    AS opened (payment_id, player_id, product, amount_cents, credits, opened_at)`;

const applyChanges = `
  WITH change AS (
    SELECT * FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[],
      $7::integer[], $8::integer[], $9::boolean[], $10::jsonb[])
      AS change (payment_id, status, player_id, session_id, completed_at, return_begun_at, refunded_cents,
        owed_cents, is_credited, disputes)
  ), disputed AS (
    SELECT payment_id, payment.disputes || change.disputes AS disputes, taken.lost_cents,
      CASE WHEN change.disputes = '{}' THEN NULL WHEN taken.is_open THEN 'disputed'
        WHEN taken.lost_cents > 0 THEN 'dispute_lost' ELSE 'dispute_won' END AS status
    FROM change JOIN payment USING (payment_id), LATERAL (
      SELECT coalesce(sum((value ->> 'lostCents')::integer), 0)::integer AS lost_cents,
        coalesce(bool_or(value ->> 'status' = 'open'), false) AS is_open
      FROM jsonb_each(payment.disputes || change.disputes)
    ) AS taken
  )
  UPDATE payment SET
    status = coalesce(
      disputed.status,
      CASE WHEN change.status = 'not_returned'
        THEN CASE payment.status WHEN 'returned' THEN 'completed' ELSE payment.status END
        ELSE change.status END,
      payment.status),
    player_id = coalesce(change.player_id, payment.player_id),
    session_id = coalesce(change.session_id, payment.session_id),
    completed_at = coalesce(change.completed_at, payment.completed_at),
    return_begun_at = coalesce(change.return_begun_at, payment.return_begun_at),
    refunded_cents = payment.refunded_cents + change.refunded_cents,
    is_credited = payment.is_credited OR change.is_credited,
    disputes = disputed.disputes,
    lost_cents = disputed.lost_cents,
    owed_cents = least(coalesce(change.owed_cents, payment.owed_cents), greatest(0,
      payment.amount_cents - payment.refunded_cents - change.refunded_cents - disputed.lost_cents))
  FROM change JOIN disputed USING (payment_id)
  WHERE payment.payment_id = change.payment_id`;

export const paymentProjection: Projection<EntityManager, Projected> = {
  name: 'payment',
  version: 5,
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
    const opened: CheckoutOpened['data'][] = [];
    const changes = new Map<string, Change[]>();
    for (const { event } of events) {
      if (event.type === 'CheckoutOpened') opened.push(event.data);
      else addChange(changes, event);
    }
    if (opened.length > 0)
      await tx.query(insertOpened, [
        opened.map(({ paymentId }) => paymentId),
        opened.map(({ playerId }) => playerId),
        opened.map(({ product }) => product),
        opened.map(({ amountCents }) => amountCents),
        opened.map(({ creditsMicroUsd }) => creditsMicroUsd),
        opened.map(({ openedAt }) => openedAt),
      ]);
    for (let turn = 0; ; turn += 1) {
      const due = [...changes].flatMap(([paymentId, { [turn]: change }]) =>
        change ? [{ paymentId, ...change }] : [],
      );
      if (due.length === 0) break;
      await tx.query(applyChanges, [
        due.map(({ paymentId }) => paymentId),
        due.map(({ status }) => status),
        due.map(({ playerId }) => playerId),
        due.map(({ sessionId }) => sessionId),
        due.map(({ completedAt }) => completedAt),
        due.map(({ returnBegunAt }) => returnBegunAt),
        due.map(({ refundedCents }) => refundedCents),
        due.map(({ owedCents }) => owedCents),
        due.map(({ isCredited }) => isCredited),
        due.map(({ disputes }) => JSON.stringify(disputes)),
      ]);
    }
  },
};

const movesMoneyBack: readonly Projected['type'][] = [
  'PaymentRefunded',
  'PaymentRefundFailed',
  'MoneyOwed',
  'PaymentDisputed',
  'DisputeReopened',
  'DisputeClosed',
  'UnclaimedPaymentReturned',
];

function addChange(changes: Map<string, Change[]>, event: Exclude<Projected, CheckoutOpened>): void {
  const { paymentId } = event.data;
  const before = changes.get(paymentId) ?? [];
  const isNext = before.length === 0 || movesMoneyBack.includes(event.type);
  const written = isNext ? before : before.slice(0, -1);
  changes.set(paymentId, [...written, changed(isNext ? unchanged : before.at(-1), event)]);
}

const unchanged: Change = {
  status: null,
  playerId: null,
  sessionId: null,
  completedAt: null,
  returnBegunAt: null,
  refundedCents: 0,
  owedCents: null,
  isCredited: false,
  disputes: {},
};

function changed(before: Change = unchanged, event: Exclude<Projected, CheckoutOpened>): Change {
  switch (event.type) {
    case 'CheckoutSessionAttached':
      return { ...before, sessionId: event.data.sessionId };
    case 'PaymentCompleted':
      return { ...before, status: 'completed', completedAt: event.data.completedAt };
    case 'CreditsPurchased':
      return { ...before, isCredited: true };
    case 'PaymentClaimed':
      return { ...before, playerId: event.data.playerId };
    case 'CheckoutExpired':
      return { ...before, status: 'expired' };
    case 'PaymentRefunded':
      return { ...before, refundedCents: event.data.amountCents };
    case 'PaymentRefundFailed':
      return { ...before, status: 'not_returned', refundedCents: -event.data.amountCents };
    case 'MoneyOwed':
      return { ...before, owedCents: event.data.amountCents };
    case 'PaymentDisputed':
    case 'DisputeReopened':
      return withDispute(before, event.data.disputeId, { status: 'open', lostCents: 0 });
    case 'DisputeClosed': {
      const { disputeId, outcome, lostCents } = event.data;
      return withDispute(before, disputeId, { status: outcome, lostCents });
    }
    case 'UnclaimedReturnBegun':
      return { ...before, returnBegunAt: event.data.begunAt };
    case 'UnclaimedPaymentReturned':
      return { ...before, status: 'returned', refundedCents: event.data.amountCents };
    default: {
      const unknown: never = event;
      throw new TypeError(`unhandled payment event: ${JSON.stringify(unknown)}`);
    }
  }
}

function withDispute(before: Change, disputeId: string, dispute: DisputeShown): Change {
  return { ...before, disputes: { [disputeId]: dispute } };
}

/**
 * Any sequence of commands, judged from the events alone: a book-keeper that knows the pots, not the rules. It shares no code with the
 * decider or its state.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { please, turnOf } from '../testing/wallet-events.js';
import { walletAggregate } from './wallet.aggregate.js';
import type { WalletCommand } from './wallet.commands.js';
import { WHOLE_PURCHASE, type WalletEvent } from './wallet.events.js';

const wallet = walletAggregate.decider;
const id = (prefix: string, count: number) =>
  fc.integer({ min: 1, max: count }).map((at) => `${prefix}${at}`);
const turn = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('a', 'b'))
  .map(([n, game]) => turnOf(n, game));
const amount = fc.integer({ min: 1, max: 120_000 });

/** Of few payments, so that they meet what is there. */
const dispute = { disputeId: id('d', 3), paymentId: id('p', 2) };
/** A dispute is about one sum, as long as it lasts. */
const disputedBy: Readonly<Record<string, number>> = { d1: 10_000, d2: 80_000, d3: WHOLE_PURCHASE };

const command: fc.Arbitrary<WalletCommand> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .record({
        paymentId: id('p', 4),
        amountMicroUsd: fc.integer({ min: 1, max: 20 }).map((c) => c * 10_000),
      })
      .map((c) => please('CreditPurchase', c)),
  },
  fc
    .record({ grantId: id('g', 2), amountMicroUsd: amount })
    .map((c) => please('GrantCredits', { ...c, reasonCode: 'x' })),
  {
    weight: 4,
    arbitrary: fc
      .tuple(turn, amount)
      .map(([t, amountMicroUsd]) => please('ReserveCredits', { ...t, amountMicroUsd, priceVersion: 'v' })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(turn, fc.integer({ min: 0, max: 150_000 }))
      .map(([t, chargeMicroUsd]) => please('CaptureReservation', { ...t, chargeMicroUsd })),
  },
  { weight: 2, arbitrary: turn.map((t) => please('ReleaseReservation', t)) },
  {
    weight: 2,
    arbitrary: fc
      .record({
        refundId: id('r', 4),
        paymentId: id('p', 4),
        kind: fc.constantFrom('guarantee' as const, 'unspent' as const, 'staff' as const),
        cents: fc.integer({ min: 1, max: 20 }),
      })
      .map(({ cents, ...c }) =>
        please('HoldRefund', { ...c, moneyRefundedCents: c.kind === 'unspent' ? null : cents }),
      ),
  },
  id('r', 4).map((refundId) => please('SettleRefund', { refundId })),
  id('r', 4).map((refundId) => please('ReleaseRefund', { refundId })),
  fc
    .record({
      refundId: id('r', 4),
      paymentId: id('p', 4),
      moneyRefundedCents: fc.integer({ min: 1, max: 20 }),
    })
    .map((c) => please('AcceptRefund', c)),
  id('r', 4).map((refundId) => please('ReverseRefund', { refundId })),
  {
    weight: 3,
    arbitrary: fc
      .record({
        ...dispute,
        news: fc.integer({ min: 1, max: 4 }),
      })
      .map((c) => please('FreezeCredits', { ...c, disputedMicroUsd: disputedBy[c.disputeId]! })),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({
        ...dispute,
        lostMicroUsd: fc.integer({ min: 0, max: 20 }).map((c) => c * 10_000),
        news: fc.integer({ min: 1, max: 4 }),
      })
      .map((c) => please('CloseDispute', c)),
  },
);

/** Some leave, and what comes after that finds a closed wallet. */
const course: fc.Arbitrary<WalletCommand[]> = fc
  .tuple(
    fc.array(command, { minLength: 10, maxLength: 60 }),
    fc.constantFrom([], [please('ForfeitCredits', { reasonCode: 'account_deleted' })]),
    fc.array(command, { maxLength: 10 }),
  )
  .map((parts) => parts.flat());

/** What a book-keeper reads out of the events. */
class Book {
  available = 0;
  reserved = 0;
  held = 0;
  frozen = 0;
  into = 0;
  charged = 0;
  returned = 0;
  clawedBack = 0;
  forfeited = 0;
  readonly answered = new Map<string, string[]>();
  readonly lots = new Map<string, number>();
  readonly paid = new Map<string, number>();
  readonly lost = new Map<string, number>();
  readonly disputes = new Map<string, { open: boolean; disputed: number; taken: number }>();

  note(turnId: string, what: string): void {
    this.answered.set(turnId, [...(this.answered.get(turnId) ?? []), what]);
  }
  take(lotId: string, amountMicroUsd: number): void {
    this.lots.set(lotId, (this.lots.get(lotId) ?? 0) - amountMicroUsd);
  }
  dispute(disputeId: string): { open: boolean; disputed: number; taken: number } {
    const known = this.disputes.get(disputeId) ?? { open: true, disputed: 0, taken: 0 };
    this.disputes.set(disputeId, known);
    return known;
  }
  lose(paymentId: string, amountMicroUsd: number): void {
    this.lost.set(paymentId, (this.lost.get(paymentId) ?? 0) + amountMicroUsd);
  }

  read({ type, data }: WalletEvent): void {
    switch (type) {
      case 'CreditsPurchased':
        this.into += data.amountMicroUsd;
        this.available += data.amountMicroUsd;
        this.lots.set(data.paymentId, data.amountMicroUsd);
        this.paid.set(data.paymentId, data.amountMicroUsd);
        break;
      case 'CreditsGranted':
        this.into += data.amountMicroUsd;
        this.available += data.amountMicroUsd;
        this.lots.set(data.grantId, data.amountMicroUsd);
        break;
      case 'CreditsReserved':
        this.available -= data.amountMicroUsd;
        this.reserved += data.amountMicroUsd;
        this.note(data.turnId, 'reserved');
        break;
      case 'ReservationDeclined':
        this.note(data.turnId, 'declined');
        break;
      case 'ReservationVoided':
        this.note(data.turnId, 'voided');
        break;
      case 'ReservationCaptured':
        this.reserved -= data.chargedMicroUsd + data.returnedMicroUsd;
        this.charged += data.chargedMicroUsd;
        this[data.returnedTo] += data.returnedMicroUsd;
        for (const share of data.lots) this.take(share.lotId, share.amountMicroUsd);
        assert.equal(
          data.lots.reduce((sum, share) => sum + share.amountMicroUsd, 0),
          data.chargedMicroUsd,
        );
        this.note(data.turnId, 'settled');
        break;
      case 'ReservationReleased':
        this.reserved -= data.returnedMicroUsd;
        this[data.returnedTo] += data.returnedMicroUsd;
        this.note(data.turnId, 'settled');
        break;
      case 'RefundHeld':
        assert.equal(
          data.creditsReturnedMicroUsd + data.guaranteeCostMicroUsd,
          data.moneyRefundedCents * 10_000,
        );
        assert.ok(data.guaranteeCostMicroUsd >= 0);
        this.available -= data.creditsReturnedMicroUsd;
        this.held += data.creditsReturnedMicroUsd;
        break;
      case 'RefundSettled':
        this.held -= data.creditsReturnedMicroUsd;
        this.returned += data.creditsReturnedMicroUsd;
        this.take(data.paymentId, data.creditsReturnedMicroUsd);
        this.lose(data.paymentId, data.moneyRefundedCents * 10_000);
        break;
      case 'RefundReleased':
        this.held -= data.creditsReturnedMicroUsd;
        this[data.returnedTo] += data.creditsReturnedMicroUsd;
        break;
      case 'RefundReversed':
        this.available += data.creditsReturnedMicroUsd;
        this.returned -= data.creditsReturnedMicroUsd;
        this.take(data.paymentId, -data.creditsReturnedMicroUsd);
        this.lose(data.paymentId, -data.moneyRefundedCents * 10_000);
        break;
      case 'CreditsFrozen':
        this.available -= data.amountMicroUsd;
        this.frozen += data.amountMicroUsd;
        Object.assign(this.dispute(data.disputeId), {
          open: true,
          disputed: Math.min(data.disputedMicroUsd, this.paid.get(data.paymentId) ?? 0),
        });
        break;
      case 'CreditsUnfrozen':
        this.dispute(data.disputeId).open = false;
        this.frozen -= data.amountMicroUsd;
        this.available += data.amountMicroUsd;
        break;
      case 'CreditsClawedBack':
        this.frozen -= data.amountMicroUsd;
        this.clawedBack += data.amountMicroUsd;
        this.dispute(data.disputeId).taken += data.amountMicroUsd;
        this.take(data.paymentId, data.amountMicroUsd);
        this.lose(data.paymentId, data.amountMicroUsd);
        break;
      case 'DisputeWrittenOff':
        this.dispute(data.disputeId).taken += data.amountMicroUsd;
        this.lose(data.paymentId, data.amountMicroUsd);
        break;
      case 'CreditsReinstated':
        this.available += data.amountMicroUsd;
        this.clawedBack -= data.amountMicroUsd;
        this.dispute(data.disputeId).taken -= data.amountMicroUsd + data.writtenOffMicroUsd;
        this.take(data.paymentId, -data.amountMicroUsd);
        this.lose(data.paymentId, -(data.amountMicroUsd + data.writtenOffMicroUsd));
        break;
      case 'CreditsForfeited':
        this.forfeited += data.amountMicroUsd;
        this.available -= data.amountMicroUsd - data.frozenMicroUsd;
        this.frozen -= data.frozenMicroUsd;
        for (const lotId of this.lots.keys()) this.lots.set(lotId, 0);
        break;
    }
  }

  check(): void {
    const inside = this.available + this.reserved + this.held + this.frozen;
    assert.equal(this.into, inside + this.charged + this.returned + this.clawedBack + this.forfeited);
    for (const pot of [this.available, this.reserved, this.held, this.frozen]) assert.ok(pot >= 0);
    for (const remaining of this.lots.values()) assert.ok(remaining >= 0);
    assert.equal(
      [...this.lots.values()].reduce((sum, lot) => sum + lot, 0),
      inside,
    );
    for (const [paymentId, lost] of this.lost)
      assert.ok(lost >= 0 && lost <= (this.paid.get(paymentId) ?? 0));
    // Nothing lies frozen that nobody claims: of what is disputed, what was taken is gone.
    const claimed = [...this.disputes.values()].map(({ open, disputed, taken }) =>
      open ? Math.max(0, disputed - taken) : 0,
    );
    assert.ok(this.frozen <= claimed.reduce((sum, each) => sum + each, 0));
    for (const story of this.answered.values())
      assert.ok(['reserved', 'reserved,settled', 'declined', 'voided'].includes(story.join()));
  }
}

it('keeps its books, whatever is asked of it in whatever order', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(course, (commands) => {
      const book = new Book();
      let state = wallet.initialState();
      for (const each of commands) {
        const decision = wallet.decide(each, state);
        if (decision.kind === 'refused') continue;
        const before = JSON.stringify(state);
        const fresh = state;
        for (const event of decision.events) {
          seen.add(event.type);
          book.read(event);
          state = wallet.evolve(state, event);
        }
        book.check();
        assert.equal(JSON.stringify(fresh), before);
        assert.deepEqual(
          [state.availableMicroUsd, state.reservedMicroUsd, state.heldMicroUsd, state.frozenMicroUsd],
          [book.available, book.reserved, book.held, book.frozen],
        );
        assert.deepEqual(
          Object.fromEntries(state.lots.map((lot) => [lot.lotId, lot.remainingMicroUsd])),
          Object.fromEntries(book.lots),
        );
        const again = wallet.decide(each, state);
        if (again.kind === 'events' && each.type !== 'ForfeitCredits') assert.deepEqual(again.events, []);
      }
      assert.deepEqual(
        walletAggregate.deserialize?.(JSON.parse(JSON.stringify(walletAggregate.serialize?.(state)))),
        state,
      );
    }),
    { numRuns: 3_000 },
  );
  expect([...seen].sort()).toEqual(Object.keys(walletAggregate.codec.schemas).sort());
});

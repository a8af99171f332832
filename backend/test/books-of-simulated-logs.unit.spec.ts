/**
 * The books against the real deciders: what the trial of turns and payments writes, in a world where everything crashes, posts to accounts that
 * balance at every event, and leaves nothing that does not match, whatever the payer, the banks and the provider do. What may be left there is
 * what nobody claimed, and what is owed to somebody who is gone.
 */
import { runTrial } from '../../libs/domain/src/turn/simulation/turn-trial.js';
import {
  BooksOfLog,
  exceptionsOf,
  imbalanceOf,
  type Exception,
  type ProviderMoney,
} from '../src/audit/ledger/index.js';
import { sidesOfPayment } from '../src/audit/exceptions/index.js';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const SEEDS = Number(process.env.SEEDS ?? 60);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
const DAY_MS = 86_400_000;
type Trial = Awaited<ReturnType<typeof runTrial>>;

function booksOf({ log }: Trial): BooksOfLog {
  const books = new BooksOfLog();
  const offBalance = log.filter(({ id, metadata, ...event }) => {
    const ledgerEvent = books.add({ ...event, eventId: id, at: metadata.at });
    return imbalanceOf(ledgerEvent?.postings ?? {}) !== 0;
  });
  expect(offBalance).toEqual([]);
  return books;
}

/** What a real provider's rows would sum up to. */
function moneyOf({ payments, log }: Trial): ProviderMoney[] {
  const at = log.at(-1)!.metadata.at;
  return payments.map(({ paymentId, intentId, status, amountCents, refunds, disputes }) => ({
    paymentIntentId: intentId,
    paymentId,
    chargedCents: status === 'paid' ? amountCents : 0,
    chargedTimes: status === 'paid' ? 1 : 0,
    firstChargeAt: status === 'paid' ? at : null,
    refundedCents: refunds.reduce(
      (sum, refund) => sum + (refund.status === 'failed' ? 0 : refund.amountCents),
      0,
    ),
    refunds: Object.fromEntries(
      refunds.map(({ refundId, status, amountCents }) => [
        refundId,
        { status, cents: amountCents, since: at },
      ]),
    ),
    disputedCents: disputes.reduce((sum, { lostCents }) => sum + lostCents, 0),
    disputes: Object.fromEntries(
      disputes.map((dispute) => [
        dispute.disputeId,
        {
          status: dispute.status === 'unknown' ? 'inquiry' : dispute.status,
          takenCents: dispute.lostCents,
          since: at,
        },
      ]),
    ),
    feesCents: 0,
    isForeign: false,
    lastChangedAt: at,
  }));
}

/** A day after its end, with everything fetched. */
function exceptionsAfter(trial: Trial, books: BooksOfLog): Exception[] {
  const end = Date.parse(trial.log.at(-1)!.metadata.at);
  const provider = { money: moneyOf(trial), rows: [], fetchedUntil: new Date(end + 1) };
  return exceptionsOf(books, provider, new Date(end + DAY_MS));
}

/** What is in no wallet, by payment. */
function unclearedOf(books: BooksOfLog): Record<string, number> {
  return Object.fromEntries(
    [...books.allItems()].flatMap(({ key, item }) =>
      item.kind === 'payment' && item.clearingMicroUsd !== 0 ? [[key.id, item.clearingMicroUsd]] : [],
    ),
  );
}

/** Payments whose sides do not agree. */
function disagreeing(trial: Trial, books: BooksOfLog): string[] {
  const moneys = moneyOf(trial);
  return [...books.allItems()].flatMap(({ key, item }) => {
    if (item.kind !== 'payment') return [];
    const ofPayment = moneys.filter(({ paymentId }) => paymentId === key.id);
    return sidesOfPayment(item, ofPayment, true).every(({ agrees }) => agrees) ? [] : [key.id];
  });
}

/** A bank decides about it still. */
function isDisputed({ payments }: Trial, paymentId: string): boolean {
  const disputes = payments.find((payment) => payment.paymentId === paymentId)?.disputes ?? [];
  return disputes.some(({ status }) => status === 'open');
}

it(
  `nothing is left unexplained under ${SEEDS} seeds`,
  async () => {
    const left: unknown[] = [];
    const seen = { unclaimed: 0, owed: 0, charged: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
      const trial = await runTrial({ seed, settle });
      const books = booksOf(trial);
      const exceptions = exceptionsAfter(trial, books);
      const rest = exceptions.filter(({ cause }) => cause !== 'unclaimed' && cause !== 'owed');
      const uncleared = unclearedOf(books);
      const waiting = exceptions.filter(({ cause }) => cause === 'unclaimed');
      const toldOf = new Set(exceptions.map(({ itemId }) => itemId));
      const untold = Object.keys(uncleared).filter(
        (paymentId) => !toldOf.has(paymentId) && !isDisputed(trial, paymentId),
      );
      const overtold = waiting.filter((each) => each.amountMicroUsd > (uncleared[each.itemId] ?? 0));
      const unlike = disagreeing(trial, books);
      // What is owed to somebody may have been credited: then all sides say the same.
      expect(unlike).toEqual(expect.arrayContaining(waiting.map(({ itemId }) => itemId)));
      expect(unlike.filter((paymentId) => !toldOf.has(paymentId))).toEqual([]);
      if (rest.length + untold.length + overtold.length > 0)
        left.push({ seed, exceptions, uncleared, untold });
      seen.unclaimed += waiting.length;
      seen.owed += exceptions.length - rest.length - waiting.length;
      seen.charged += books.closing.chargedPaid;
    }
    expect(left.slice(0, 3)).toEqual([]);
    // A world in which nothing is paid, or all is claimed at once, would leave nothing either.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  },
  60_000 + SEEDS * 1_000,
);

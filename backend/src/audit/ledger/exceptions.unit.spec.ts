/** A fault of every cause is found once, with its amount; a course of life without faults has none. */
import type { ExceptionCause } from '@rubicon/contracts';
import { MONTH_SETTLES_MS } from '@rubicon/domain';
import * as money from '../../../test/support/money-events.js';
import { LATER, logOf, type RawLine } from '../../../test/support/money-events.js';
import {
  booksOfLog,
  exceptionsOf,
  explainedBasisPoints,
  isDue,
  mergeFindings,
  type Exception,
  type Finding,
  type ProviderMoney,
  type ProviderMoneyRefund,
  type ProviderSide,
} from './index.js';
import { graceSeconds } from './cause-times.js';

const { opened, completed, purchased } = money;
const BOUGHT = [opened(), completed(), purchased()];
const VISITED = [opened(1000, null), completed(1000, null)];
const DOLLAR = 1_000_000;

async function exceptions(
  lines: readonly RawLine[],
  provider: ProviderSide | null = null,
  now = LATER,
): Promise<Exception[]> {
  return exceptionsOf(await booksOfLog(logOf(...lines)), provider, now);
}
const told = (found: readonly Exception[]) =>
  found.map(({ cause, amountMicroUsd }) => [cause, amountMicroUsd]);

describe('without faults', () => {
  const disputedAndLost = [...BOUGHT, money.disputed(), money.frozen(10 * DOLLAR), money.decided(1000)];
  const turn = [money.submitted(), money.reserved()];
  const lives: Readonly<Record<string, readonly RawLine[]>> = {
    'a checkout that nobody paid': [opened()],
    'a purchase': BOUGHT,
    'a claim': [...VISITED, money.claimed(), purchased()],
    'a claim of a checkout that is told twice': [
      ...VISITED,
      money.claimed(),
      purchased(),
      opened(1000, null),
    ],
    'a gift that is played away': [
      money.granted(DOLLAR),
      ...turn,
      money.narrated(),
      money.captured(money.CHARGE, 'gift'),
    ],
    'a turn that was told': [...BOUGHT, ...turn, money.narrated(), money.captured()],
    'a turn that was stopped': [...BOUGHT, ...turn, money.stopped(), money.captured()],
    'a turn that failed': [...BOUGHT, ...turn, money.failed(), money.released()],
    'a turn that failed before anything was set aside': [money.submitted(), money.failed(), money.voided()],
    'a charge of no more than was set aside': [
      ...turn,
      money.but(money.narrated(), { chargeMicroUsd: 99_000 }),
      money.captured(money.CEILING),
    ],
    'a turn told by a model that costs nothing': [
      ...turn,
      money.but(money.narrated(), { model: 'chronicler', providerCostMicroUsd: 0 }),
      money.captured(),
    ],
    'a prologue': [money.demoNarrated()],
    'a refund under the guarantee': [
      ...BOUGHT,
      money.held(3 * DOLLAR, 1000),
      money.refunded(1000),
      money.settled(3 * DOLLAR, 1000),
    ],
    'a refund of what is unspent': [
      ...BOUGHT,
      money.held(4 * DOLLAR, 400),
      money.refunded(400),
      money.settled(4 * DOLLAR, 400),
    ],
    'a refund that the provider refused': [
      ...BOUGHT,
      money.held(4 * DOLLAR, 400),
      money.releasedRefund(4 * DOLLAR),
    ],
    'a refund that is on its way for days': [...BOUGHT, money.held(4 * DOLLAR, 400)],
    'a refund that failed after it had been paid': [
      ...BOUGHT,
      money.held(4 * DOLLAR, 400),
      money.refunded(400),
      money.settled(4 * DOLLAR, 400),
      money.refundFailed(400),
      money.reversed(4 * DOLLAR, 400),
    ],
    'a dispute that waits for its bank': [...BOUGHT, money.disputed(), money.frozen(10 * DOLLAR)],
    'a dispute won': [
      ...BOUGHT,
      money.disputed(),
      money.frozen(10 * DOLLAR),
      money.decided(0),
      money.unfrozen(10 * DOLLAR),
    ],
    'a dispute lost on credits that are left': [
      ...disputedAndLost,
      money.clawedBack(10 * DOLLAR),
      money.unfrozen(0),
    ],
    'a dispute lost in part, on credits of which some are spent': [
      ...BOUGHT,
      money.disputed(),
      money.frozen(2 * DOLLAR),
      money.decided(600),
      money.clawedBack(2 * DOLLAR),
      money.writtenOff(4 * DOLLAR),
      money.unfrozen(0),
    ],
    'a dispute that is open again': [
      ...disputedAndLost,
      money.clawedBack(10 * DOLLAR),
      money.unfrozen(0),
      money.reopened(),
      money.frozen(0),
    ],
    'a dispute won on appeal': [
      ...disputedAndLost,
      money.clawedBack(9 * DOLLAR),
      money.writtenOff(1 * DOLLAR),
      money.unfrozen(0),
      money.decided(0),
      money.reinstated(9 * DOLLAR, 1 * DOLLAR),
      money.unfrozen(0),
    ],
    'a dispute that came and went before the wallet had the credits': [
      ...VISITED,
      money.disputed(),
      money.decided(0),
      money.claimed(),
      purchased(),
    ],
    'a refund, and a bank that takes all of it again': [
      ...BOUGHT,
      money.held(4 * DOLLAR, 400),
      money.refunded(400),
      money.settled(4 * DOLLAR, 400),
      money.disputed(),
      money.frozen(6 * DOLLAR),
      money.decided(1000),
      money.clawedBack(6 * DOLLAR),
      money.unfrozen(0),
    ],
    'a payment that nobody claimed, and that went back': [
      ...VISITED,
      money.returnBegun(1000),
      money.returned(1000),
    ],
    'a payment that came too late, and went back': [opened(), completed(), money.refunded(1000)],
    'a payment in dispute that was never credited': [opened(), completed(), money.disputed()],
    'an account that ended': [...BOUGHT, money.granted(DOLLAR), money.forfeited(11 * DOLLAR)],
  };
  it.each(Object.entries(lives))('%s', async (_what, lines) => {
    expect(await exceptions(lines)).toEqual([]);
  });

  it.each(Object.entries(lives))('the clearing account comes to zero: %s', async (what, lines) => {
    const books = await booksOfLog(logOf(...lines));
    const waitsForItsBank = what === 'a payment in dispute that was never credited';
    expect(books.closing.clearing).toBe(waitsForItsBank ? 10 * DOLLAR : 0);
  });
});

describe('faults in our own streams', () => {
  const turn = [...BOUGHT, money.submitted(), money.reserved()];
  const refund = [...BOUGHT, money.held(4 * DOLLAR, 400)];
  const faults: readonly (readonly [string, readonly RawLine[], ExceptionCause, number])[] = [
    ['a purchase that never came to the wallet', [opened(), completed()], 'paid_not_credited', 10 * DOLLAR],
    [
      'a claim that never came to the wallet',
      [...VISITED, money.claimed()],
      'paid_not_credited',
      10 * DOLLAR,
    ],
    [
      'a late payment of which a part went back',
      [opened(), completed(), money.refunded(400)],
      'paid_not_credited',
      6 * DOLLAR,
    ],
    ['credits of a payment that is not completed', [opened(), purchased()], 'credited_not_paid', 10 * DOLLAR],
    ['credits of a payment that nobody opened', [purchased()], 'credited_not_paid', 10 * DOLLAR],
    ['credits that came twice', [...BOUGHT, purchased()], 'credited_not_paid', 10 * DOLLAR],
    [
      'credits that came in two parts, of which one is short',
      [opened(), completed(), purchased(600), purchased(300)],
      'credited_not_paid',
      DOLLAR,
    ],
    [
      'credits in the wallet of somebody else',
      [opened(1000, 'ben'), completed(1000, 'ben'), purchased()],
      'credited_not_paid',
      10 * DOLLAR,
    ],
    [
      'less paid than asked, and all of it credited',
      [opened(), completed(900), purchased()],
      'amount_differs',
      DOLLAR,
    ],
    ['more credited than paid', [opened(), completed(), purchased(1300)], 'amount_differs', 3 * DOLLAR],
    ['a payment that is completed twice', [...BOUGHT, completed()], 'amount_differs', 10 * DOLLAR],
    [
      'a charge that is not what the turn says',
      [...turn, money.narrated(), money.captured(6_580)],
      'amount_differs',
      2_000,
    ],
    [
      'a turn that was told, and its reserve released',
      [...turn, money.narrated(), money.released()],
      'amount_differs',
      4_580,
    ],
    [
      'a turn that is charged twice',
      [...turn, money.narrated(), money.captured(), money.captured()],
      'amount_differs',
      32_000,
    ],
    [
      'lots that pay less than the charge',
      [...turn, money.narrated(), money.but(money.captured(), { lots: [] })],
      'amount_differs',
      4_580,
    ],
    ['a payment that nobody claimed yet', VISITED, 'unclaimed', 10 * DOLLAR],
    [
      'a refund that the wallet never settled',
      [...refund, money.refunded(400)],
      'refund_mismatch',
      4 * DOLLAR,
    ],
    [
      'a refund that is settled, and was never recorded',
      [...refund, money.settled(4 * DOLLAR, 400)],
      'refund_mismatch',
      4 * DOLLAR,
    ],
    [
      'a refund of another amount in the wallet',
      [...refund, money.refunded(500), money.settled(4 * DOLLAR, 400)],
      'refund_mismatch',
      DOLLAR,
    ],
    [
      'a refund that failed, and was never reversed',
      [...refund, money.refunded(400), money.settled(4 * DOLLAR, 400), money.refundFailed(400)],
      'refund_mismatch',
      4 * DOLLAR,
    ],
    [
      'more paid back than was paid',
      [...VISITED, money.returnBegun(1000), money.returned(1000), money.refunded(100)],
      'refund_mismatch',
      DOLLAR,
    ],
    [
      'a dispute of which the wallet never heard',
      [...BOUGHT, money.disputed(700)],
      'dispute_mismatch',
      7 * DOLLAR,
    ],
    [
      'a dispute that the wallet keeps open',
      [...BOUGHT, money.disputed(), money.frozen(10 * DOLLAR), money.decided(0)],
      'dispute_mismatch',
      10 * DOLLAR,
    ],
    [
      'a dispute lost, of which the wallet gave a part',
      [
        ...BOUGHT,
        money.disputed(),
        money.frozen(10 * DOLLAR),
        money.decided(1000),
        money.clawedBack(7 * DOLLAR),
        money.unfrozen(3 * DOLLAR),
      ],
      'dispute_mismatch',
      3 * DOLLAR,
    ],
    [
      'credits taken for a dispute that the payment does not know',
      [...BOUGHT, money.frozen(2 * DOLLAR), money.clawedBack(2 * DOLLAR), money.unfrozen(0)],
      'dispute_mismatch',
      2 * DOLLAR,
    ],
    [
      'a dispute that the wallet alone knows of',
      [...BOUGHT, money.but(money.frozen(2 * DOLLAR), { disputedMicroUsd: 7 * DOLLAR })],
      'dispute_mismatch',
      7 * DOLLAR,
    ],
    [
      'a dispute of all of it that the wallet alone knows of',
      [...BOUGHT, money.but(money.frozen(0), { disputedMicroUsd: Number.MAX_SAFE_INTEGER })],
      'dispute_mismatch',
      10 * DOLLAR,
    ],
    ['money of somebody who is gone', [opened(), completed(), money.owed(1000)], 'owed', 10 * DOLLAR],
    [
      'a charge for a turn that failed',
      [...turn, money.failed(), money.captured()],
      'charged_without_words',
      4_580,
    ],
    ['a charge for a turn that has no outcome', [...turn, money.captured()], 'charged_without_words', 4_580],
    [
      'a charge for a turn without text',
      [...turn, money.but(money.narrated(), { outputCharacters: 0 }), money.captured()],
      'charged_without_words',
      4_580,
    ],
    ['a capture that never came', [...turn, money.narrated()], 'reserve_unsettled', 32_000],
    ['a turn that nobody ended', turn, 'reserve_unsettled', 32_000],
    [
      'a told turn without a cost',
      [...turn, money.but(money.narrated(), { providerCostMicroUsd: 0 }), money.captured()],
      'provider_cost_missing',
      4_900,
    ],
    [
      'a told turn without usage',
      [...turn, money.but(money.narrated(), { usage: undefined }), money.captured()],
      'provider_cost_missing',
      4_900,
    ],
    [
      'a prologue’s turn without a cost',
      [money.but(money.demoNarrated(), { providerCostMicroUsd: undefined })],
      'provider_cost_missing',
      4_900,
    ],
  ];
  it.each(faults)('%s', async (_what, lines, cause, amountMicroUsd) => {
    const found = await exceptions(lines);
    expect(told(found)).toEqual([[cause, amountMicroUsd]]);
    expect(found[0]!.sentence).toMatch(/^[A-Z$].*\.$/);
    expect(found[0]!.exceptionId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-/);
  });

  it('tells what is owed apart from what never came', async () => {
    expect(told(await exceptions([opened(), completed(), money.owed(300)]))).toEqual([
      ['paid_not_credited', 7 * DOLLAR],
      ['owed', 3 * DOLLAR],
    ]);
  });

  it('counts what was paid back since as owed no more', async () => {
    expect(await exceptions([opened(), completed(), money.owed(1000), money.refunded(1000)])).toEqual([]);
  });

  it('waits until the time of a cause has passed', async () => {
    const at = (seconds: number) => new Date(Date.parse('2026-11-01T12:00:00.000Z') + seconds * 1000);
    expect(await exceptions([opened(), completed()], null, at(600))).toEqual([]);
    expect(told(await exceptions([opened(), completed()], null, at(601)))).toEqual([
      ['paid_not_credited', 10 * DOLLAR],
    ]);
  });

  it('waits an hour from a refund that changed what is left for banks to take', async () => {
    const lines = [
      ...BOUGHT,
      money.held(4 * DOLLAR, 400),
      money.refunded(400),
      money.settled(4 * DOLLAR, 400),
      money.disputed(),
      money.frozen(6 * DOLLAR),
      money.decided(1000),
      money.clawedBack(6 * DOLLAR),
      money.unfrozen(0),
      money.refundFailed(400),
      money.reversed(4 * DOLLAR, 400),
    ];
    const reversedAt = '2026-11-01T12:00:12.000Z';
    const dueAt = Date.parse(reversedAt) + 3_600_000;
    expect(await exceptions(lines, null, new Date(dueAt - 1))).toEqual([]);
    const [found] = await exceptions(lines, null, new Date(dueAt));
    expect([found?.cause, found?.amountMicroUsd, found?.since]).toEqual([
      'dispute_mismatch',
      4 * DOLLAR,
      reversedAt,
    ]);
  });

  it('gives the same cause of the same thing the same name, whatever its amount', async () => {
    const [one] = await exceptions([...BOUGHT, money.disputed(700)]);
    const [other] = await exceptions([...BOUGHT, money.disputed(800)]);
    expect(one!.exceptionId).toBe(other!.exceptionId);
    expect(one!.exceptionId).not.toBe((await exceptions(VISITED))[0]!.exceptionId);
  });
});

describe('faults between the provider and us', () => {
  const taken: ProviderMoney = {
    paymentIntentId: 'intent',
    paymentId: 'pay',
    chargedCents: 1000,
    chargedTimes: 1,
    firstChargeAt: '2026-11-01T12:00:00.000Z',
    refundedCents: 0,
    refunds: {},
    disputedCents: 0,
    disputes: {},
    feesCents: 59,
    isForeign: false,
    lastChangedAt: '2026-11-01T12:00:00.000Z',
  };
  const side = (money: readonly ProviderMoney[], rows: Iterable<Row> = []): ProviderSide => ({
    money,
    rows,
    fetchedUntil: LATER,
  });
  type Row = ProviderSide['rows'] extends Iterable<infer Each> ? Each : never;
  const row: Row = {
    list: 'balance_transactions',
    id: 'txn_1',
    createdAt: '2026-11-01T12:00:00.000Z',
    type: 'charge',
    currency: 'usd',
    amountMinor: 700,
    paymentId: null,
  };
  const refunded = [
    ...BOUGHT,
    money.held(4 * DOLLAR, 400),
    money.refunded(400),
    money.settled(4 * DOLLAR, 400),
  ];
  const lost = [
    ...BOUGHT,
    money.disputed(),
    money.frozen(10 * DOLLAR),
    money.decided(1000),
    money.clawedBack(10 * DOLLAR),
    money.unfrozen(0),
  ];
  const AT = '2026-11-01T12:00:00.000Z';
  /** By our refund id. */
  const refundsThere = (refunds: Record<string, ProviderMoneyRefund>): ProviderMoney => ({
    ...taken,
    refunds,
    refundedCents: Object.values(refunds).reduce(
      (sum, { status, cents }) => sum + (status === 'failed' ? 0 : cents),
      0,
    ),
  });
  const refundThere = (cents: number, status: ProviderMoneyRefund['status'] = 'paid', since = AT) =>
    ({ status, cents, since }) as const;
  const disputeThere = (
    status: 'inquiry' | 'open' | 'closed',
    takenCents: number,
    since = AT,
  ): ProviderMoney => ({
    ...taken,
    disputedCents: takenCents,
    disputes: { claim: { status, takenCents, since } },
  });

  it.each<readonly [string, readonly RawLine[], ProviderSide]>([
    ['a purchase', BOUGHT, side([taken])],
    ['a refund', refunded, side([refundsThere({ back: refundThere(400) })])],
    [
      'a refund on its way',
      [...BOUGHT, money.held(4 * DOLLAR, 400)],
      side([refundsThere({ back: refundThere(400, 'pending') })]),
    ],
    [
      'a refund that was recorded while it was on its way',
      refunded,
      side([refundsThere({ back: refundThere(400, 'pending') })]),
    ],
    [
      'a payment that was paid once more, and paid back at the dashboard',
      BOUGHT,
      side([
        taken,
        { ...refundsThere({ other: refundThere(400), back: refundThere(600) }), paymentIntentId: 'other' },
      ]),
    ],
    [
      'money of a checkout that was not completed, which a bank took',
      [opened()],
      side([disputeThere('closed', 1000)]),
    ],
    ['a dispute lost', lost, side([disputeThere('closed', 1000)])],
    ['a bank that only asks', BOUGHT, side([disputeThere('inquiry', 0)])],
    ['a dispute that came and went', BOUGHT, side([disputeThere('closed', 0)])],
    ['a payout', [], side([], [{ ...row, type: 'payout' }])],
    ['a fee', [], side([], [{ ...row, type: 'stripe_fee' }])],
    ['a row of a payment of ours', [], side([], [{ ...row, paymentId: 'pay' }])],
    ['the same money in another list', [], side([], [{ ...row, list: 'charges' }])],
    ['lists that were never fetched', BOUGHT, { ...side([]), fetchedUntil: null }],
    [
      'what happened here since they were fetched',
      refunded,
      { ...side([taken]), fetchedUntil: new Date('2026-11-01T12:00:02.500Z') },
    ],
    ['a payment since then', BOUGHT, { ...side([]), fetchedUntil: new Date('2026-11-01T12:00:00.500Z') }],
  ])('no fault: %s', async (_what, lines, provider) => {
    expect(await exceptions(lines, provider)).toEqual([]);
  });

  it.each<readonly [string, readonly RawLine[], ProviderSide, ExceptionCause, number]>([
    ['a notice that was never sent', [opened()], side([taken]), 'paid_not_credited', 10 * DOLLAR],
    ['money of a checkout that the log does not know', [], side([taken]), 'paid_not_credited', 10 * DOLLAR],
    [
      'a payment that was paid once more, by other money',
      BOUGHT,
      side([taken, { ...taken, paymentIntentId: 'other', chargedCents: 500 }]),
      'paid_not_credited',
      5 * DOLLAR,
    ],
    [
      'money of a checkout that was not completed, of which a part went back',
      [opened()],
      side([refundsThere({ back: refundThere(400), other: refundThere(600, 'failed') })]),
      'paid_not_credited',
      6 * DOLLAR,
    ],
    [
      'money of a checkout that was not completed, which is on its way back',
      [opened()],
      side([refundsThere({ back: refundThere(1000, 'pending') })]),
      'paid_not_credited',
      10 * DOLLAR,
    ],
    [
      'money of a checkout that was not completed, about which a bank decides',
      [opened()],
      side([disputeThere('open', 1000)]),
      'paid_not_credited',
      10 * DOLLAR,
    ],
    ['a payment that the provider never took', BOUGHT, side([]), 'credited_not_paid', 10 * DOLLAR],
    [
      'and one that is not credited either, which is the same money',
      [opened(), completed()],
      side([]),
      'paid_not_credited',
      10 * DOLLAR,
    ],
    [
      'another amount at the provider',
      BOUGHT,
      side([{ ...taken, chargedCents: 800 }]),
      'amount_differs',
      2 * DOLLAR,
    ],
    [
      'a payer who was charged twice',
      BOUGHT,
      side([{ ...taken, chargedCents: 2000, chargedTimes: 2 }]),
      'amount_differs',
      10 * DOLLAR,
    ],
    [
      'a refund of which we know nothing',
      BOUGHT,
      side([refundsThere({ other: refundThere(300) })]),
      'refund_mismatch',
      3 * DOLLAR,
    ],
    [
      'a refund of which we know nothing, beside one on its way',
      [...BOUGHT, money.held(4 * DOLLAR, 400)],
      side([refundsThere({ back: refundThere(400, 'pending'), other: refundThere(300) })]),
      'refund_mismatch',
      3 * DOLLAR,
    ],
    [
      'a refund that the provider never paid, beside another on its way',
      refunded,
      side([refundsThere({ other: refundThere(600, 'pending') })]),
      'refund_mismatch',
      4 * DOLLAR,
    ],
    ['a refund that the provider never paid', refunded, side([taken]), 'refund_mismatch', 4 * DOLLAR],
    [
      'a dispute of which we know nothing',
      BOUGHT,
      side([disputeThere('open', 1000)]),
      'dispute_mismatch',
      10 * DOLLAR,
    ],
    [
      'a dispute of which the bank keeps less than we think',
      lost,
      side([disputeThere('closed', 400)]),
      'dispute_mismatch',
      6 * DOLLAR,
    ],
    ['a dispute that the provider does not know', lost, side([taken]), 'dispute_mismatch', 10 * DOLLAR],
    [
      'money in another currency',
      BOUGHT,
      side([{ ...taken, isForeign: true }]),
      'foreign_currency',
      10 * DOLLAR,
    ],
    ['a row in another currency', [], side([], [{ ...row, currency: 'eur' }]), 'foreign_currency', 0],
    ['a row without a payment', [], side([], [row]), 'provider_row_without_payment', 7 * DOLLAR],
    [
      'a top-up',
      [],
      side([], [{ ...row, type: 'topup', amountMinor: -700 }]),
      'provider_row_without_payment',
      7 * DOLLAR,
    ],
  ])('%s', async (_what, lines, provider, cause, amountMicroUsd) => {
    const found = await exceptions(lines, provider);
    expect(told(found)).toEqual([[cause, amountMicroUsd]]);
    expect(found[0]!.sentence).toMatch(/^[A-Z$].*\.$/);
  });

  it('compares what was taken with what is completed alone, while no credits came', async () => {
    const found = await exceptions([opened(), completed(1200)], side([{ ...taken, chargedCents: 1300 }]));
    expect(Object.fromEntries(told(found))).toEqual({
      paid_not_credited: 12 * DOLLAR,
      amount_differs: DOLLAR,
    });
  });

  const paidOnceMore = side([taken, { ...taken, paymentIntentId: 'other' }]);
  it.each<readonly [string, readonly RawLine[], ExceptionCause]>([
    ['nobody claimed the first', VISITED, 'unclaimed'],
    ['the first was credited twice', [...BOUGHT, purchased()], 'credited_not_paid'],
  ])('tells of a payment that was paid once more, though %s', async (_what, lines, cause) => {
    const found = await exceptions(lines, paidOnceMore);
    expect(Object.fromEntries(told(found))).toEqual({
      paid_not_credited: 10 * DOLLAR,
      [cause]: 10 * DOLLAR,
    });
  });

  const SOON_DUE = '2026-11-02T11:00:00.000Z';
  it.each<readonly [string, readonly RawLine[], ProviderMoney, string]>([
    [
      'a refund of which we know nothing, though another came since',
      refunded,
      refundsThere({
        other: refundThere(300, 'paid', '2026-10-20T00:00:00.000Z'),
        back: refundThere(400, 'paid', '2026-11-02T10:00:00.000Z'),
      }),
      '2026-10-20T00:00:00.000Z',
    ],
    [
      'a refund that failed there, and is recorded here since long ago',
      refunded,
      refundsThere({ back: refundThere(400, 'failed', SOON_DUE) }),
      SOON_DUE,
    ],
    [
      'a refund that we took back, and that was paid there since long ago',
      [...refunded, money.refundFailed(400), money.reversed(4 * DOLLAR, 400)],
      refundsThere({ back: refundThere(400) }),
      '2026-11-01T12:00:07.000Z',
    ],
    [
      'a dispute of which we know nothing',
      BOUGHT,
      disputeThere('open', 1000, '2026-10-20T00:00:00.000Z'),
      '2026-10-20T00:00:00.000Z',
    ],
    [
      'a dispute that we know to be lost, and that was decided otherwise there',
      lost,
      disputeThere('closed', 400, SOON_DUE),
      SOON_DUE,
    ],
  ])('began when either side last changed it: %s', async (_what, lines, there, since) => {
    const changedSince = { ...there, lastChangedAt: '2026-11-02T11:59:00.000Z' };
    expect((await exceptions(lines, side([changedSince]))).map((found) => found.since)).toEqual([since]);
  });

  it('tells of one refund while another is too new to be known there', async () => {
    const missing = refundsThere({ other: refundThere(300) });
    const fetchedUntil = new Date('2026-11-01T12:00:02.500Z');
    expect(told(await exceptions(refunded, { ...side([missing]), fetchedUntil }))).toEqual([
      ['refund_mismatch', 3 * DOLLAR],
    ]);
  });

  it('waits an hour from when a refund failed there, not from when it was recorded here', async () => {
    const failed = side([refundsThere({ back: refundThere(400, 'failed', '2026-11-02T11:30:00.000Z') })]);
    expect(await exceptions(refunded, failed)).toEqual([]);
    expect(told(await exceptions(refunded, failed, new Date('2026-11-02T12:30:00.000Z')))).toEqual([
      ['refund_mismatch', 4 * DOLLAR],
    ]);
  });

  it('tells one cause of one payment once, with all of its amount', async () => {
    const found = await exceptions(
      [...BOUGHT, money.held(4 * DOLLAR, 400), money.refunded(400)],
      side([refundsThere({ back: refundThere(400), other: refundThere(300) })]),
    );
    expect(told(found)).toEqual([['refund_mismatch', 7 * DOLLAR]]);
  });

  it.each<readonly [string, readonly RawLine[], ProviderSide, ExceptionCause, number]>([
    [
      'more completed than was asked and taken',
      [opened(), completed(1200), purchased()],
      side([taken]),
      'amount_differs',
      2 * DOLLAR,
    ],
    [
      'more completed than was asked, and more taken still',
      [opened(), completed(1200), purchased()],
      side([{ ...taken, chargedCents: 1500 }]),
      'amount_differs',
      5 * DOLLAR,
    ],
    [
      'a refund that its stream does not tell',
      [...BOUGHT, money.held(4 * DOLLAR, 400), money.settled(4 * DOLLAR, 400)],
      side([refundsThere({ back: refundThere(400) })]),
      'refund_mismatch',
      4 * DOLLAR,
    ],
    [
      'a decision of a bank that its stream does not tell',
      lost.filter(({ type }) => type !== 'DisputeClosed'),
      side([disputeThere('closed', 1000)]),
      'dispute_mismatch',
      10 * DOLLAR,
    ],
    [
      'a decision of a bank that is told as half of it',
      lost.map((line) => (line.type === 'DisputeClosed' ? money.but(line, { lostCents: 500 }) : line)),
      side([disputeThere('closed', 1000)]),
      'dispute_mismatch',
      5 * DOLLAR,
    ],
    [
      'a dispute of which we know nothing, beside one that is open on both sides',
      [...BOUGHT, money.disputed(), money.frozen(10 * DOLLAR)],
      side([
        {
          ...taken,
          disputedCents: 1300,
          disputes: {
            claim: { status: 'open', takenCents: 1000, since: AT },
            other: { status: 'closed', takenCents: 300, since: AT },
          },
        },
      ]),
      'dispute_mismatch',
      3 * DOLLAR,
    ],
    [
      'half a decision that took nothing of the wallet',
      [
        ...BOUGHT,
        money.disputed(),
        money.frozen(10 * DOLLAR),
        money.decided(500),
        money.unfrozen(10 * DOLLAR),
      ],
      side([disputeThere('closed', 1000)]),
      'dispute_mismatch',
      10 * DOLLAR,
    ],
  ])(
    'tells the same money once, though two sides say of it: %s',
    async (_what, lines, provider, cause, amount) => {
      expect(told(await exceptions(lines, provider))).toEqual([[cause, amount]]);
    },
  );
});

describe('findings of several sides', () => {
  const finding: Finding = {
    cause: 'paid_not_credited',
    itemKind: 'payment',
    itemId: 'pay',
    playerId: null,
    amountMicroUsd: 5,
    sentence: 'One.',
    since: '2026-11-02T00:00:00.000Z',
  };

  it('are one exception for each cause, since the first of them', () => {
    const other = { ...finding, playerId: 'ada', sentence: 'Two.', since: '2026-11-01T00:00:00.000Z' };
    expect(mergeFindings([finding, other])).toEqual([
      { ...other, amountMicroUsd: 10, sentence: 'One. Two.' },
    ]);
  });

  it('keep causes of other money, and the same of another thing', () => {
    const others: Finding[] = [
      { ...finding, cause: 'amount_differs', amountMicroUsd: 3 },
      { ...finding, cause: 'owed' },
      { ...finding, cause: 'unclaimed', itemId: 'other' },
    ];
    expect(mergeFindings([finding, ...others])).toEqual([finding, ...others]);
  });

  it('of other money are told beside those of the same amount, and with those of the same cause', () => {
    const other = { ...finding, isOfOtherMoney: true } as const;
    const unclaimed: Finding = { ...finding, cause: 'unclaimed' };
    expect(mergeFindings([unclaimed, other])).toEqual([finding, unclaimed]);
    expect(mergeFindings([unclaimed, other, finding])).toEqual([{ ...finding, amountMicroUsd: 10 }]);
  });

  it('of the same money keep the first cause of the list', () => {
    expect(mergeFindings([{ ...finding, cause: 'unclaimed' }, finding])).toEqual([finding]);
  });

  it('are due when the time of their cause has passed', () => {
    expect(isDue(finding, new Date('2026-11-02T00:09:59.999Z'))).toBe(false);
    expect(isDue(finding, new Date('2026-11-02T00:10:00.000Z'))).toBe(true);
    expect(isDue({ ...finding, cause: 'owed' }, new Date(finding.since))).toBe(true);
  });

  it('are due when a month that they began in is closed', () => {
    expect(Math.max(...Object.values(graceSeconds)) * 1_000).toBe(MONTH_SETTLES_MS);
  });

  it.each([
    [0, 0, 10_000],
    [100, 0, 10_000],
    [3, 1, 6_666],
    [3, 3, 0],
    [3, 4, 0],
    [9_007_199_254_740_991, 1, 9_999],
  ])('leave of %d less %d so many hundredths of a percent explained: %d', (volume, open, explained) => {
    expect(explainedBasisPoints(volume, open)).toBe(explained);
  });
});

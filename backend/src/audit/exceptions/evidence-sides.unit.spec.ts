/** The sides of a payment agree when nothing is wrong with it, and say otherwise where something is. */
import * as money from '../../../test/support/money-events.js';
import { logOf, type RawLine } from '../../../test/support/money-events.js';
import { booksOfLog, type PaymentItem, type ProviderMoney } from '../ledger/index.js';
import { sidesOfPayment } from './evidence-sides.js';

const DOLLAR = 1_000_000;
const AT = '2026-11-01T12:00:00.000Z';
const VISITED = [money.opened(1000, null), money.completed(1000, null)];
const BOUGHT = [money.opened(), money.completed(), money.purchased()];
const refunded = [
  ...BOUGHT,
  money.held(4 * DOLLAR, 400),
  money.refunded(400),
  money.settled(4 * DOLLAR, 400),
];

const taken: ProviderMoney = {
  paymentIntentId: 'intent',
  paymentId: 'pay',
  chargedCents: 1000,
  chargedTimes: 1,
  firstChargeAt: AT,
  refundedCents: 0,
  refunds: {},
  disputedCents: 0,
  disputes: {},
  feesCents: 59,
  isForeign: false,
  lastChangedAt: AT,
};
const paidBack = (cents: number, status: 'paid' | 'pending' = 'paid'): Partial<ProviderMoney> => ({
  refundedCents: cents,
  refunds: { back: { status, cents, since: AT } },
});
const disputed = (status: 'open' | 'closed', takenCents: number): Partial<ProviderMoney> => ({
  disputedCents: takenCents,
  disputes: { claim: { status, takenCents, since: AT } },
});

async function sides(
  lines: readonly RawLine[],
  moneys: readonly ProviderMoney[],
  isFetched = true,
): Promise<(string | number | boolean | null)[][]> {
  const item = (await booksOfLog(logOf(...lines))).before({ kind: 'payment', id: 'pay' });
  const payment: PaymentItem | null = item?.kind === 'payment' ? item : null;
  const dollarsOf = (micro: number | null) => (micro === null ? null : micro / DOLLAR);
  return sidesOfPayment(payment, moneys, isFetched).map(
    ({ what, provider, payment: here, wallet, agrees }) => [
      what,
      dollarsOf(provider),
      dollarsOf(here),
      dollarsOf(wallet),
      agrees,
    ],
  );
}

it.each<readonly [string, readonly RawLine[], Partial<ProviderMoney>, unknown[][]]>([
  ['a purchase', BOUGHT, {}, [['paid', 10, 10, 10, true]]],
  ['a payment that nobody claimed yet', VISITED, {}, [['paid', 10, 10, 0, false]]],
  ['a purchase that never came to the wallet', BOUGHT.slice(0, 2), {}, [['paid', 10, 10, 0, false]]],
  [
    'a payment that nobody claimed, and that went back',
    [...VISITED, money.returnBegun(1000), money.returned(1000)],
    paidBack(1000),
    [
      ['paid', 10, 10, null, true],
      ['refunded', 10, 10, null, true],
    ],
  ],
  [
    'a payment that was never credited, about which a bank decides',
    [money.opened(), money.completed(), money.disputed()],
    disputed('open', 1000),
    [['paid', 10, 10, null, true]],
  ],
  [
    'a refund on its way',
    [...BOUGHT, money.held(4 * DOLLAR, 400)],
    paidBack(400, 'pending'),
    [['paid', 10, 10, 10, true]],
  ],
  [
    'a refund that nobody recorded',
    BOUGHT,
    paidBack(400),
    [
      ['paid', 10, 10, 10, true],
      ['refunded', 4, 0, 0, false],
    ],
  ],
  [
    'a bank that takes again what was paid back',
    [
      ...refunded,
      money.disputed(),
      money.frozen(6 * DOLLAR),
      money.decided(1000),
      money.clawedBack(6 * DOLLAR),
      money.unfrozen(0),
    ],
    { ...paidBack(400), ...disputed('closed', 1000) },
    [
      ['paid', 10, 10, 10, true],
      ['refunded', 4, 4, 4, true],
      ['lost', 10, 10, 6, true],
    ],
  ],
  [
    'a bank that took more than the wallet gave',
    [
      ...BOUGHT,
      money.disputed(),
      money.frozen(10 * DOLLAR),
      money.decided(1000),
      money.clawedBack(7 * DOLLAR),
    ],
    disputed('closed', 1000),
    [
      ['paid', 10, 10, 10, true],
      ['lost', 10, 10, 7, false],
    ],
  ],
  [
    'a bank that keeps less than we think',
    [
      ...BOUGHT,
      money.disputed(),
      money.frozen(10 * DOLLAR),
      money.decided(1000),
      money.clawedBack(10 * DOLLAR),
    ],
    disputed('closed', 400),
    [
      ['paid', 10, 10, 10, true],
      ['lost', 4, 10, 10, false],
    ],
  ],
  [
    'a bank that has not decided yet',
    [...BOUGHT, money.disputed(), money.frozen(10 * DOLLAR)],
    disputed('open', 1000),
    [['paid', 10, 10, 10, true]],
  ],
  [
    'a dispute of which we know nothing',
    BOUGHT,
    disputed('open', 1000),
    [
      ['paid', 10, 10, 10, true],
      ['lost', 10, 0, 0, false],
    ],
  ],
  ['a checkout that was paid, and not completed', [money.opened()], {}, [['paid', 10, 0, null, false]]],
  ['and paid back at the dashboard', [money.opened()], paidBack(1000), [['paid', 0, 0, null, true]]],
])('%s', async (_what, lines, change, expected) => {
  expect(await sides(lines, [{ ...taken, ...change }])).toEqual(expected);
});

it('counts what was paid once more, until it is paid back', async () => {
  const other = { ...taken, paymentIntentId: 'other' };
  expect(await sides(BOUGHT, [other, taken])).toEqual([['paid', 20, 10, 10, false]]);
  expect(await sides(BOUGHT, [{ ...other, ...paidBack(1000) }, taken])).toEqual([['paid', 10, 10, 10, true]]);
});

it('takes no other money for that which completed the payment', async () => {
  const other = { ...taken, paymentIntentId: 'other', ...paidBack(1000) };
  expect(await sides(BOUGHT, [other])).toEqual([['paid', 0, 10, 10, false]]);
});

it('says nothing for the provider where nothing was fetched yet', async () => {
  expect(await sides(refunded, [], false)).toEqual([
    ['paid', null, 10, 10, true],
    ['refunded', null, 4, 4, true],
  ]);
});

/** Each row of the table of docs/audit.md, and that every event balances. */
import type { Account } from './accounts.js';
import { BooksOfLog, imbalanceOf, ledgerEventOf, noAmounts, type Postings } from './index.js';
import * as money from '../../../test/support/money-events.js';
import { logOf, type RawLine } from '../../../test/support/money-events.js';

const { opened, completed, purchased } = money;
const BOUGHT = [opened(), completed(), purchased()];
const DOLLAR = 1_000_000;

/** What the last of the events posts. */
function postedBy(...lines: readonly RawLine[]): Postings {
  const books = new BooksOfLog();
  const posted = logOf(...lines).map((event) => books.add(event)?.postings ?? null);
  return posted.at(-1) ?? {};
}

const rows: readonly (readonly [what: string, lines: readonly RawLine[], postings: Postings])[] = [
  ['PaymentCompleted', [opened(), completed()], { cash: 10 * DOLLAR, clearing: 10 * DOLLAR }],
  ['CreditsPurchased', BOUGHT, { clearing: -10 * DOLLAR, liabilityPaid: 10 * DOLLAR }],
  ['PaymentRefunded', [...BOUGHT, money.refunded(400)], { cash: -4 * DOLLAR, clearing: -4 * DOLLAR }],
  [
    'UnclaimedPaymentReturned',
    [opened(1000, null), completed(1000, null), money.returnBegun(1000), money.returned(1000)],
    { cash: -10 * DOLLAR, clearing: -10 * DOLLAR },
  ],
  [
    'PaymentRefundFailed',
    [...BOUGHT, money.refunded(400), money.refundFailed(400)],
    { cash: 4 * DOLLAR, clearing: 4 * DOLLAR },
  ],
  ['RefundHeld', [...BOUGHT, money.held(3 * DOLLAR, 400)], { held: 3 * DOLLAR }],
  [
    'RefundReleased',
    [...BOUGHT, money.held(3 * DOLLAR, 400), money.releasedRefund(3 * DOLLAR)],
    { held: -3 * DOLLAR },
  ],
  [
    'RefundSettled, of credits and of our cost',
    [...BOUGHT, money.held(3 * DOLLAR, 400), money.refunded(400), money.settled(3 * DOLLAR, 400)],
    { guaranteeCost: DOLLAR, clearing: 4 * DOLLAR, liabilityPaid: -3 * DOLLAR, held: -3 * DOLLAR },
  ],
  [
    'RefundReversed',
    [...BOUGHT, money.refunded(400), money.settled(3 * DOLLAR, 400), money.reversed(3 * DOLLAR, 400)],
    { guaranteeCost: -DOLLAR, clearing: -4 * DOLLAR, liabilityPaid: 3 * DOLLAR },
  ],
  ['PaymentDisputed', [...BOUGHT, money.disputed()], {}],
  [
    'DisputeClosed, lost',
    [...BOUGHT, money.disputed(), money.decided(600)],
    { cash: -6 * DOLLAR, clearing: -6 * DOLLAR },
  ],
  ['DisputeClosed, won', [...BOUGHT, money.disputed(), money.decided(0)], {}],
  [
    'DisputeClosed of before amounts were kept',
    [...BOUGHT, money.disputed(), money.but(money.decided(1000), { lostCents: undefined })],
    { cash: -10 * DOLLAR, clearing: -10 * DOLLAR },
  ],
  [
    'DisputeClosed again, for less',
    [...BOUGHT, money.disputed(), money.decided(600), money.decided(200)],
    { cash: 4 * DOLLAR, clearing: 4 * DOLLAR },
  ],
  [
    'DisputeClosed of more than had not gone back',
    [...BOUGHT, money.refunded(400), money.disputed(), money.decided(1000)],
    { cash: -10 * DOLLAR, clearing: -6 * DOLLAR, writtenOff: 4 * DOLLAR },
  ],
  [
    'PaymentRefunded of what a bank has taken',
    [...BOUGHT, money.disputed(), money.decided(1000), money.refunded(400)],
    { cash: -4 * DOLLAR, writtenOff: 4 * DOLLAR },
  ],
  ['DisputeReopened', [...BOUGHT, money.disputed(), money.decided(600), money.reopened()], {}],
  ['CreditsFrozen', [...BOUGHT, money.disputed(), money.frozen(10 * DOLLAR)], { frozen: 10 * DOLLAR }],
  [
    'CreditsUnfrozen',
    [...BOUGHT, money.disputed(), money.frozen(10 * DOLLAR), money.unfrozen(10 * DOLLAR)],
    { frozen: -10 * DOLLAR },
  ],
  [
    'CreditsClawedBack',
    [...BOUGHT, money.disputed(), money.frozen(6 * DOLLAR), money.decided(600), money.clawedBack(6 * DOLLAR)],
    { clearing: 6 * DOLLAR, liabilityPaid: -6 * DOLLAR, frozen: -6 * DOLLAR },
  ],
  [
    'DisputeWrittenOff',
    [...BOUGHT, money.disputed(), money.decided(600), money.writtenOff(2 * DOLLAR)],
    { writtenOff: 2 * DOLLAR, clearing: 2 * DOLLAR },
  ],
  [
    'CreditsReinstated',
    [...BOUGHT, money.reinstated(5 * DOLLAR, 1 * DOLLAR)],
    { writtenOff: -DOLLAR, clearing: -6 * DOLLAR, liabilityPaid: 5 * DOLLAR },
  ],
  ['MoneyOwed', [...BOUGHT, money.owed(400)], {}],
  ['CreditsGranted', [money.granted(DOLLAR)], { granted: DOLLAR, liabilityGranted: DOLLAR }],
  ['CreditsReserved', [money.reserved()], { reserved: 32_000 }],
  [
    'ReservationCaptured of bought credits',
    [money.reserved(), money.captured()],
    { liabilityPaid: -4_580, chargedPaid: 4_580, reserved: -32_000 },
  ],
  [
    'ReservationCaptured of lots of both kinds, returned to frozen',
    [
      money.granted(1_000),
      money.reserved(),
      money.but(money.captured(), {
        returnedTo: 'frozen',
        lots: [
          { lotId: 'gift', amountMicroUsd: 1_000 },
          { lotId: 'pay', amountMicroUsd: 3_580 },
        ],
      }),
    ],
    {
      liabilityGranted: -1_000,
      chargedGranted: 1_000,
      liabilityPaid: -3_580,
      chargedPaid: 3_580,
      reserved: -32_000,
      frozen: 27_420,
    },
  ],
  ['ReservationReleased', [money.reserved(), money.released()], { reserved: -32_000 }],
  ['ReservationVoided', [money.voided()], {}],
  [
    'CreditsForfeited: given credits first',
    [...BOUGHT, money.granted(DOLLAR), money.forfeited(11 * DOLLAR, 4 * DOLLAR)],
    {
      liabilityGranted: -DOLLAR,
      forfeitedGranted: DOLLAR,
      liabilityPaid: -10 * DOLLAR,
      forfeitedPaid: 10 * DOLLAR,
      frozen: -4 * DOLLAR,
    },
  ],
  [
    'CreditsForfeited of before its frozen part was told',
    [...BOUGHT, money.but(money.forfeited(10 * DOLLAR), { frozenMicroUsd: undefined })],
    { liabilityPaid: -10 * DOLLAR, forfeitedPaid: 10 * DOLLAR },
  ],
  ['TurnSubmitted', [money.submitted()], {}],
  ['TurnNarrated', [money.narrated()], { modelCost: 4_900, modelPayable: 4_900 }],
  ['TurnStopped', [money.stopped()], { modelCost: 4_900, modelPayable: 4_900 }],
  ['TurnFailed', [money.failed()], { modelCost: 700, modelPayable: 700 }],
  ['ChronicleSummarised', [money.summarised()], { modelCost: 90, modelPayable: 90 }],
  ['DemoTurnNarrated', [money.demoNarrated()], { modelCost: 4_900, modelPayable: 4_900 }],
];

it.each(rows)('%s', (_what, lines, postings) => {
  expect(postedBy(...lines)).toEqual(postings);
});

it.each(rows)('debits are credits up to %s', (_what, lines) => {
  const books = new BooksOfLog();
  for (const event of logOf(...lines)) expect(imbalanceOf(books.add(event)!.postings)).toBe(0);
  expect(imbalanceOf(books.closing)).toBe(0);
});

it('tells of an event where it stands, what it is about and whose it is', () => {
  const books = new BooksOfLog();
  const [, , event] = logOf(...BOUGHT).map((each) => books.add(each));
  expect(event).toEqual({
    position: 2n,
    at: '2026-11-01T12:00:02.000Z',
    streamId: 'wallet-ada',
    revision: 0n,
    eventId: 'event-2',
    type: 'CreditsPurchased',
    item: { kind: 'payment', id: 'pay' },
    paymentId: 'pay',
    playerId: 'ada',
    postings: { clearing: -10 * DOLLAR, liabilityPaid: 10 * DOLLAR },
  });
});

it.each([
  { streamId: 'game-rome', type: 'GameSaved', data: {} },
  { streamId: 'player-ada', type: 'PlayerErased', data: {} },
  { streamId: '$ce-wallet', type: 'CreditsPurchased', data: {} },
])('$type of $streamId is no event of the ledger', (line) => {
  const [event] = logOf(line);
  expect(ledgerEventOf(event!, () => undefined)).toEqual({ ledgerEvent: null, items: [] });
});

it.each<readonly [string, RawLine]>([
  ['an amount that is text', money.but(purchased(), { amountMicroUsd: '1' })],
  ['an amount that is not there', money.but(money.reserved(), { amountMicroUsd: undefined })],
  ['lots that are no list', money.but(money.captured(), { lots: {} })],
  ['a lot that is no object', money.but(money.captured(), { lots: [7] })],
  ['a turn without a name', money.but(money.narrated(), { turnId: null })],
  ['usage that is a number', money.but(money.narrated(), { usage: 7 })],
])('%s is unreadable', (_what, line) => {
  expect(() => postedBy(line)).toThrow(expect.objectContaining({ code: 'unreadable_event' }));
});

it('sums up by period and by day', () => {
  const books = new BooksOfLog({
    from: new Date('2026-11-01T12:00:02.000Z'),
    until: new Date('2026-11-01T12:00:03.000Z'),
  });
  for (const event of logOf(...BOUGHT, money.refunded(400))) books.add(event);
  const amounts = (of: Partial<Record<Account, number>>) => ({ ...noAmounts(), ...of });
  expect(books.opening).toEqual(amounts({ cash: 10 * DOLLAR, clearing: 10 * DOLLAR }));
  expect(books.moved).toEqual(amounts({ clearing: -10 * DOLLAR, liabilityPaid: 10 * DOLLAR }));
  expect(books.closing).toEqual(amounts({ cash: 10 * DOLLAR, liabilityPaid: 10 * DOLLAR }));
  expect([...books.days]).toEqual([['2026-11-01', books.moved]]);
  expect(books.events).toBe(3);
});

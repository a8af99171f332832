import { sumUpMoney } from './sum-up-money.js';

type Row = Parameters<typeof sumUpMoney>[1][number];

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute));
const PAYMENT = '5b0f3f7e-9d56-4b4f-9b6e-0c8d34a1c001';
const OURS = 'b1f0a3c2-3b0e-4a5e-8a0c-2f1d5f6b2c01';
/** Of a refund that the provider calls `refunds-1`, and that names none of ours. */
const MADE = '3d3c7475-6e5d-55a6-88dc-7827ac8266f8';

const row = (list: Row['list'], change: Partial<Row> = {}): Row => ({
  list,
  id: `${list}-1`,
  version: 1,
  createdAt: at(0),
  fetchedAt: at(30),
  status: 'succeeded',
  currency: 'usd',
  amount: 500,
  fee: null,
  paymentId: null,
  body: {},
  ...change,
});
const charge = row('charges', { paymentId: PAYMENT, body: { amount_captured: 500 } });
const money = (...rows: Row[]) => sumUpMoney('pi_1', rows);
const dispute = (status: string, ...amounts: number[]) =>
  row('disputes', {
    id: 'dp_1',
    status,
    body: { balance_transactions: amounts.map((amount) => ({ amount })) },
  });

it('sums up what was taken, what went back and what it cost', () => {
  expect(
    money(
      charge,
      row('charges', { id: 'ch_0', status: 'failed', body: { amount_captured: 0 } }),
      row('refunds', { amount: 200, createdAt: at(5), body: { metadata: { refundId: OURS } } }),
      row('refunds', { id: 're_2', amount: 50, status: 'failed', body: { metadata: { refundId: 'two' } } }),
      row('refunds', {
        id: 're_3',
        amount: 70,
        status: 'canceled',
        body: { metadata: { refundId: 'three' } },
      }),
      row('balance_transactions', { fee: 45 }),
      row('balance_transactions', { id: 'txn_2', amount: -200, fee: 0 }),
    ),
  ).toEqual({
    paymentIntentId: 'pi_1',
    paymentId: PAYMENT,
    chargedCents: 500,
    chargedTimes: 1,
    firstChargeAt: at(0).toISOString(),
    refundedCents: 200,
    refunds: {
      [OURS]: { status: 'paid', cents: 200, since: at(5).toISOString() },
      two: { status: 'failed', cents: 50, since: at(0).toISOString() },
      three: { status: 'failed', cents: 70, since: at(0).toISOString() },
    },
    disputedCents: 0,
    disputes: {},
    feesCents: 45,
    isForeign: false,
    lastChangedAt: at(5).toISOString(),
  });
});

it('counts each charge, and of one only what was captured', () => {
  expect(
    money(charge, row('charges', { id: 'ch_2', createdAt: at(2), body: { amount_captured: 300 } })),
  ).toMatchObject({
    chargedCents: 800,
    chargedTimes: 2,
    firstChargeAt: at(0).toISOString(),
  });
});

it.each(['pending', 'requires_action'])('counts a refund that is %s as on its way', (status) => {
  expect(money(charge, row('refunds', { status }))).toMatchObject({
    refundedCents: 500,
    refunds: { [MADE]: { status: 'pending', cents: 500 } },
  });
});

it.each([
  ['warning_needs_response', [], 'inquiry', 0],
  ['warning_closed', [], 'closed', 0],
  ['needs_response', [-500], 'open', 500],
  ['appeal_under_review', [-500], 'open', 500],
  ['lost', [-500, 100], 'closed', 400],
  ['won', [-500, 500], 'closed', 0],
  // Decided, and the money is not back yet.
  ['won', [-500], 'open', 500],
  ['prevented', [], 'closed', 0],
  ['something_new', [-500], 'open', 500],
] as const)(
  'a dispute that is %s, with %j moved, is %s with %i taken',
  (there, moved, status, takenCents) => {
    expect(money(charge, dispute(there, ...moved))).toMatchObject({
      disputes: { dp_1: { status, takenCents } },
      disputedCents: takenCents,
    });
  },
);

it('changed when a later version was fetched, but not because its money is there by now', () => {
  expect(money(charge, row('balance_transactions', { version: 2 })).lastChangedAt).toBe(at(0).toISOString());
  expect(money(charge, row('refunds', { version: 2 })).lastChangedAt).toBe(at(30).toISOString());
});

describe('of a refund or a dispute', () => {
  const version = (list: 'refunds' | 'disputes', number: number, change: Partial<Row>) =>
    row(list, { version: number, fetchedAt: at(30 + number), ...change });

  it('the newest version counts', () => {
    const refunds = [
      version('refunds', 2, { status: 'failed' }),
      version('refunds', 1, { status: 'succeeded' }),
    ];
    expect(money(charge, ...refunds)).toMatchObject({
      refundedCents: 0,
      refunds: { [MADE]: { status: 'failed', cents: 500, since: at(32).toISOString() } },
    });
  });

  it('what changes nothing of how it stands does not make it younger', () => {
    const refunds = [1, 2, 3].map((number) => version('refunds', number, { status: 'succeeded' }));
    expect(money(charge, ...refunds).refunds[MADE]?.since).toBe(at(0).toISOString());
    const later = [
      version('disputes', 1, { status: 'needs_response' }),
      version('disputes', 2, { status: 'lost' }),
      version('disputes', 3, { status: 'needs_response' }),
      version('disputes', 4, { status: 'under_review' }),
    ];
    expect(money(charge, ...later).disputes['disputes-1']).toEqual({
      status: 'open',
      takenCents: 0,
      since: at(33).toISOString(),
    });
  });
});

it('is foreign when any row of it is', () => {
  expect(money(charge, row('balance_transactions', { currency: 'eur' })).isForeign).toBe(true);
});

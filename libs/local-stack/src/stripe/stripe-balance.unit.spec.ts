/** The account's money, as the real client reads it: balance transactions, payouts, and rows that no shop knows of. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { startStripeStandIn, type StripeStandIn } from './index.js';

const secretKey = 'sk_test_rubicon';
const DAY = 86_400;
/** A Wednesday. */
const start = Date.UTC(2026, 6, 15, 10) / 1_000;

let dataDir: string;
let standIn: StripeStandIn;
let stripe: Stripe;
/** Unix seconds. */
let now: number;

async function open(): Promise<void> {
  standIn = await startStripeStandIn({
    dataDir,
    secretKey,
    webhookSecret: 'whsec_rubicon',
    // Nobody listens: what the shop is told is another file's affair.
    webhookUrl: 'http://127.0.0.1:9/',
    now: () => now * 1_000,
  });
  stripe = new Stripe(secretKey, {
    host: '127.0.0.1',
    port: new URL(standIn.url).port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

beforeEach(async () => {
  now = start;
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'stripe-balance-'));
  await open();
});
afterEach(async () => {
  await standIn.stop();
  await rm(dataDir, { recursive: true });
});

async function paid(amount = 500, cardNumber = '4242 4242 4242 4242'): Promise<Stripe.Charge> {
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: amount, product_data: { name: 'Package' } },
      },
    ],
    success_url: 'http://127.0.0.1:3000/',
  });
  const form = { email: 'ada@example.com', cardNumber, expiry: '12 / 34', cvc: '123' };
  await fetch(url as string, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  return (session.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
}

async function act(where: string, form: Record<string, string> = {}): Promise<number> {
  const body = new URLSearchParams(form);
  return (await fetch(`${standIn.url}/dashboard/${where}`, { method: 'POST', body, redirect: 'manual' }))
    .status;
}

const transactions = async (filter: Stripe.BalanceTransactionListParams = {}) =>
  (await stripe.balanceTransactions.list({ limit: 100, ...filter })).data;
/** Oldest first. */
const moved = async (filter?: Stripe.BalanceTransactionListParams) =>
  (await transactions(filter)).map(({ type, amount, fee, net }) => [type, amount, fee, net]).reverse();

test('a payment is booked with its fee, and is there two bank days later', async () => {
  const charge = await paid();
  // As with Stripe, a moment after it was taken.
  expect(charge.balance_transaction).toBeNull();
  now += 1;
  const { balance_transaction } = await stripe.charges.retrieve(charge.id, {
    expand: ['balance_transaction'],
  });
  expect(balance_transaction).toMatchObject({
    object: 'balance_transaction',
    type: 'charge',
    reporting_category: 'charge',
    amount: 500,
    fee: 45,
    net: 455,
    fee_details: [{ amount: 45, currency: 'usd', type: 'stripe_fee' }],
    source: charge.id,
    status: 'pending',
    available_on: Date.UTC(2026, 6, 17) / 1_000,
  });
  now = Date.UTC(2026, 6, 17) / 1_000;
  const id = (balance_transaction as Stripe.BalanceTransaction).id;
  expect((await stripe.balanceTransactions.retrieve(id)).status).toBe('available');
});

test('what is paid on a Friday is there on Tuesday', async () => {
  now = Date.UTC(2026, 6, 17, 23) / 1_000;
  await paid();
  expect((await transactions())[0]?.available_on).toBe(Date.UTC(2026, 6, 21) / 1_000);
});

test('a refund gives no fee back; one that fails brings the money back', async () => {
  const charge = await paid();
  const { id } = await stripe.refunds.create({ charge: charge.id, amount: 200 });
  await act(`refunds/${id}/failed`);
  expect(await moved()).toEqual([
    ['charge', 500, 45, 455],
    ['refund', -200, 0, -200],
    ['refund_failure', 200, 0, 200],
  ]);
  const [failure, refunded] = await transactions({ source: id });
  const refund = await stripe.refunds.retrieve(id);
  expect(refund.balance_transaction).toBe(refunded?.id);
  expect(refund.failure_balance_transaction).toBe(failure?.id);
});

test('what a dispute moves is among the transactions, as it is in the dispute', async () => {
  await paid(500, '4000 0000 0000 0259');
  const [dispute] = (await stripe.disputes.list()).data;
  await stripe.disputes.update(dispute!.id, { evidence: { uncategorized_text: 'winning_evidence' } });
  const { balance_transactions: embedded } = await stripe.disputes.retrieve(dispute!.id);
  expect((await transactions({ type: 'adjustment' })).reverse()).toEqual(embedded);
  expect(await moved({ source: dispute!.id })).toEqual([
    ['adjustment', -500, 1_500, -2_000],
    ['adjustment', 500, 0, 500],
  ]);
});

test('at midnight all that is there is paid out, and the payout names what it pays', async () => {
  const first = await paid(500);
  const later = await paid(1_000);
  await stripe.refunds.create({ charge: later.id, amount: 100 });
  now = Date.UTC(2026, 6, 17) / 1_000;
  const afterwards = await paid(700);
  const [payout, ...others] = (await stripe.payouts.list()).data;
  expect(others).toEqual([]);
  expect(payout).toMatchObject({
    object: 'payout',
    amount: 455 + 941 - 100,
    automatic: true,
    currency: 'usd',
    status: 'in_transit',
    reconciliation_status: 'completed',
    arrival_date: Date.UTC(2026, 6, 20) / 1_000,
  });
  expect(payout).not.toHaveProperty('transactions');
  const paidOut = await transactions({ payout: payout!.id });
  expect(paidOut.map(({ type, net }) => [type, net])).toEqual([
    ['payout', -1_296],
    ['refund', -100],
    ['charge', 941],
    ['charge', 455],
  ]);
  expect(paidOut.reduce((sum, { net }) => sum + net, 0)).toBe(0);
  expect(paidOut.map(({ source }) => source)).toContain(first.id);
  expect(paidOut.map(({ source }) => source)).not.toContain(afterwards.id);
  now = Date.UTC(2026, 6, 20) / 1_000;
  expect((await stripe.payouts.retrieve(payout!.id)).status).toBe('paid');
  await expect(transactions({ payout: 'po_none' })).rejects.toMatchObject({ code: 'resource_missing' });
});

test('what is owed to the provider is taken off the next payout', async () => {
  await paid(500, '4000 0000 0000 0259');
  now = Date.UTC(2026, 6, 18) / 1_000;
  expect((await stripe.payouts.list()).data).toEqual([]);
  await paid(10_000);
  now += 7 * DAY;
  const [payout] = (await stripe.payouts.list()).data;
  expect(payout?.amount).toBe(10_000 - 320 + 455 - 2_000);
});

test('days that nobody looked pass one by one, and a month takes its fee', async () => {
  await paid(500);
  now = Date.UTC(2026, 6, 22, 9) / 1_000;
  await paid(600);
  now = Date.UTC(2026, 7, 3) / 1_000;
  const days = (await stripe.payouts.list()).data.map(({ created, amount }) => [
    new Date(created * 1_000).toISOString().slice(0, 10),
    amount,
  ]);
  expect(days).toEqual([
    ['2026-07-24', 553],
    ['2026-07-17', 455],
  ]);
  expect(await moved({ type: 'stripe_fee' })).toEqual([['stripe_fee', -200, 0, -200]]);
});

test('the dashboard moves money that no shop knows of', async () => {
  expect(await act('balance/usd/topup', { amount: '2000' })).toBe(303);
  expect(await act('balance/eur/charge')).toBe(303);
  expect(await act('balance/usd/charge', { amount: '300' })).toBe(303);
  expect(await act('balance/usd/fee', { amount: '25' })).toBe(303);
  expect(await act('balance/gbp/charge')).toBe(404);
  expect(await act('balance/usd/charge', { amount: '0' })).toBe(409);
  expect(await moved()).toEqual([
    ['topup', 2_000, 0, 2_000],
    ['charge', 1_000, 59, 941],
    ['charge', 300, 39, 261],
    ['stripe_fee', -25, 0, -25],
  ]);
  const [charge] = await transactions({ currency: 'eur', expand: ['data.source'] });
  expect(charge?.source).toMatchObject({ object: 'charge', currency: 'eur', metadata: {} });
  const page = await (await fetch(`${standIn.url}/dashboard`)).text();
  expect(page).toContain('$19.75 there');
});

test('lists are read in pages both ways, and by the time of creation', async () => {
  const charges: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    now += 10;
    charges.unshift((await paid()).id);
  }
  const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
  const page = await stripe.charges.list({ limit: 2, starting_after: charges[1]! });
  expect([ids(page), page.has_more]).toEqual([charges.slice(2, 4), true]);
  const back = await stripe.charges.list({ limit: 2, ending_before: charges[2]! });
  expect([ids(back), back.has_more]).toEqual([charges.slice(0, 2), false]);
  const [newest, oldest] = [start + 50, start + 10];
  for (const [created, from, to] of [
    [{ gte: oldest, lt: newest }, 1, 5],
    [{ gt: oldest, lte: newest }, 0, 4],
    [newest, 0, 1],
  ] as const)
    for (const list of [stripe.charges, stripe.balanceTransactions])
      expect((await list.list({ created })).data).toHaveLength(to - from);
  await expect(stripe.charges.list({ starting_after: 'ch_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  });
  await expect(
    stripe.charges.list({ created: { gte: 'yesterday' as unknown as number } }),
  ).rejects.toMatchObject({
    param: 'created[gte]',
  });
});

test('what was paid before there were transactions has them after an upgrade', async () => {
  await standIn.stop();
  const created = start - 30 * DAY;
  const ofCharge = { charge: 'ch_old', payment_intent: 'pi_old', currency: 'usd', created };
  await writeFile(
    path.join(dataDir, 'stripe-stand-in.json'),
    JSON.stringify({
      charges: {
        ch_old: {
          id: 'ch_old',
          object: 'charge',
          amount: 500,
          amount_refunded: 100,
          currency: 'usd',
          created,
        },
      },
      refunds: {
        re_old: { ...ofCharge, id: 're_old', object: 'refund', amount: 100, status: 'succeeded' },
        re_failed: {
          ...ofCharge,
          id: 're_failed',
          object: 'refund',
          amount: 50,
          status: 'failed',
          failure_balance_transaction: 'txn_back',
        },
      },
      disputes: {
        dp_old: { ...ofCharge, id: 'dp_old', object: 'dispute', amount: 400, status: 'needs_response' },
      },
    }),
  );
  await open();
  expect((await moved()).slice(0, 5).sort()).toEqual(
    [
      ['charge', 500, 45, 455],
      ['refund', -100, 0, -100],
      ['refund', -50, 0, -50],
      ['refund_failure', 50, 0, 50],
      ['adjustment', -400, 1_500, -1_900],
    ].sort(),
  );
  const booked = (await transactions()).map(({ id }) => id);
  expect(booked).toContain('txn_back');
  expect(booked).toContain((await stripe.charges.retrieve('ch_old')).balance_transaction);
  await standIn.stop();
  await open();
  expect((await transactions()).map(({ id }) => id)).toEqual(booked);
});

/** The provider's side, fetched over the real stack: what there is, what changes, what breaks off, and who may see it. */
import type {
  PaymentSuccessAnswer,
  ProviderFetches,
  ProviderList,
  ProviderRow,
  ProviderRowPage,
  PurchaseAnswer,
} from '@rubicon/contracts';
import { differing } from '../src/audit/exceptions/provider-differences.js';
import {
  LatestProviderRow,
  ProviderFetchRow,
  ProviderMoneyRow,
  ProviderRows,
} from '../src/audit/provider/index.js';
import { ProviderMoneyStandings1764500000325 } from '../src/audit/provider/provider-money.migration.js';
import { ProviderCompared1764500000610 } from '../src/audit/provider/provider.migrations.js';
import { ProviderLists } from '../src/audit/provider/provider-lists.js';
import { ProviderRound } from '../src/audit/provider/provider-round.js';
import { awaitingSettlementAt } from '../src/audit/provider/index.js';
import { Clock } from '../src/platform/clock/index.js';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import { Log } from '../src/platform/observability/index.js';
import { rebuildReadModels } from '../src/platform/projector/index.js';
import { ReadModels, Tables } from '../src/platform/read-models/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { cards, Till } from './support/till.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EMAIL = 'ada.lovelace@example.org';

jest.setTimeout(60_000);

let till: Till;
let auditor: RunningBackend;
let staff: StaffPerson;
/** How far the provider's and the auditor's clocks are ahead, in milliseconds. */
let ahead = 0;

beforeAll(async () => {
  till = await Till.open({ paymentsNow: () => Date.now() + ahead });
  auditor = await till.start({ ROLES: 'auditor' });
  jest.spyOn(auditor.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + ahead));
  staff = await StaffPerson.of(till.backend, 'An auditor', ['auditor']);
}, 90_000);

afterAll(async () => {
  await till?.close();
}, 30_000);

const readModels = () => auditor.app.get(ReadModels);

async function fetches(): Promise<ProviderFetches['lists']> {
  const { body } = await staff.get('/api/staff/audit/provider').expect(200);
  return (body as ProviderFetches).lists;
}

/** All lists, once the round that is asked for is over: complete, or interrupted. */
async function fetched(): Promise<ProviderFetches['lists']> {
  const { body } = await staff.post('/api/staff/audit/provider/fetch').expect(202);
  expect((body as ProviderFetches).lists.map(({ state }) => state)).toContain('fetching');
  return till.until(async () => {
    const lists = await fetches();
    return lists.every(({ state }) => state !== 'fetching') ? lists : null;
  });
}

/** What has happened until now is a minute old, and fetched. */
async function fetchAll(): Promise<void> {
  ahead += 2 * MINUTE;
  for (const { state, trouble } of await fetched()) expect([state, trouble]).toEqual(['complete', null]);
}

async function rows(query: string): Promise<ProviderRow[]> {
  const all: ProviderRow[] = [];
  for (let before: string | null = ''; before !== null;) {
    const page = `/api/staff/audit/provider/rows?limit=50&${query}${before && `&before=${before}`}`;
    const { body } = await staff.get(page).expect(200);
    const { rows: some, nextBefore, total } = body as ProviderRowPage;
    all.push(...some);
    before = nextBefore;
    if (before === null) expect(all).toHaveLength(total);
  }
  return all;
}

async function there(list: ProviderList): Promise<{ id: string; amount: number; currency: string }[]> {
  const { stripe } = till;
  const lists = {
    balance_transactions: stripe.balanceTransactions,
    charges: stripe.charges,
    refunds: stripe.refunds,
    disputes: stripe.disputes,
    payouts: stripe.payouts,
  };
  const all: { id: string; amount: number; currency: string }[] = [];
  for await (const { id, amount, currency } of lists[list].list({ limit: 100 }))
    all.push({ id, amount, currency });
  return all;
}

async function buy(card?: string): Promise<string> {
  const player = await TestPlayer.signUp(till.backend, 0);
  const { url } = (await player.post('/api/credits/purchase', { amount: 5 }).expect(200))
    .body as PurchaseAnswer;
  const sessionId = await till.pay(url, card, EMAIL);
  const confirmed = await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  return (confirmed.body as PaymentSuccessAnswer).paymentId;
}

const byId = <T extends { id: string }>(some: readonly T[]) =>
  [...some].sort((one, other) => (one.id < other.id ? -1 : 1));

const money = (paymentId: string) => readModels().repository(ProviderMoneyRow).findOneByOrFail({ paymentId });

/** Our id of the one refund of a payment, as its stream has it. */
const recordedRefund = (paymentId: string): Promise<string> =>
  till.until(async () => {
    const { state } = await till.commands.payment.load(paymentId);
    return Object.keys(state.refunds)[0] ?? null;
  });

const counted = async () => {
  const [found] = await readModels().manager.query<{ rows: string; versions: string }[]>(
    `SELECT count(*) FILTER (WHERE version = 1) AS rows, count(*) AS versions FROM provider_row`,
  );
  return found!;
};

it('has every row that the provider lists, knows whose it is, and names nobody', async () => {
  const refunded = await buy();
  const disputed = await buy(cards.disputes);
  await till.stripe.refunds.create({ payment_intent: await till.intentOf(refunded), amount: 200 });
  await till.atDashboard('balance/eur/charge', { amount: '700' });
  await till.atDashboard('balance/usd/topup', { amount: '1000' });
  await till.atDashboard('balance/usd/charge', { amount: '300' });
  await fetchAll();

  for (const list of ['balance_transactions', 'charges', 'refunds', 'disputes', 'payouts'] as const) {
    const here = (await rows(`list=${list}`)).map(({ id, amountMinor: amount, currency }) => ({
      id,
      amount,
      currency,
    }));
    expect(byId(here)).toEqual(byId(await there(list)));
  }
  const transactions = await rows('list=balance_transactions');
  const of = (paymentId: string | null) =>
    transactions
      .filter((row) => row.paymentId === paymentId)
      .map(({ type, currency, amountMinor, feeMinor, netMinor }) => [
        type,
        currency,
        amountMinor,
        feeMinor,
        netMinor,
      ])
      .sort();
  expect(of(refunded)).toEqual([
    ['charge', 'usd', 500, 45, 455],
    ['refund', 'usd', -200, 0, -200],
  ]);
  expect(of(disputed)).toEqual([
    ['adjustment', 'usd', -500, 1_500, -2_000],
    ['charge', 'usd', 500, 45, 455],
  ]);
  expect(of(null)).toEqual([
    ['charge', 'eur', 700, 50, 650],
    ['charge', 'usd', 300, 39, 261],
    ['topup', 'usd', 1_000, 0, 1_000],
  ]);
  expect(await money(refunded)).toMatchObject({
    paymentIntentId: await till.intentOf(refunded),
    chargedCents: 500,
    chargedTimes: 1,
    refundedCents: 200,
    refunds: { [await recordedRefund(refunded)]: { status: 'paid', cents: 200 } },
    disputedCents: 0,
    feesCents: 45,
    isForeign: false,
  });
  const [dispute] = await there('disputes');
  expect(await money(disputed)).toMatchObject({
    disputedCents: 500,
    disputes: { [dispute!.id]: { status: 'open', takenCents: 500 } },
    feesCents: 1_545,
  });
  const foreign = await readModels().repository(ProviderMoneyRow).findBy({ isForeign: true });
  expect(foreign).toMatchObject([{ paymentId: null, chargedCents: 700 }]);
  const kept = JSON.stringify(await readModels().repository(LatestProviderRow).find());
  const personal = [EMAIL, 'last4', 'billing_details', '"evidence"'];
  expect(personal.filter((each) => kept.includes(each))).toEqual([]);
});

it('keeps what was before beside what is', async () => {
  const paymentId = await buy(cards.refundsLater);
  const { id } = await till.stripe.refunds.create({ payment_intent: await till.intentOf(paymentId) });
  // The provider pays it out after a minute, and nothing is fetched before: the auditor is ahead of it for once.
  jest
    .spyOn(auditor.app.get(Clock), 'now')
    .mockImplementation(() => new Date(Date.now() + ahead + 2 * MINUTE));
  await fetched();
  const refund = async () => (await rows('list=refunds')).find((row) => row.id === id);
  expect(await refund()).toMatchObject({ status: 'pending', earlierVersions: 0, paymentId });
  const standings = async () => Object.values((await money(paymentId)).refunds);
  const [begun] = await standings();
  expect(begun).toMatchObject({ status: 'pending', cents: 500 });

  jest.spyOn(auditor.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + ahead));
  await fetchAll();
  expect(await refund()).toMatchObject({ status: 'succeeded', earlierVersions: 1, paymentId });
  expect((await money(paymentId)).refundedCents).toBe(500);
  const [paid] = await standings();
  expect(paid).toMatchObject({ status: 'paid', cents: 500 });
  expect(paid!.since > begun!.since).toBe(true);
  const versions = await readModels().manager.query<{ status: string }[]>(
    `SELECT status FROM provider_row WHERE list = 'refunds' AND id = $1 ORDER BY version`,
    [id],
  );
  expect(versions).toEqual([{ status: 'pending' }, { status: 'succeeded' }]);

  // A round in which nothing changed adds nothing.
  const before = await counted();
  await fetchAll();
  expect(await counted()).toEqual(before);
  for (const change of ['UPDATE provider_row SET amount = 0', 'DELETE FROM provider_row'])
    await expect(readModels().manager.query(change)).rejects.toThrow(
      'what was fetched of the provider is never changed',
    );
});

it('knows what is on its way, and which payout paid what', async () => {
  const desk = jest.spyOn(till.backend.app.get(Clock), 'now');
  desk.mockImplementation(() => new Date(Date.now() + ahead));
  // Whenever it was created.
  const from = new Date(Date.now() + ahead - MINUTE).toISOString();
  const awaiting = await rows(`awaiting=true&from=${from}`);
  desk.mockRestore();
  expect(awaiting.length).toBeGreaterThan(0);
  expect(awaiting.map(({ status, payoutId }) => [status, payoutId])).toEqual(
    awaiting.map(() => ['pending', null]),
  );
  const metrics = async () => (await fetch(`http://127.0.0.1:${auditor.operationsPort}/metrics`)).text();
  const gauge = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await metrics())?.[1]);
  const net = awaiting.reduce((sum, { netMinor }) => sum + (netMinor ?? 0), 0);
  expect(await gauge('rubicon_provider_awaiting_settlement_cents')).toBe(net);
  expect(await gauge('rubicon_provider_awaiting_settlement_age_seconds')).toBeGreaterThan(60);

  ahead += 6 * DAY;
  await fetchAll();
  expect(await awaitingSettlementAt(readModels().manager, new Date(Date.now() + ahead))).toEqual({
    cents: 0,
    since: null,
  });
  const payouts = await rows('list=payouts');
  expect(payouts.length).toBeGreaterThan(0);
  for (const { id, amountMinor } of payouts) {
    const paid = (await rows(`payoutId=${id}`)).map((row) => row.id).sort();
    const listed = (await till.stripe.balanceTransactions.list({ payout: id, limit: 100 })).data;
    expect(paid).toEqual(listed.map((one) => one.id).sort());
    expect(listed.find(({ type }) => type === 'payout')?.amount).toBe(-amountMinor);
  }
  expect(await gauge('rubicon_provider_awaiting_settlement_cents')).toBe(0);
});

describe('a round that is interrupted', () => {
  it('goes on where it stopped, and has no row twice', async () => {
    for (let i = 0; i < 120; i += 1) await till.atDashboard('balance/usd/charge', { amount: '100' });
    const before = await fetches();
    ahead += 2 * MINUTE;
    // The line breaks after the first page.
    const lists = auditor.app.get(ProviderLists);
    const page = lists.page.bind(lists);
    const breaking = jest.spyOn(lists, 'page').mockImplementation((asked) => {
      if (asked.after !== null) till.line.cut();
      return page(asked);
    });
    const broken = await fetched();
    breaking.mockRestore();
    const charges = broken.find(({ list }) => list === 'charges')!;
    expect(charges).toMatchObject({
      state: 'interrupted',
      trouble: 'The payment provider could not be reached.',
      fetchedUntil: before.find(({ list }) => list === 'charges')!.fetchedUntil,
    });
    const known = (await rows('list=charges')).length;
    expect(known).toBeGreaterThanOrEqual(100);
    expect(known).toBeLessThan((await there('charges')).length);
    expect(charges.rows).toBe(known);

    till.line.mend();
    const asked: (string | null)[] = [];
    const watching = jest.spyOn(lists, 'page').mockImplementation((one) => {
      if (one.list === 'charges') asked.push(one.after);
      return page(one);
    });
    await fetchAll();
    watching.mockRestore();
    expect(asked[0]).not.toBeNull();
    for (const list of ['charges', 'balance_transactions'] as const) {
      const ids = (await rows(`list=${list}`)).map(({ id }) => id);
      expect(ids.sort()).toEqual((await there(list)).map(({ id }) => id).sort());
      expect((await fetches()).find((each) => each.list === list)?.rows).toBe(ids.length);
    }
  });

  it('begins its window anew when the provider does not know the place any more', async () => {
    const before = await counted();
    await readModels()
      .repository(ProviderFetchRow)
      .update(
        { list: 'charges' },
        { windowFrom: null, windowUntil: new Date(Date.now() + ahead), cursor: 'ch_gone' },
      );
    await fetchAll();
    expect(await counted()).toEqual(before);
  });

  it('stops quietly where another has read on meanwhile, and moves nothing back', async () => {
    const other = await till.start({ ROLES: 'auditor' });
    jest.spyOn(other.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + ahead));
    const lists = auditor.app.get(ProviderLists);
    const page = lists.page.bind(lists);
    let left: ProviderFetches['lists'] = [];
    const overtaken = jest.spyOn(lists, 'page').mockImplementationOnce(async (asked) => {
      const answer = await page(asked);
      ahead += 2 * MINUTE;
      expect(await other.app.get(ProviderRound).run(new AbortController().signal)).toBe(true);
      left = await fetches();
      return answer;
    });
    const runs = jest.spyOn(auditor.app.get(ProviderRound), 'run');
    ahead += 2 * MINUTE;
    await staff.post('/api/staff/audit/provider/fetch').expect(202);
    const run = await till.until(() => runs.mock.results[0] ?? null);
    expect(await run.value).toBe(true);
    expect(left.map(({ state }) => state)).toEqual(left.map(() => 'complete'));
    expect(await fetches()).toEqual(left);
    runs.mockRestore();
    overtaken.mockRestore();
    await other.stop();
  });

  it('says so when whoever fetched was told to end, and leaves what it has', async () => {
    // Within the second of the round before there would be nothing to read.
    ahead += 2 * MINUTE;
    const told = AbortSignal.abort();
    expect(await auditor.app.get(ProviderRound).run(told)).toBe(false);
    const states = new Set((await fetches()).map(({ state, trouble }) => `${state}: ${trouble}`));
    expect([...states]).toEqual(['interrupted: Whoever fetched it was told to end.']);
    await fetchAll();
  });
});

it('says how far all lists are, for the match', async () => {
  const rowsOf = new ProviderRows(readModels());
  const until = (await fetches()).map(({ fetchedUntil }) => fetchedUntil!).sort()[0];
  expect((await rowsOf.fetchedUntil())?.toISOString()).toBe(until);
  const [row] = await rows('list=refunds');
  expect(await rowsOf.find('refunds', row!.id)).toEqual(row);
  expect((await rowsOf.of(row!.paymentIntentId!)).map(({ type }) => type)).toContain('charge');
});

it('stays as it is when the read models are built anew', async () => {
  const before = await counted();
  const report = await rebuildReadModels({
    url: till.stack.env['DATABASE_URL']!,
    tables: till.backend.app.get(Tables),
    store: till.backend.app.get(EventStoreDb),
    log: till.backend.app.get(Log),
    differences: 'refused',
    keepsReplaced: false,
  });
  expect(report.swapped).toBe(true);
  expect(await counted()).toEqual(before);
});

it('is for auditors alone, and takes only what makes sense', async () => {
  const support = await StaffPerson.of(till.backend, 'A supporter', ['support']);
  await support.get('/api/staff/audit/provider').expect(404);
  await support.get('/api/staff/audit/provider/rows').expect(404);
  await support.post('/api/staff/audit/provider/fetch').expect(404);
  const path = '/api/staff/audit/provider/rows';
  for (const [query, code] of [
    ['from=2026-05-02T00:00:00Z&until=2026-05-01T00:00:00Z', 'invalid_period'],
    ['from=yesterday', 'invalid_period'],
    ['until=2026-W01', 'invalid_period'],
    ['list=customers', 'invalid_request'],
    ['before=ch_1', 'invalid_request'],
    ['awaiting=perhaps', 'invalid_request'],
  ]) {
    const { body } = await staff.get(`${path}?${query}`).expect(400);
    expect((body as { code: string }).code).toBe(code);
  }
});

it('is compared with ours by two indexes alone: no payment that there ever was is opened for it', async () => {
  await readModels().manager.query('VACUUM ANALYZE ledger_item, provider_money');
  const plan = await readModels().manager.transaction(async (tx) => {
    for (const other of ['seqscan', 'bitmapscan', 'hashjoin'])
      await tx.query(`SET LOCAL enable_${other} = off`);
    const lines = await tx.query<{ readonly 'QUERY PLAN': string }[]>(`EXPLAIN ${differing}`);
    return lines.map((line) => line['QUERY PLAN']);
  });
  const scans = plan.flatMap(
    (line) => /(\S+( \S+)*) Scan (using )?\w+/.exec(line.replace('->', '').trim())?.[0] ?? [],
  );
  expect(scans.sort()).toEqual([
    'Index Only Scan using ledger_item_compared',
    'Index Only Scan using provider_money_compared',
  ]);
});

it('knows of what was fetched before since when each refund and dispute stands so', async () => {
  const all = () =>
    readModels()
      .repository(ProviderMoneyRow)
      .find({ order: { paymentIntentId: 'ASC' } });
  const known = await all();
  const standing = known.flatMap(({ refunds, disputes }) => [
    ...Object.values(refunds),
    ...Object.values(disputes),
  ]);
  expect(standing.length).toBeGreaterThan(1);
  const runner = readModels().manager.connection.createQueryRunner();
  const [standings, compared] = [
    new ProviderMoneyStandings1764500000325(),
    new ProviderCompared1764500000610(),
  ];
  await compared.down(runner);
  await standings.down(runner);
  await standings.up(runner);
  await compared.up(runner);
  await runner.release();
  expect(await all()).toEqual(known);
});

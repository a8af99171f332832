/** The books of what players really did: the same to the cent as the auditor of the whole log says, with nothing wrong, and each figure the sum of its events. */
import { randomUUID } from 'node:crypto';
import type {
  AccountAmounts,
  AuditDays,
  AuditSummary,
  LedgerEventPage,
  PaymentSuccessAnswer,
  Problem,
  PurchaseAnswer,
} from '@rubicon/contracts';
import { providerPrices } from '@rubicon/domain';
import { allAccounts, booksOfLog, exceptionsOf } from '../src/audit/ledger/index.js';
import { Exceptions } from '../src/audit/exceptions/index.js';
import { ListDays, ListDaysHandler } from '../src/audit/figures/days.query.js';
import { Figures } from '../src/audit/figures/index.js';
import { GetSummary, GetSummaryHandler } from '../src/audit/figures/summary.query.js';
import { auditLog, type AuditReport } from '../src/audit/index.js';
import { enterInBooks } from '../src/audit/ledger-tables/ledger.projection.js';
import { MonthAdjustments, Months } from '../src/audit/months/index.js';
import { ProviderRows } from '../src/audit/provider/index.js';
import { Clock } from '../src/platform/clock/index.js';
import { AppConfig, readConfig } from '../src/platform/config/index.js';
import { Aggregates, EventStoreDb } from '../src/platform/event-store/index.js';
import { Log } from '../src/platform/observability/index.js';
import { dataSource, Notifications } from '../src/platform/postgres/index.js';
import { rebuildReadModels } from '../src/platform/projector/index.js';
import { APP_SCHEMA, READ_MODELS_SCHEMA, ReadModels, Tables } from '../src/platform/read-models/index.js';
import { PostgresReadModels } from '../src/platform/read-models/postgres-read-models.js';
import { readLog } from '../trials/read-log.js';
import { but, demoNarrated, logOf } from './support/money-events.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { broken, Till } from './support/till.js';
import { CHARGE, ToldGame } from './support/told-turns.js';

const DAY_MS = 86_400_000;
const MICRO_USD_PER_CENT = 10_000;
const MODEL_COST = 1_000;

jest.setTimeout(60_000);

let till: Till;
let ada: StaffPerson;
let leaver: TestPlayer;
let report: AuditReport;
/** Somewhere in between. */
let middle: string;
const before = new Date(Date.now() - 3 * DAY_MS).toISOString();
const after = new Date(Date.now() + 3 * DAY_MS).toISOString();

const period = (from = before, until = after) => new URLSearchParams({ from, until }).toString();

const read = async <Answer>(path: string): Promise<Answer> =>
  (await ada.get(`/api/staff/audit/${path}`).expect(200)).body as Answer;
const summaryOf = (from?: string, until?: string) => read<AuditSummary>(`summary?${period(from, until)}`);
const entriesOf = (more: string, from?: string, until?: string) =>
  read<LedgerEventPage>(`entries?${period(from, until)}&${more}`);

const movedOf = (amounts: AccountAmounts) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));

async function buy(player: TestPlayer, amount: number, more: object = {}): Promise<string> {
  const { url } = (await player.post('/api/credits/purchase', { amount, ...more }).expect(200))
    .body as PurchaseAnswer;
  const sessionId = await till.pay(url);
  const confirmed = await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  return (confirmed.body as PaymentSuccessAnswer).paymentId;
}

/** A turn that is told and charged, one that is stopped, and one that fails. */
async function play(player: TestPlayer): Promise<void> {
  const game = await ToldGame.start(till.backend, player);
  const told = await game.submit();
  await game.narrate(told);
  await game.settle(told);
  const stopped = await game.submit();
  await game.stop(stopped);
  await game.settle(stopped);
  const failed = await game.submit();
  await game.fail(failed);
  await game.settle(failed);
}

async function refundInFull(player: TestPlayer, paymentId: string): Promise<void> {
  await player.post(`/api/payments/${paymentId}/refund`).expect(202);
  await till.until(async () =>
    Object.values((await till.commands.wallet.load(player.id)).state.refunds).some(
      ({ status }) => status === 'settled',
    )
      ? true
      : null,
  );
}

async function loseDispute(player: TestPlayer, paymentId: string): Promise<void> {
  const charge = await till.chargeOf(paymentId);
  await till.atDashboard(`charges/${charge.id}/dispute`);
  const { data } = await till.stripe.disputes.list({ payment_intent: charge.payment_intent as string });
  await till.until(async () =>
    (await till.commands.wallet.load(player.id)).state.frozenMicroUsd > 0 ? true : null,
  );
  await till.atDashboard(`disputes/${data[0]!.id}/lost`);
  await till.until(async () =>
    (await till.commands.wallet.load(player.id)).state.frozenMicroUsd === 0 ? true : null,
  );
}

async function leave(player: TestPlayer): Promise<void> {
  await player.delete('/api/auth/delete-account').expect(202);
  await till.until(async () =>
    (await till.backend.app.get(Aggregates).player.load(player.id)).state.erasure === 'done' ? true : null,
  );
}

beforeAll(async () => {
  till = await Till.open();
  ada = await StaffPerson.of(till.backend, 'Ada', ['auditor']);
  const buyer = await TestPlayer.signUp(till.backend, 0);
  await buy(buyer, 10);
  await play(buyer);
  const given = await TestPlayer.signUp(till.backend, 1_000_000);
  await buy(given, 5);
  await play(given);
  middle = new Date().toISOString();
  const regretful = await TestPlayer.signUp(till.backend, 0);
  const regretted = await buy(regretful, 1, { product: 'full-game' });
  await play(regretful);
  await refundInFull(regretful, regretted);
  const disputer = await TestPlayer.signUp(till.backend, 0);
  const disputed = await buy(disputer, 5);
  await play(disputer);
  await loseDispute(disputer, disputed);
  leaver = await TestPlayer.signUp(till.backend, 2_000_000);
  await play(leaver);
  await leave(leaver);
  ada.saw(await till.backend.app.get(EventStoreDb).head());
  report = await auditLog(readLog(till.stack.env['EVENTSTORE_URL']!), { quiescent: true });
}, 120_000);

afterAll(async () => {
  await till?.close();
}, 30_000);

it('has the books that the auditor of the whole log has', async () => {
  expect(broken(report)).toEqual([]);
  const { moved, closing, opening, paidInMicroUsd, paidOutMicroUsd, volumeMicroUsd } = await summaryOf();
  const { total, money, houseCosts } = report;
  expect(movedOf(opening)).toEqual({});
  expect(closing).toEqual(moved);
  expect({
    unspent: closing.liabilityPaid + closing.liabilityGranted,
    setAside: [closing.reserved, closing.held, closing.frozen],
    charged: closing.chargedPaid + closing.chargedGranted,
    granted: closing.granted,
    forfeited: closing.forfeitedPaid + closing.forfeitedGranted,
    guaranteeCost: closing.guaranteeCost,
    writtenOff: closing.writtenOff,
    modelCost: closing.modelCost,
  }).toEqual({
    unspent: total.available + total.reserved + total.held + total.frozen,
    setAside: [total.reserved, total.held, total.frozen],
    charged: total.charged,
    granted: total.granted,
    forfeited: total.forfeited,
    guaranteeCost: houseCosts.guaranteeMicroUsd,
    writtenOff: houseCosts.writtenOffMicroUsd,
    modelCost: houseCosts.providerMicroUsd + houseCosts.prologueMicroUsd,
  });
  expect(closing.guaranteeCost).toBe(2 * CHARGE);
  expect(closing.writtenOff).toBe(2 * CHARGE);
  expect(closing.modelCost).toBe(10 * MODEL_COST);
  expect(closing.chargedPaid).toBe(6 * CHARGE);
  expect(closing.chargedGranted).toBe(4 * CHARGE);
  expect(paidInMicroUsd).toBe(money.paid * MICRO_USD_PER_CENT);
  expect(paidInMicroUsd).toBe(21_000_000);
  // One dollar was refunded, and the bank keeps five.
  expect(paidOutMicroUsd).toBe(6_000_000);
  expect(closing.cash).toBe(15_000_000);
  expect(closing.clearing).toBe(0);
  expect(volumeMicroUsd).toBe(27_000_000 + 10 * CHARGE);
});

it('finds nothing wrong, however long one waits', async () => {
  const summary = await summaryOf();
  expect(summary).toMatchObject({
    unexplainedMicroUsd: 0,
    explainedBasisPoints: 10_000,
    exceptions: { open: 0, explained: 0, accepted: 0 },
    inTransitMicroUsd: 0,
    adjustments: [],
  });
  const inYears = new Date(Date.now() + 1_000 * DAY_MS);
  expect(await till.backend.app.get(Exceptions, { strict: false }).before(inYears, inYears)).toEqual([]);
});

it('takes one connection for each call: ten at once are answered where there is a single one', async () => {
  const { app } = till.backend;
  const tables = app.get(Tables);
  const single = dataSource({
    url: till.stack.env['DATABASE_URL']!,
    searchPath: `${READ_MODELS_SCHEMA},${APP_SCHEMA}`,
    entities: [...tables.readModels.entities, ...tables.app.entities],
    max: 1,
    onError: () => undefined,
  });
  await single.initialize();
  try {
    const readModels = new PostgresReadModels(single, app.get(Notifications));
    const rows = new ProviderRows(readModels);
    const exceptions = new Exceptions(readModels, rows, app.get(Clock), app.get(AppConfig));
    const adjustments = new MonthAdjustments(readModels, new Months(app.get(Aggregates)));
    const summaries = new GetSummaryHandler(readModels, exceptions, rows, adjustments);
    const days = new ListDaysHandler(readModels, exceptions);
    const asked = { from: new Date(before), until: new Date(after) };
    const now = new Date();
    const told = await Promise.all(
      Array.from({ length: 10 }, () => summaries.execute(new GetSummary(asked, now, null))),
    );
    expect(new Set(told.map(({ moved }) => moved.cash))).toEqual(new Set([15_000_000]));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => days.execute(new ListDays(asked, now, null))),
    );
    expect(answers.map((answer) => answer.days.length)).toEqual(Array.from({ length: 10 }, () => 4));
  } finally {
    await single.destroy();
  }
});

it('misses the costs that the command misses: by the operator’s prices, and whatever the date of a snapshot', async () => {
  const { app } = till.backend;
  const nothing = { input: 0, output: 0 };
  const dear = { input: 90, cachedInput: 30, output: 10 };
  const config = readConfig({
    ...till.stack.env,
    OPENAI_API_KEY: 'unused',
    PROVIDER_PRICES: JSON.stringify({ own: nothing, 'own-2026-06-01': dear, 'gpt-4.1': dear }),
  });
  const told = [
    'own',
    'own-2026-01-31',
    'own-2026-06-01',
    'gpt-4.1',
    'gpt-4.1-2025-04-14',
    'gpt-4o',
    'other',
  ];
  const events = logOf(
    ...told.map((model) => but(demoNarrated(), { model, turnId: randomUUID(), providerCostMicroUsd: 0 })),
  ).map((event) => ({ ...event, position: event.position + 1_000_000_000_000n, eventId: randomUUID() }));
  const inYears = new Date(Date.now() + 1_000 * DAY_MS);
  const readModels = app.get(ReadModels);
  const desk = new Exceptions(readModels, new ProviderRows(readModels), app.get(Clock), config);
  const byCommand = exceptionsOf(await booksOfLog(events), null, inYears, {
    ...providerPrices,
    ...config.providerPrices,
  });
  const runner = readModels.dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await enterInBooks(runner.manager, events);
    const byDesk = await desk.before(inYears, inYears, runner.manager);
    expect(byDesk).toEqual(byCommand.map((found) => ({ ...found, state: 'open', handling: null })));
    expect(byDesk.map(({ amountMicroUsd }) => amountMicroUsd).sort((one, other) => one - other)).toEqual([
      0, 6_750, 123_000, 123_000, 123_000,
    ]);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});

it('opens every figure to its events, which sum up to it', async () => {
  const { moved } = await summaryOf();
  for (const account of allAccounts.filter((each) => moved[each] !== 0)) {
    const { entries, sums, total } = await entriesOf(`account=${account}&limit=200`);
    expect([account, sums[account]]).toEqual([account, moved[account]]);
    expect(entries).toHaveLength(total);
    const posted = entries.flatMap(({ postings }) => postings.filter((each) => each.account === account));
    expect(posted).toHaveLength(total);
    expect(posted.reduce((sum, { amountMicroUsd }) => sum + amountMicroUsd, 0)).toBe(moved[account]);
  }
});

it('opens what was paid in, and what went out, to the events of it', async () => {
  const { moved, paidInMicroUsd, paidOutMicroUsd } = await summaryOf();
  const [cameIn, wentOut] = [await entriesOf('money=in&limit=200'), await entriesOf('money=out&limit=200')];
  expect([cameIn.sums.cash, wentOut.sums.cash]).toEqual([paidInMicroUsd, -paidOutMicroUsd]);
  expect(cameIn.sums.cash + wentOut.sums.cash).toBe(moved.cash);
  expect(new Set(cameIn.entries.map(({ type }) => type))).toEqual(new Set(['PaymentCompleted']));
  expect(new Set(wentOut.entries.map(({ type }) => type))).toEqual(
    new Set(['PaymentRefunded', 'DisputeClosed']),
  );
});

it('cuts a day anywhere: what was before, what moved, and what there is in the end', async () => {
  const [whole, first, second] = [
    await summaryOf(),
    await summaryOf(before, middle),
    await summaryOf(middle),
  ];
  expect(first.closing).toEqual(second.opening);
  expect(first.paidInMicroUsd + second.paidInMicroUsd).toBe(whole.paidInMicroUsd);
  expect([first.paidInMicroUsd, second.paidOutMicroUsd]).toEqual([15_000_000, whole.paidOutMicroUsd]);
  for (const account of allAccounts) {
    expect(second.opening[account] + second.moved[account]).toBe(whole.closing[account]);
    expect(first.moved[account] + second.moved[account]).toBe(whole.moved[account]);
  }
  expect((await entriesOf('', before, middle)).sums).toEqual(first.moved);
});

it('leaves out what stands behind a position', async () => {
  const figures = new Figures(till.backend.app.get(ReadModels));
  const { entries } = await entriesOf('limit=5');
  const upTo = BigInt(entries.at(-1)!.position);
  const [all, known] = [
    await figures.movedIn(new Date(before), new Date(after)),
    await figures.movedIn(new Date(before), new Date(after), upTo),
  ];
  for (const account of allAccounts) {
    const later = entries
      .slice(0, -1)
      .flatMap(({ postings }) => postings.filter((each) => each.account === account));
    expect([account, known[account]]).toEqual([
      account,
      all[account] - later.reduce((sum, { amountMicroUsd }) => sum + amountMicroUsd, 0),
    ]);
  }
  expect(await figures.closingAt(new Date(after))).toEqual(all);
});

it('tells each day of a period, those without events too, and none of the future', async () => {
  const { closing, moved, paidInMicroUsd, paidOutMicroUsd } = await summaryOf();
  const { days } = await read<AuditDays>(`days?${period()}`);
  const today = new Date().toISOString().slice(0, 10);
  expect(days.map(({ day }) => day)).toEqual(
    [3, 2, 1, 0].map((ago) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)),
  );
  expect(days.at(-1)).toEqual({
    day: today,
    revenueMicroUsd: moved.chargedPaid,
    paidInMicroUsd,
    paidOutMicroUsd,
    modelCostMicroUsd: moved.modelCost,
    liabilityPaidMicroUsd: closing.liabilityPaid,
    liabilityGrantedMicroUsd: closing.liabilityGranted,
    unexplainedMicroUsd: 0,
  });
  expect(days[0]).toMatchObject({ revenueMicroUsd: 0, liabilityPaidMicroUsd: 0 });
});

it('pages through all events, newest first, and finds those of a player and of an item', async () => {
  const whole = await entriesOf('limit=200');
  const paged: string[] = [];
  for (let before = ''; ;) {
    const page = await entriesOf(`limit=7${before === '' ? '' : `&before=${before}`}`);
    paged.push(...page.entries.map(({ position }) => position));
    expect(page.total).toBe(whole.total);
    if (page.nextBefore === null) break;
    before = page.nextBefore;
  }
  expect(paged).toHaveLength(whole.total);
  expect(paged).toEqual([...paged].sort((one, other) => Number(BigInt(other) - BigInt(one))));

  const captured = whole.entries.find(({ type }) => type === 'ReservationCaptured')!;
  expect(captured).toMatchObject({ itemKind: 'turn', says: expect.stringMatching(/^A turn was charged: /) });
  const ofTurn = await entriesOf(`itemKind=turn&itemId=${captured.itemId}`);
  expect(ofTurn.entries.map(({ type }) => type).sort()).toEqual(
    ['CreditsReserved', 'ReservationCaptured', 'TurnSubmitted', expect.stringMatching(/^Turn/)].sort(),
  );
});

it('keeps the amounts of who has gone, and nothing but ids', async () => {
  const { entries, sums } = await entriesOf(`playerId=${leaver.id}&limit=200`);
  expect(sums).toMatchObject({
    granted: 2_000_000,
    chargedGranted: 2 * CHARGE,
    forfeitedGranted: 2_000_000 - 2 * CHARGE,
    liabilityGranted: 0,
  });
  const [last] = entries.filter(({ type }) => type === 'CreditsForfeited');
  expect(last).toMatchObject({ playerId: leaver.id, itemKind: 'wallet', itemId: leaver.id });
});

it('says what is wrong with a period', async () => {
  const refusalOf = async (path: string) => {
    const { status, body } = await ada.get(`/api/staff/audit/${path}`);
    const { code, detail } = body as Problem;
    return [status, code, detail];
  };
  const ended = period(after, before);
  const ahead = period(after, new Date(Date.now() + 9 * DAY_MS).toISOString());
  for (const path of ['summary', 'days', 'entries']) {
    expect(await refusalOf(`${path}?${ended}`)).toEqual([
      400,
      'invalid_period',
      'The period ends before it begins: until must come after from.',
    ]);
    expect(await refusalOf(`${path}?${ahead}`)).toEqual([
      400,
      'invalid_period',
      'The period begins in the future: from must have passed.',
    ]);
    expect(await refusalOf(path)).toEqual([
      400,
      'invalid_period',
      'from must be an instant such as 2026-11-01T00:00:00Z.',
    ]);
  }
  expect(await refusalOf(`days?${period('2019-01-01T00:00:00Z')}`)).toEqual([
    400,
    'invalid_period',
    'The period has more than 400 days.',
  ]);
  for (const filter of ['account=money', 'itemId=%00'])
    expect((await refusalOf(`entries?${period()}&${filter}`)).slice(0, 2)).toEqual([400, 'invalid_request']);
  for (const kind of ['payment', 'turn', 'provider_row'])
    expect((await refusalOf(`items/${kind}/a%00b`)).slice(0, 2)).toEqual([404, 'unknown_item']);
});

it('is filled anew by a rebuild, row for row the same', async () => {
  const { app } = till.backend;
  const summary = await summaryOf();
  const rebuilt = await rebuildReadModels({
    url: till.stack.env['DATABASE_URL']!,
    tables: app.get(Tables),
    store: app.get(EventStoreDb),
    log: app.get(Log),
    differences: 'refused',
    keepsReplaced: false,
  });
  expect([rebuilt.differing, rebuilt.swapped]).toEqual([[], true]);
  expect(await summaryOf()).toEqual(summary);
  const [{ rows }] = await app
    .get(ReadModels)
    .manager.query<[{ rows: string }]>('SELECT count(*) AS rows FROM ledger_event');
  expect(Number(rows)).toBe((await entriesOf('limit=1')).total);
});

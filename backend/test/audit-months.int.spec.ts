/** Months of the books closed and reopened, over HTTP, by two auditors; all that happens lies in months that are over. */
import { createPublicKey, verify } from 'node:crypto';
import type {
  AccountAmounts,
  AuditException,
  AuditExceptionPage,
  AuditExport,
  AuditExportKind,
  AuditMonth,
  AuditMonthList,
  AuditProof,
  Problem,
  ProviderFetches,
  PurchaseAnswer,
  SignedHead,
} from '@rubicon/contracts';
import { MONTH_SETTLES_MS, monthOf, monthPeriod } from '@rubicon/domain';
import { unzipSync } from 'fflate';
import type { Test } from 'supertest';
import { allAccounts } from '../src/audit/ledger/index.js';
import { headLine } from '../src/audit/ledger-file/file-format.js';
import { columnOf } from '../src/audit/ledger-tables/index.js';
import { canonicalHead } from '../src/audit/proof/head-body.js';
import { Clock } from '../src/platform/clock/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { Till } from './support/till.js';
import { UnclaimedPurchase } from './support/unclaimed-purchases.js';

jest.setTimeout(60_000);

const MICRO = 1_000_000;
const DAY_MS = 86_400_000;
const AHEAD_MINUTES = 3;
const thisMonth = monthOf(new Date().toISOString());
const [first, second] = monthsBefore(thisMonth);
const [, beforeFirst] = monthsBefore(first);

let till: Till;
let ada: StaffPerson;
let ben: StaffPerson;
let player: TestPlayer;
let clock: jest.SpyInstance<Date>;
let auditing: RunningBackend | undefined;

beforeAll(async () => {
  till = await Till.open();
  ada = await StaffPerson.of(till.backend, 'Ada', ['auditor']);
  ben = await StaffPerson.of(till.backend, 'Ben', ['auditor']);
  player = await TestPlayer.signUp(till.backend, 0);
  clock = jest.spyOn(till.backend.app.get(Clock), 'now');
}, 90_000);

afterAll(async () => {
  clock?.mockRestore();
  await till?.close();
}, 30_000);

/** The two months before, older one first. */
function monthsBefore(month: string): [string, string] {
  const before = (each: string): string =>
    monthOf(new Date(Date.parse(monthPeriod(each).from) - DAY_MS).toISOString());
  return [before(before(month)), before(month)];
}

/** From now on it is this day of the month, and time goes on. */
function on(month: string, day: number): void {
  const since = Date.now();
  const start = Date.parse(monthPeriod(month).from) + (day - 1) * DAY_MS;
  clock.mockImplementation(() => new Date(start + Date.now() - since));
}
/** It is what it is. */
const today = (): void => void clock.mockImplementation(() => new Date());

async function months(by = ada): Promise<AuditMonth[]> {
  return ((await by.get('/api/staff/audit/months').expect(200)).body as AuditMonthList).months;
}
const monthNow = async (month: string) => (await months()).find((each) => each.month === month)!;
const close = (month: string, by = ada): Test => by.post(`/api/staff/audit/months/${month}/close`);
const reopen = (month: string, reason: unknown, by = ada): Test =>
  by.post(`/api/staff/audit/months/${month}/reopen`, { reason });
const done = async (call: Test): Promise<AuditMonth> => (await call.expect(200)).body as AuditMonth;
const refused = async (call: Test): Promise<[number, string]> => {
  const { status, body } = await call;
  return [status, (body as Problem).code];
};

/** The player buys, and has it. */
async function buy(amount: number): Promise<void> {
  const { body } = await player.post('/api/credits/purchase', { amount }).expect(200);
  const { url, paymentId } = body as PurchaseAnswer;
  await till.pay(url);
  await till.until(async () => {
    const { state, position } = await till.commands.wallet.load(player.id);
    if (!state.lots.some(({ lotId }) => lotId === paymentId)) return null;
    saw(position);
    return true;
  });
}

function saw(position: bigint | null): void {
  for (const auditor of [ada, ben]) auditor.saw(position);
}

async function exceptions(): Promise<AuditException[]> {
  const until = monthPeriod(first).until;
  const { body } = await ada.get(`/api/staff/audit/exceptions?until=${until}`).expect(200);
  return (body as AuditExceptionPage).exceptions;
}

/** All that the provider has by now: the process that fetches it is some minutes ahead, when it has settled there. */
async function fetchProvider(): Promise<void> {
  auditing ??= await startAuditing();
  const known = await fetchedUntil();
  const asked = new Date().toISOString();
  await ada.post('/api/staff/audit/provider/fetch').expect(202);
  await till.until(async () => {
    const until = await fetchedUntil();
    return until !== null && until > asked && until > (known ?? '') ? true : null;
  });
}

async function startAuditing(): Promise<RunningBackend> {
  const started = await till.start({ ROLES: 'auditor' });
  jest
    .spyOn(started.app.get(Clock), 'now')
    .mockImplementation(() => new Date(Date.now() + AHEAD_MINUTES * 60_000));
  return started;
}

/** Of the list that is furthest behind. */
async function fetchedUntil(): Promise<string | null> {
  const { lists } = (await ada.get('/api/staff/audit/provider').expect(200)).body as ProviderFetches;
  const times = lists.map((each) => each.fetchedUntil);
  return times.includes(null) ? null : (times.sort()[0] ?? null);
}

async function isSigned({ signature, ...head }: SignedHead): Promise<boolean> {
  const { keys } = (await ada.get('/api/staff/audit/proof').expect(200)).body as AuditProof;
  const { publicKey } = keys.find(({ keyId }) => keyId === head.keyId)!;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(canonicalHead(head)), key, Buffer.from(signature, 'base64'));
}

const moved = (amounts: AccountAmounts) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));

let unclaimed: UnclaimedPurchase;

it('has no month before the ledger has an event, and none that is not over', async () => {
  on(first, 20);
  expect(await months()).toEqual([]);
  expect(await refused(close(first))).toEqual([409, 'month_not_over']);
  today();
  expect(await refused(close(first))).toEqual([404, 'unknown_month']);
  for (const none of ['2026-13', '2026', 'november'])
    expect(await refused(close(none))).toEqual([404, 'unknown_month']);
});

it('says what stands in the way, the first thing first', async () => {
  on(first, 20);
  await buy(5);
  unclaimed = await UnclaimedPurchase.of(till);
  saw(unclaimed.position);
  expect(await months()).toEqual([
    {
      month: first,
      state: 'under_way',
      refusal: 'month_not_over',
      openExceptions: 1,
      close: null,
      reopened: [],
    },
  ]);

  on(second, 2);
  expect(await monthNow(first)).toMatchObject({ state: 'open', refusal: 'provider_not_fetched' });
  expect(await refused(close(first))).toEqual([409, 'provider_not_fetched']);

  today();
  await fetchProvider();
  on(second, 2);
  expect(await monthNow(first)).toMatchObject({
    state: 'open',
    refusal: 'exceptions_open',
    openExceptions: 1,
  });
  expect(await refused(close(first))).toEqual([409, 'exceptions_open']);
  expect(await headsOfCloses()).toBe(0);
});

/** How many heads were signed for a close. */
async function headsOfCloses(): Promise<number> {
  const { heads } = (await ada.get('/api/staff/audit/proof').expect(200)).body as AuditProof;
  return heads.filter(({ why }) => why === 'close').length;
}

it('is closed when another auditor has accepted what was open, with a head that verifies', async () => {
  const [exception, ...others] = await exceptions();
  expect(others).toEqual([]);
  const path = `/api/staff/audit/exceptions/${exception!.exceptionId}`;
  const { amountMicroUsd } = exception!;
  const explained = await ada
    .post(`${path}/explain`, { reason: 'The visitor has not come back yet.', amountMicroUsd })
    .expect(200);
  const { explainedAt } = (explained.body as AuditException).explanation!;
  expect(await refused(close(first))).toEqual([409, 'exceptions_open']);
  const accepted = await ben.post(`${path}/accept`, { amountMicroUsd, explainedAt }).expect(200);
  saw(BigInt(accepted.headers['x-log-position']!));
  expect(await monthNow(first)).toMatchObject({ refusal: null, openExceptions: 0 });

  const closed = await done(close(first));
  expect(closed).toMatchObject({ month: first, state: 'closed', refusal: null, reopened: [] });
  expect(closed.close).toMatchObject({
    closedBy: ada.id,
    closedByName: 'Ada',
    acceptedExceptions: 1,
    adjustments: [],
    cameLater: {},
    head: { why: 'close' },
  });
  const { head, opening, totals, position } = closed.close!;
  expect(moved(opening)).toEqual({});
  expect(moved(totals)).toEqual({ cash: 10 * MICRO, clearing: 5 * MICRO, liabilityPaid: 5 * MICRO });
  expect(position).toBe(head.position);
  expect(await isSigned(head)).toBe(true);
  expect(await isSigned({ ...head, events: head.events + 1 })).toBe(false);
  expect(await refused(close(first, ben))).toEqual([409, 'month_closed']);
  expect(await monthNow(first)).toEqual(closed);
});

it('is exported up to the head of its close, though the day’s head covers its events before', async () => {
  const { head } = (await monthNow(first)).close!;
  const file = await exported('ledger_jsonl', first);
  const lines = file.toString('utf8').trimEnd().split('\n');
  const heads = lines.filter((line) => line.startsWith('{"signature"'));
  expect(heads.map((line) => (JSON.parse(line) as { head: SignedHead }).head.why)).toEqual([
    'daily',
    'close',
  ]);
  const { signature, ...signed } = head;
  expect(heads.at(-1)).toBe(headLine(signature, canonicalHead(signed)));
  expect(JSON.parse(lines.at(-1)!)).toEqual({ end: { events: head.events, keys: 1, heads: 2 } });
});

/** The file of a month, once it is written. */
async function exported(kind: AuditExportKind, month: string): Promise<Buffer> {
  const { body } = await ada.post('/api/staff/audit/exports', { kind, ...monthPeriod(month) }).expect(202);
  const { exportId } = body as AuditExport;
  return till.until(async () => {
    const answer = await ada
      .get(`/api/staff/audit/exports/${exportId}/file`)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => done(null, Buffer.concat(pieces)));
      });
    return answer.status === 200 ? (answer.body as Buffer) : null;
  });
}

interface Bundle {
  readonly months: readonly MonthEventOfBundle[];
  readonly heads: readonly SignedHead[];
  /** The ledger’s lines. */
  readonly ledger: readonly string[];
  readonly entries: readonly Entry[];
  readonly readme: string;
  readonly exceptions: string;
}
interface MonthEventOfBundle {
  readonly streamId: string;
  readonly type: string;
  readonly data: { readonly month: string; readonly head?: SignedHead };
}

async function bundleOf(month: string): Promise<Bundle> {
  const files = unzipSync(await exported('evidence_zip', month));
  const textOf = (name: string) => Buffer.from(files[name]!).toString('utf8');
  return {
    months: JSON.parse(textOf('months.json')) as MonthEventOfBundle[],
    heads: JSON.parse(textOf('heads.json')) as SignedHead[],
    ledger: textOf('ledger.jsonl').trimEnd().split('\n'),
    entries: entriesIn(textOf('entries.csv')),
    readme: textOf('README.txt'),
    exceptions: textOf('exceptions.csv'),
  };
}

/** A row of the table, by the names of its columns. */
type Entry = ReadonlyMap<string, string>;

/** Of cells without commas. */
function entriesIn(csv: string): Entry[] {
  const [names, ...rows] = csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((cells) => new Map(cells.map((cell, at) => [names![at]!, cell])));
}

/** What these moved, of the accounts that moved. */
function sumOf(entries: readonly Entry[]): Record<string, number> {
  const sums = allAccounts.map((account) => [
    account,
    entries.reduce((sum, entry) => sum + Number(entry.get(`${columnOf[account]}_micro_usd`)), 0),
  ]);
  return Object.fromEntries(sums.filter(([, amount]) => amount !== 0)) as Record<string, number>;
}
const toldOf = (months: readonly MonthEventOfBundle[]) => months.map(({ type, data }) => [type, data.month]);

it('is in a bundle as the log has it, whose ledger ends with its head', async () => {
  const { position, totals, head, closedAt, acceptedExceptions, adjustments } = (await monthNow(first))
    .close!;
  const { months, heads, ledger } = await bundleOf(first);
  expect(months).toEqual([
    expect.objectContaining({
      streamId: 'books-house',
      revision: 0,
      type: 'MonthClosed',
      data: {
        month: first,
        staffId: ada.id,
        position,
        totals,
        head,
        closedAt,
        acceptedExceptions,
        adjustments,
      },
    }),
  ]);
  expect(heads.at(-1)).toEqual(head);
  expect(ledger[head.events]).toContain(`{"n":${head.events},"hash":"${head.head}",`);
});

it('is in a bundle that names no player, and auditors where it says that it does', async () => {
  const { readme, exceptions: csv, months } = await bundleOf(first);
  expect(readme).toMatch(
    /^No player is named: .* Auditors are: in\nexceptions\.csv, whoever took, explained/m,
  );
  expect(readme).not.toMatch(/nobody is\s+named/i);
  const [row] = csv.trimEnd().split('\n').slice(1);
  expect(row).toContain(`${ada.id},Ada`);
  expect(row).toContain(`${ben.id},Ben`);
  expect(JSON.stringify(months)).not.toMatch(/Ada|Ben/);
});

it('never changes: what comes later is shown beside it, and adjusts the month after it', async () => {
  const before = (await monthNow(first)).close!;
  on(first, 21);
  await buy(1);
  on(second, 3);
  saw((await till.commands.wallet.load(await unclaimed.claim())).position);
  today();
  await fetchProvider();

  const end = Date.parse(monthPeriod(second).until);
  clock.mockImplementation(() => new Date(end + MONTH_SETTLES_MS - 1));
  expect(await refused(close(second, ben))).toEqual([409, 'month_not_over']);
  clock.mockImplementation(() => new Date(end + MONTH_SETTLES_MS));
  const cameLater = { cash: MICRO, liabilityPaid: MICRO };
  expect((await monthNow(first)).close).toEqual({ ...before, cameLater });

  const closed = await done(close(second, ben));
  expect(closed.close).toMatchObject({
    closedByName: 'Ben',
    opening: before.totals,
    adjustments: [{ month: first, amounts: cameLater }],
  });
  expect(moved(closed.close!.totals)).toEqual({ clearing: -5 * MICRO, liabilityPaid: 5 * MICRO });
  expect(await isSigned(closed.close!.head)).toBe(true);
  expect((await monthNow(first)).close).toEqual({ ...before, cameLater });
});

it('is reopened from the last one back, with a reason, and closed again anew', async () => {
  const { close: before } = await monthNow(second);
  const reason = 'A payout of the month came to light.';
  expect(await refused(reopen(first, reason))).toEqual([409, 'later_month_closed']);
  expect(await refused(reopen(second, 'Ask ada@example.org about it.'))).toEqual([
    422,
    'reason_names_somebody',
  ]);
  expect(await refused(reopen(second, 'Oh.'))).toEqual([422, 'reason_too_short']);
  expect(await refused(reopen(second, 7))).toEqual([400, 'invalid_request']);
  expect(await refused(reopen(thisMonth, reason))).toEqual([409, 'month_not_closed']);
  expect(await refused(reopen('no-month', reason))).toEqual([404, 'unknown_month']);
  expect((await monthNow(second)).close).toEqual(before);

  const reopened = await done(reopen(second, reason));
  expect(reopened).toMatchObject({ state: 'open', refusal: null, close: null });
  expect(reopened.reopened).toEqual([
    { closedAt: before!.closedAt, reopenedAt: expect.any(String) as string, byName: 'Ada', reason },
  ]);
  expect(await done(reopen(second, reason))).toEqual(reopened);
  expect(await monthNow(first)).toMatchObject({ close: { cameLater: { cash: MICRO } } });

  const again = await done(close(second));
  expect(again.reopened).toEqual(reopened.reopened);
  expect(again.close!.head.number).toBeGreaterThan(before!.head.number);
  expect(again.close!.adjustments).toEqual(before!.adjustments);
  expect(moved(again.close!.totals)).toEqual(moved(before!.totals));
  expect(await isSigned(again.close!.head)).toBe(true);
  expect(await isSigned(before!.head)).toBe(true);
});

it('is in a bundle with every close and reopening of it and of the months before it, and with the heads of all closes', async () => {
  const { months, heads } = await bundleOf(second);
  expect(toldOf(months)).toEqual([
    ['MonthClosed', first],
    ['MonthClosed', second],
    ['MonthReopened', second],
    ['MonthClosed', second],
  ]);
  for (const { data } of months) if (data.head) expect(heads).toContainEqual(data.head);
  expect(heads.at(-1)).toEqual((await monthNow(second)).close!.head);
});

it('is tied to its close by a bundle: its entries up to the close’s position are the totals, and those behind it came later', async () => {
  const { position, totals, cameLater } = (await monthNow(first)).close!;
  const { months, entries } = await bundleOf(first);
  expect(toldOf(months)).toEqual([['MonthClosed', first]]);
  const isBehind = (entry: Entry) => BigInt(entry.get('position')!) > BigInt(position);
  expect(sumOf(entries.filter((entry) => !isBehind(entry)))).toEqual(moved(totals));
  expect(sumOf(entries.filter(isBehind))).toEqual(cameLater);
});

it('is in a bundle also while it is open again, with the head of the close that no longer stands', async () => {
  const { close: before } = await monthNow(second);
  await done(reopen(second, 'To be looked at while it is open.'));
  const { months, heads } = await bundleOf(second);
  expect(toldOf(months).at(-1)).toEqual(['MonthReopened', second]);
  expect(heads.at(-1)).toEqual(before!.head);
  await done(close(second));
});

it('is closed once when two close it at the same time', async () => {
  await done(reopen(second, 'To be closed by two at once.'));
  const answers = await Promise.all([close(second, ada), close(second, ben)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409)!;
  expect((late.body as Problem).code).toBe('month_closed');
});

it('takes what comes to a time before the first close for an adjustment, and no month opens there', async () => {
  on(beforeFirst, 20);
  await buy(10);
  today();
  await fetchProvider();
  clock.mockImplementation(() => new Date(Date.parse(monthPeriod(second).until) + MONTH_SETTLES_MS));
  expect((await months()).map(({ month }) => month)).toEqual([thisMonth, second, first]);
  expect(await refused(close(beforeFirst))).toEqual([404, 'unknown_month']);

  const { close: before } = await monthNow(second);
  const reopened = await done(reopen(second, 'To count what came before it all.'));
  expect(reopened).toMatchObject({ state: 'open', refusal: null });
  const { close: closed } = await done(close(second));
  const adjustment = { month: beforeFirst, amounts: { cash: 10 * MICRO, liabilityPaid: 10 * MICRO } };
  expect(closed!.adjustments).toEqual([adjustment, ...before!.adjustments]);
  expect(closed!.opening).toEqual((await monthNow(first)).close!.totals);
  expect(closed!.totals).toEqual(before!.totals);
});

it('is not closed over a chain that is not what was signed before', async () => {
  await done(reopen(second, 'To be closed over another chain.'));
  const { heads } = (await ada.get('/api/staff/audit/proof').expect(200)).body as AuditProof;
  const { events, head, number } = heads[0]!;
  const { manager } = till.backend.app.get(ReadModels);
  const moveTo = (hash: string) =>
    manager.query(`UPDATE chain_link SET hash = decode($1, 'hex') WHERE number = $2`, [hash, events]);
  await moveTo('00'.repeat(32));
  const { status, body } = await close(second);
  expect([status, (body as Problem).code, (body as Problem).detail]).toEqual([
    409,
    'heads_not_signed',
    expect.stringContaining(`is not what head ${number} signed`),
  ]);
  expect((await monthNow(second)).state).toBe('open');
  await moveTo(head);
  expect(await done(close(second))).toMatchObject({ state: 'closed' });
});

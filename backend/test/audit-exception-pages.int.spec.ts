/** A desk with more exceptions than a page: none twice and none lost, by cause, state and owner, and in as many statements as for a single one. */
import { randomUUID } from 'node:crypto';
import type { AuditException, AuditExceptionPage, ExceptionCause, Problem } from '@rubicon/contracts';
import { AccountsDatabase, ReadModels } from '../src/platform/read-models/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { HandInLog } from './support/hand-in-log.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { StaffPerson } from './support/staff-person.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const many = { credited_not_paid: 40, charged_without_words: 5, reserve_unsettled: 10 };
const all = 55;

let local: LocalBackend;
let desk: RunningBackend;
let hand: HandInLog;
let ada: StaffPerson;
let ben: StaffPerson;
let forOne: readonly string[];
let written = 0;
const yesterday = new Date(Date.now() - DAY_MS);

beforeAll(async () => {
  local = await localBackend();
  const variables = { RATE_LIMITS: 'off' };
  const backend = await local.start({ ...variables, ROLES: 'api,projector' });
  desk = await local.start({ ...variables, ROLES: 'api' });
  hand = HandInLog.of(local.stack);
  ada = (await StaffPerson.of(backend, 'Ada', ['auditor'])).at(desk);
  ben = (await StaffPerson.of(backend, 'Ben', ['auditor'])).at(desk);
  await credited();
  forOne = await statementsForAll();
  for (let left = many.credited_not_paid - 1; left > 0; left -= 1) await credited();
  for (let left = many.charged_without_words; left > 0; left -= 1) await charged();
  for (let left = many.reserve_unsettled; left > 0; left -= 1) await reserved();
}, 120_000);

afterAll(async () => {
  await hand?.close();
  await local?.stop();
}, 30_000);

/** By hand, yesterday: two in each minute, so that some began at the same time. */
async function write(type: string, data: object, playerId: string = randomUUID()): Promise<void> {
  const at = new Date(yesterday.getTime() + Math.floor(written / 2) * MINUTE_MS);
  written += 1;
  const position = await hand.write(`wallet-${playerId}`, type, { playerId, ...data }, at);
  for (const auditor of [ada, ben]) auditor.saw(position);
}

const credited = () => write('CreditsPurchased', { paymentId: randomUUID(), amountMicroUsd: 1_000_000 });
const reserved = () =>
  write('CreditsReserved', { ...newTurn(), amountMicroUsd: 32_000, priceVersion: '2026-11' });
const charged = () =>
  write('ReservationCaptured', {
    ...newTurn(),
    chargedMicroUsd: 4_900,
    returnedMicroUsd: 0,
    returnedTo: 'available',
    lots: [{ lotId: randomUUID(), amountMicroUsd: 4_900 }],
  });
const newTurn = () => ({ gameId: randomUUID(), turnId: randomUUID(), turnNumber: 1 });

async function page(query: string, by = ada): Promise<AuditExceptionPage> {
  return (await by.get(`/api/staff/audit/exceptions?${query}`).expect(200)).body as AuditExceptionPage;
}

async function pages(query: string, from = ''): Promise<AuditExceptionPage[]> {
  const found: AuditExceptionPage[] = [];
  for (let after: string | null = from; after !== null;) {
    const one: AuditExceptionPage = await page(`${query}${after && `&after=${encodeURIComponent(after)}`}`);
    found.push(one);
    after = one.nextAfter;
  }
  return found;
}

const idsOf = (some: readonly AuditExceptionPage[]) =>
  some.flatMap(({ exceptions }) => exceptions.map(({ exceptionId }) => exceptionId));

/** What the desk asks of its databases meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const watches = [desk.app.get(ReadModels), desk.app.get(AccountsDatabase)].map(({ dataSource }) =>
    jest.spyOn(dataSource.logger, 'logQuery').mockImplementation((query) => void statements.push(query)),
  );
  try {
    await work();
  } finally {
    for (const watch of watches) watch.mockRestore();
  }
  return statements;
}

/** Once more than is counted: what is known since the first time is not asked again. */
async function statementsForAll(): Promise<string[]> {
  await page('limit=200');
  return statementsOf(() => page('limit=200'));
}

it('asks as few statements for all of them as for one', async () => {
  expect(forOne.length).toBeGreaterThan(1);
  expect(await statementsForAll()).toEqual(forOne);
  expect((await page('limit=200')).total).toBe(all);
});

it('has none twice and loses none, oldest first, whatever a page holds', async () => {
  const whole = await page('limit=200');
  expect([whole.exceptions.length, whole.nextAfter]).toEqual([all, null]);
  const since = whole.exceptions.map((exception) => exception.since);
  expect(since).toEqual([...since].sort());
  expect(new Set(since).size).toBe(Math.ceil(all / 2));
  expect(new Set(idsOf([whole])).size).toBe(all);
  for (const [query, sizes] of [
    ['limit=25', [25, 25, 5]],
    ['limit=11', [11, 11, 11, 11, 11]],
    ['', [50, 5]],
    ['limit=1', Array.from({ length: all }, () => 1)],
  ] as const) {
    const found = await pages(query);
    expect(found.map(({ exceptions }) => exceptions.length)).toEqual(sizes);
    expect(idsOf(found)).toEqual(idsOf([whole]));
    expect(new Set(found.map(({ total }) => total))).toEqual(new Set([all]));
  }
});

it('finds those of a cause, and counts all causes beside them', async () => {
  const counts = [
    { cause: 'credited_not_paid', open: 40, explained: 0, accepted: 0, amountMicroUsd: 40_000_000 },
    { cause: 'charged_without_words', open: 5, explained: 0, accepted: 0, amountMicroUsd: 24_500 },
    { cause: 'reserve_unsettled', open: 10, explained: 0, accepted: 0, amountMicroUsd: 320_000 },
  ];
  for (const cause of Object.keys(many) as (keyof typeof many)[]) {
    const found = await pages(`limit=7&cause=${cause}`);
    expect(new Set(idsOf(found)).size).toBe(many[cause]);
    expect(causesOf(found)).toEqual(new Set([cause]));
    for (const one of found) expect([one.total, one.counts]).toEqual([many[cause], counts]);
  }
  expect(await page('cause=owed')).toEqual({ exceptions: [], nextAfter: null, total: 0, counts });
});

const causesOf = (some: readonly AuditExceptionPage[]) =>
  new Set(some.flatMap(({ exceptions }) => exceptions.map(({ cause }): ExceptionCause => cause)));

it('finds those that began before an instant', async () => {
  const { exceptions } = await page('limit=200');
  const until = exceptions[20]!.since;
  const before = await page(`limit=200&until=${until}`);
  expect(idsOf([before])).toEqual(
    exceptions.filter(({ since }) => since < until).map(({ exceptionId }) => exceptionId),
  );
  expect([before.total, before.counts]).toEqual([
    20,
    [{ cause: 'credited_not_paid', open: 20, explained: 0, accepted: 0, amountMicroUsd: 20_000_000 }],
  ]);
});

it('finds what is open, explained or accepted, and whose it is', async () => {
  const [taken, explained, accepted] = (await page('limit=200&cause=reserve_unsettled')).exceptions.map(
    ({ exceptionId, amountMicroUsd }) => ({ exceptionId, amountMicroUsd }),
  ) as [Seen, Seen, Seen];
  await act(ada, 'take', taken);
  await act(ada, 'explain', explained);
  const { explanation } = await act(ada, 'explain', accepted);
  passOn(ada, ben);
  await act(ben, 'accept', { ...accepted, explainedAt: explanation!.explainedAt });
  passOn(ben, ada);

  const [counted] = (await page('limit=1')).counts.filter(({ cause }) => cause === 'reserve_unsettled');
  expect(counted).toMatchObject({ open: 8, explained: 1, accepted: 1, amountMicroUsd: 320_000 });
  const found = async (query: string, by = ada) => {
    const { exceptions, total } = await page(`limit=200&${query}`, by);
    expect(total).toBe(exceptions.length);
    return exceptions.map(({ exceptionId }) => exceptionId);
  };
  expect(await found('state=explained')).toEqual([explained.exceptionId]);
  expect(await found('state=accepted')).toEqual([accepted.exceptionId]);
  expect(await found('state=open')).toHaveLength(all - 2);
  expect(await found('state=open&cause=reserve_unsettled')).toHaveLength(8);
  expect(await found('state=explained&cause=credited_not_paid')).toEqual([]);
  const ofAda = [taken, explained, accepted].map(({ exceptionId }) => exceptionId);
  expect(await found('owner=me')).toEqual(ofAda);
  expect(await found('owner=me&state=open')).toEqual([taken.exceptionId]);
  expect(await found('owner=me', ben)).toEqual([]);
  expect(await found('owner=nobody', ben)).toHaveLength(all - 3);
});

type Seen = Pick<AuditException, 'exceptionId' | 'amountMicroUsd'> & { readonly explainedAt?: string };

async function act(
  by: StaffPerson,
  what: string,
  { exceptionId, amountMicroUsd, explainedAt }: Seen,
): Promise<AuditException> {
  const sent = {
    explain: { reason: 'Somebody tried something out.', amountMicroUsd },
    accept: { amountMicroUsd, explainedAt },
  };
  const { body } = await by
    .post(`/api/staff/audit/exceptions/${exceptionId}/${what}`, sent[what as keyof typeof sent])
    .expect(200);
  return body as AuditException;
}

/** What the one saw is what the other sees. */
const passOn = (from: StaffPerson, to: StaffPerson): void =>
  to.saw(BigInt(from.headers['x-log-position'] ?? 0));

it('names an owner in as many statements, however many there are', async () => {
  const [first] = (await page('limit=1&owner=me')).exceptions;
  const forFirst = await statementsOf(() => page('limit=1&owner=me'));
  expect(first?.ownerName).toBe('Ada');
  for (const { exceptionId, amountMicroUsd } of (await page('limit=30&owner=nobody')).exceptions)
    await act(ada, 'take', { exceptionId, amountMicroUsd });
  expect((await page('limit=200&owner=me')).total).toBe(33);
  // The names of all owners are asked for at once: that statement alone is longer.
  expect(await statementsOf(() => page('limit=200&owner=me'))).toHaveLength(forFirst.length);
});

it('goes on where a page ended, though something came before it meanwhile', async () => {
  const before = await page('limit=200');
  const first = await page('limit=20');
  const playerId = randomUUID();
  const early = new Date(Date.now() - 2 * DAY_MS);
  const data = { playerId, paymentId: randomUUID(), amountMicroUsd: 1 };
  ada.saw(await hand.write(`wallet-${playerId}`, 'CreditsPurchased', data, early));
  const rest = await pages('limit=20', first.nextAfter!);
  expect(idsOf([first, ...rest])).toEqual(idsOf([before]));
  expect((await page('limit=1')).exceptions[0]).toMatchObject({ amountMicroUsd: 1, itemId: data.paymentId });
});

it.each([
  ['limit=0', 'invalid_request'],
  ['limit=201', 'invalid_request'],
  ['cause=theft', 'invalid_request'],
  ['state=closed', 'invalid_request'],
  ['owner=Ada', 'invalid_request'],
  ['until=tomorrow', 'invalid_period'],
])('refuses what makes no sense: %s', async (query, code) => {
  const { status, body } = await ada.get(`/api/staff/audit/exceptions?${query}`);
  expect([status, (body as Problem).code]).toEqual([400, code]);
});

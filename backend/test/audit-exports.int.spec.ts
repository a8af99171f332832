/** Files for auditors over the real stack: asked for, written in the background, read, cancelled, begun anew, thrown away. */
import { createHash, createPublicKey, randomUUID, verify, type KeyObject } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  ledgerAccounts,
  memoAccounts,
  type AuditExport,
  type AuditExportKind,
  type AuditExportList,
  type AuditProof,
  type AuditSummary,
  type Problem,
  type PaymentSummary,
  type PurchaseAnswer,
  type SignedHead,
} from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import { unzipSync } from 'fflate';
import { canonicalize } from 'json-canonicalize';
import request, { type Response } from 'supertest';
import { ExceptionsCsv } from '../src/audit/exports/exceptions-csv.js';
import { CHUNK_BYTES } from '../src/audit/exports/export-file.js';
import { ExportJobs } from '../src/audit/exports/export-jobs.js';
import { verifyLedgerFile, type Verdict } from '../src/audit/ledger-file/verify-ledger-file.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import { Clock } from '../src/platform/clock/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { Till } from './support/till.js';
import { ToldGame } from './support/told-turns.js';

jest.setTimeout(120_000);

const NAME = 'zebulon_quillfeather';
const EMAIL = 'zebulon@quillfeather.example';
const PAYER = 'payer.of.zebulon@quillfeather.example';
const WORDS = 'I whisper of the heron and the lamp';

/** A year long before there was any game: its events are as many as a test wants. */
const longAgo = { from: '2001-01-01T00:00:00Z', until: '2002-01-01T00:00:00Z' };
const LONG_AGO_EVENTS = 40_000;

const AHEAD_MINUTES = 3;

let till: Till;
let auditing: RunningBackend;
let auditor: StaffPerson;
let other: StaffPerson;
let period: { from: string; until: string };
/** Paid by a browser without an account. */
let unclaimed: string;

beforeAll(async () => {
  const from = new Date().toISOString();
  till = await Till.open({ logLevel: 'error' });
  const registered = { username: NAME, email: EMAIL, password: 'correct horse' };
  const player = await TestPlayer.register(till.backend, registered);
  await player.grant(3_333_333);
  await buy(player, 5);
  const paymentId = await buy(player, 10);
  await player.post(`/api/payments/${paymentId}/refund`).set('idempotency-key', randomUUID()).expect(202);
  await till.until(async () => {
    const payments = (await player.get('/api/payments').expect(200)).body as PaymentSummary[];
    return payments.some(({ status }) => /refunded/.test(status)) || null;
  });
  const game = await ToldGame.start(till.backend, player);
  const turnId = await game.submit({ userInput: WORDS });
  await game.narrate(turnId, { narrative: 'Nobody but the heron hears it.' });
  await game.settle(turnId);
  await till.shown(player.id);
  unclaimed = await buyAsVisitor();
  auditor = await StaffPerson.of(till.backend, 'Agnes', ['auditor']);
  await auditor.post('/api/staff/audit/heads').expect(201);
  period = { from, until: new Date().toISOString() };
  other = await StaffPerson.of(till.backend, 'Bertha', ['auditor']);
  auditing = await startAuditing();
  await auditor.post('/api/staff/audit/provider/fetch').expect(202);
  await providerIsFetched();
  await fillLongAgo();
}, 180_000);

afterAll(() => till?.close(), 60_000);

/** Some minutes ahead: what the provider has is fetched when it has settled for one. */
async function startAuditing(): Promise<RunningBackend> {
  const started = await till.start({ ROLES: 'auditor' });
  jest
    .spyOn(started.app.get(Clock), 'now')
    .mockImplementation(() => new Date(Date.now() + AHEAD_MINUTES * 60_000));
  return started;
}

/** Paid at the provider and credited; answers the payment. */
async function buy(player: TestPlayer, amount: number): Promise<string> {
  const answer = await player.post('/api/credits/purchase', { amount }).expect(200);
  const { url, paymentId } = answer.body as PurchaseAnswer;
  const sessionId = await till.pay(url, undefined, PAYER);
  await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  return paymentId;
}

async function buyAsVisitor(): Promise<string> {
  const browser = request.agent(till.origin);
  const answer = await browser
    .post('/api/credits/purchase')
    .send({ amount: 1, product: 'full-game' })
    .expect(200);
  const { url, paymentId } = answer.body as PurchaseAnswer;
  const sessionId = await till.pay(url, undefined, PAYER);
  await browser.post('/api/credits/payment-success').send({ sessionId }).expect(200);
  return paymentId;
}

function providerIsFetched(): Promise<unknown> {
  return till.until(async () => {
    const { lists } = (await auditor.get('/api/staff/audit/provider').expect(200)).body as {
      lists: { fetchedUntil: string | null }[];
    };
    const isFetched = lists.every(({ fetchedUntil }) => fetchedUntil !== null && fetchedUntil > period.until);
    return isFetched || null;
  });
}

/** Straight into the read model: that many turns would take an hour to play. */
function fillLongAgo(): Promise<unknown> {
  return database().query(
    `INSERT INTO ledger_event (position, at, stream_id, revision, event_id, type, granted, liability_granted)
     SELECT n - 10000000, timestamptz '2001-01-01Z' + n * interval '1 second', 'wallet-' || n, 0, gen_random_uuid(), 'CreditsGranted', n, n
     FROM generate_series(1, ${LONG_AGO_EVENTS}) n`,
  );
}

function database() {
  return till.backend.app.get(ReadModels).manager;
}

function ask(who: StaffPerson, body: object, key?: string) {
  const call = who.post('/api/staff/audit/exports', body);
  return key === undefined ? call : call.set('idempotency-key', key);
}

async function asked(who: StaffPerson, kind: AuditExportKind, of: object = period): Promise<string> {
  const { body } = await ask(who, { kind, ...of }).expect(202);
  return (body as AuditExport).exportId;
}

async function shown(exportId: string): Promise<AuditExport> {
  const { exports } = (await auditor.get('/api/staff/audit/exports').expect(200)).body as AuditExportList;
  return exports.find((each) => each.exportId === exportId)!;
}

async function untilShown(exportId: string, is: (shown: AuditExport) => boolean): Promise<AuditExport> {
  const found = await poll(
    async () => {
      const now = await shown(exportId);
      return is(now) ? now : null;
    },
    { timeoutMs: 60_000 },
  );
  if (!found) throw new Error(`it stayed ${JSON.stringify(await shown(exportId))}`);
  return found;
}

const hasEnded = ({ state }: AuditExport) => state !== 'waiting' && state !== 'running';

async function fileOf(exportId: string): Promise<Response> {
  return auditor
    .get(`/api/staff/audit/exports/${exportId}/file`)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    })
    .expect(200);
}

async function made(kind: AuditExportKind, of: object = period): Promise<Buffer> {
  const exportId = await asked(auditor, kind, of);
  const told = await untilShown(exportId, hasEnded);
  expect(told).toMatchObject({ state: 'done', failure: null });
  return (await fileOf(exportId)).body as Buffer;
}

/** Of cells without commas and quotes. */
function rowsOf(csv: Buffer | Uint8Array): Record<string, string>[] {
  const [header, ...lines] = Buffer.from(csv).toString('utf8').trimEnd().split('\n');
  const names = header!.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at]!, cell])));
}

function sumOf(rows: readonly Record<string, string>[], column: string): number {
  return rows.reduce((sum, row) => sum + Number(row[column]), 0);
}

/** `-0.30` → `-30` */
function wholeOf(decimal: string): string {
  return decimal === '' ? '' : BigInt(decimal.replace('.', '')).toString();
}

/** Each pair of columns says the same amount, exactly. */
function expectBothUnits(rows: readonly Record<string, string>[]): void {
  const pairs = Object.keys(rows[0]!).filter((name) => name.endsWith('_micro_usd'));
  expect(pairs.length).toBeGreaterThan(0);
  for (const row of rows)
    for (const name of pairs) {
      const decimal = row[name.replace('_micro_usd', '_usd')]!;
      expect(decimal).toMatch(/^(-?\d+\.\d{6})?$/);
      expect(wholeOf(decimal)).toBe(row[name]);
    }
}

async function summary(): Promise<AuditSummary> {
  const query = new URLSearchParams(period);
  return (await auditor.get(`/api/staff/audit/summary?${query}`).expect(200)).body as AuditSummary;
}

function problem(answer: Response): [number, string, string] {
  const { code, detail } = answer.body as Problem;
  return [answer.status, code, detail];
}

function chunksOf(exportId: string): Promise<{ number: number }[]> {
  return database().query('SELECT number FROM audit_export_chunk WHERE export_id = $1 ORDER BY number', [
    exportId,
  ]);
}

const column = (account: string) => account.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** By whoever knows the key: every event of it is signed. */
async function expectVerified(file: Uint8Array): Promise<Verdict> {
  const { keys } = (await auditor.get('/api/staff/audit/proof').expect(200)).body as AuditProof;
  const known = new Map(keys.map(({ keyId, publicKey }) => [keyId, publicKeyOf(publicKey)]));
  const verdict = await verifyLedgerFile(Readable.from([Buffer.from(file)]), known);
  expect(verdict.fault).toBeNull();
  expect(verdict.events).toBeGreaterThan(5);
  expect(verdict.events).toBe(verdict.heads.at(-1)!.events);
  return verdict;
}

/** @param spki base64 */
function publicKeyOf(spki: string): KeyObject {
  return createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
}

interface ProviderLine {
  readonly body: unknown;
  readonly bodyHash: string;
}

describe('what is asked for', () => {
  it.each([
    [{ kind: 'everything' }, 'invalid_request', /kind must be one of entries_csv/],
    [
      { from: '2026-11-02T00:00:00Z', until: '2026-11-01T00:00:00Z' },
      'invalid_period',
      /ends before it begins/,
    ],
    [{ from: '2999-01-01T00:00:00Z', until: '2999-02-01T00:00:00Z' }, 'invalid_period', /in the future/],
    [{ from: '2026-11-01' }, 'invalid_period', /from must be an instant/],
    [{ until: 7 }, 'invalid_period', /until must be an instant/],
    [{ colour: 'red' }, 'invalid_request', /no colour/],
  ])('is refused where it makes no sense: %j', async (wrong, code, sentence) => {
    const answer = await ask(auditor, { kind: 'entries_csv', ...period, ...wrong });
    expect(problem(answer)).toEqual([400, code, expect.stringMatching(sentence)]);
    expect((await auditor.get('/api/staff/audit/exports')).body).toEqual({ exports: [] });
  });

  it('is nobody else’s affair', async () => {
    const support = await StaffPerson.of(till.backend, 'Cosmo', ['support']);
    expect(problem(await ask(support, { kind: 'entries_csv', ...period }))[0]).toBe(404);
    expect((await support.get('/api/staff/audit/exports')).status).toBe(404);
    expect((await support.get(`/api/staff/audit/exports/${randomUUID()}/file`)).status).toBe(404);
  });

  it('is unknown under any other name', async () => {
    for (const name of [randomUUID(), 'no-id']) {
      expect(problem(await auditor.get(`/api/staff/audit/exports/${name}/file`))[1]).toBe('unknown_export');
      expect(problem(await auditor.post(`/api/staff/audit/exports/${name}/cancel`))[1]).toBe(
        'unknown_export',
      );
    }
  });
});

describe('a file', () => {
  it('of entries holds each event once, and sums to what the summary says', async () => {
    const exportId = await asked(auditor, 'entries_csv');
    const told = await untilShown(exportId, hasEnded);
    const file = await fileOf(exportId);
    const rows = rowsOf(file.body as Buffer);
    expect(told).toMatchObject({ state: 'done', rowsDone: rows.length, rowsTotal: rows.length });
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(told.bytes),
      'content-disposition': `attachment; filename="${told.fileName}"`,
    });
    expect((file.body as Buffer).length).toBe(told.bytes);
    const { moved } = await summary();
    for (const account of [...ledgerAccounts, ...memoAccounts])
      expect([account, sumOf(rows, `${column(account)}_micro_usd`)]).toEqual([account, moved[account]]);
    expect(moved.cash).not.toBe(0);
    expectBothUnits(rows);
    const positions = rows.map(({ position }) => Number(position));
    expect(positions).toEqual([...new Set(positions)].sort((one, next) => one - next));
  });

  it('of the provider’s rows sums to what the summary says', async () => {
    const rows = rowsOf(await made('provider_csv'));
    const { provider } = await summary();
    const charges = rows.filter(({ list, type }) => list === 'balance_transactions' && type === 'charge');
    expect(charges.length).toBe(3);
    expect(sumOf(charges, 'amount_minor') * 10_000).toBe(provider.chargedMicroUsd);
    for (const { amount, amount_minor } of rows) expect(wholeOf(amount!)).toBe(amount_minor);
  });

  it('of exceptions says of each what it is about, in both units', async () => {
    const rows = rowsOf(await made('exceptions_csv'));
    expect(rows).toEqual([
      expect.objectContaining({
        cause: 'unclaimed',
        item_kind: 'payment',
        item_id: unclaimed,
        state: 'open',
      }),
    ]);
    expect(rows[0]!['amount_micro_usd']).toBe('1000000');
    expectBothUnits(rows);
  });

  it('of the ledger is checked by itself alone', async () => {
    await expectVerified(await made('ledger_jsonl'));
  });

  it('of a ledger that ends between two heads goes on to the first head that covers its end', async () => {
    // The first head was signed at the ledger’s last event.
    const [{ at, number }] = await database().query<[{ at: Date; number: string }]>(
      'SELECT at, number FROM chain_link ORDER BY number DESC OFFSET 2 LIMIT 1',
    );
    const file = await made('ledger_jsonl', { from: period.from, until: at.toISOString() });
    const { events, heads } = await expectVerified(file);
    expect({ events, heads: heads.length }).toEqual({ events: Number(number) + 2, heads: 1 });
  });

  it('of all evidence can be checked by somebody who has nothing else of ours', async () => {
    const files = unzipSync(await made('evidence_zip'));
    const textOf = (name: string) => Buffer.from(files[name]!).toString('utf8');
    const heads = JSON.parse(textOf('heads.json')) as SignedHead[];
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'books.json',
      'months.json',
      'exceptions.csv',
      'entries.csv',
      'match.csv',
      'provider.csv',
      ...['balance_transactions', 'charges', 'refunds', 'disputes', 'payouts'].map(
        (list) => `provider/${list}.jsonl`,
      ),
      'ledger.jsonl',
      'heads.json',
      `keys/${heads[0]!.keyId}.pem`,
    ]);

    await expectVerified(files['ledger.jsonl']!);
    for (const { signature, ...body } of heads) {
      const signed = Buffer.from(canonicalize(body));
      expect(textOf('ledger.jsonl')).toContain(signed.toString());
      const key = createPublicKey(textOf(`keys/${body.keyId}.pem`));
      expect(verify(null, signed, key, Buffer.from(signature, 'base64'))).toBe(true);
    }

    const { opening, moved, closing } = await summary();
    expect(JSON.parse(textOf('books.json'))).toMatchObject({ opening, moved, closing });
    expect(JSON.parse(textOf('months.json'))).toEqual([]);
    const match = rowsOf(files['match.csv']!);
    expectBothUnits(match);
    expect(match.filter(({ what, agrees }) => what === 'paid' && agrees === 'true').length).toBe(2);
    expect(match.filter(({ agrees }) => agrees === 'false').map(({ payment_id }) => payment_id)).toEqual([
      unclaimed,
    ]);
    const charges = textOf('provider/charges.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ProviderLine);
    expect(charges.length).toBe(3);
    for (const { body, bodyHash } of charges)
      expect(createHash('sha256').update(canonicalize(body)).digest('hex')).toBe(bodyHash);
  });

  it('of all evidence has in it what is exported alone, and counts its rows too', async () => {
    const exportId = await asked(auditor, 'evidence_zip');
    const { rowsDone, rowsTotal } = await untilShown(exportId, hasEnded);
    const files = unzipSync((await fileOf(exportId)).body as Buffer);
    const single = {
      'entries.csv': await made('entries_csv'),
      'provider.csv': await made('provider_csv'),
      'ledger.jsonl': await made('ledger_jsonl'),
    };
    for (const [name, alone] of Object.entries(single))
      expect([name, Buffer.from(files[name]!).toString('utf8')]).toEqual([name, alone.toString('utf8')]);

    const csvRowsOf = (name: string) => rowsOf(files[name]!);
    const linesOf = (name: string) => Buffer.from(files[name]!).toString('utf8').match(/\n/g)?.length ?? 0;
    const lists = Object.keys(files).filter((name) => name.startsWith('provider/'));
    const heads = JSON.parse(Buffer.from(files['heads.json']!).toString('utf8')) as SignedHead[];
    const rows =
      csvRowsOf('entries.csv').length +
      new Set(csvRowsOf('match.csv').map(({ payment_id }) => payment_id)).size +
      csvRowsOf('provider.csv').length +
      lists.reduce((sum, name) => sum + linesOf(name), 0) +
      heads.at(-1)!.events;
    expect({ rowsDone, rowsTotal }).toEqual({ rowsDone: rows, rowsTotal: rows });
  });

  it('of all evidence tells of one moment, whatever changes while it is made', async () => {
    const before = unzipSync(await made('evidence_zip'));
    const exceptions = auditing.app.get(ExceptionsCsv, { strict: false });
    const text = exceptions.text.bind(exceptions);
    const changing = jest.spyOn(exceptions, 'text').mockImplementationOnce(async (...of) => {
      const standing = await text(...of);
      await chargeMore(1);
      return standing;
    });
    const meanwhile = unzipSync(await made('evidence_zip'));
    expect(changing).toHaveBeenCalledTimes(1);
    changing.mockRestore();
    expect(meanwhile).toEqual(before);

    const after = unzipSync(await made('evidence_zip'));
    await chargeMore(-1);
    const disagreeing = rowsOf(after['match.csv']!).filter(({ agrees }) => agrees === 'false');
    expect(disagreeing.length).toBeGreaterThan(1);
  });

  it('of the match has what one side alone knows of in the period', async () => {
    const [{ at }] = await database().query<[{ at: Date }]>('SELECT max(at) AS at FROM ledger_event');
    const from = new Date(at.getTime() + 1).toISOString();
    const charged = await database().query<{ id: string }[]>(
      `SELECT payment_id AS id FROM provider_row WHERE list = 'charges' AND version = 1 ORDER BY payment_id`,
    );
    const paymentsOf = async (of: object) => {
      const files = unzipSync(await made('evidence_zip', of));
      return [...new Set(rowsOf(files['match.csv']!).map((row) => row['payment_id']))];
    };
    expect(await paymentsOf(period)).toEqual(charged.map(({ id }) => id));
    expect(await paymentsOf({ from, until: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    // The provider calls the second one created later than we did.
    const [, second] = charged;
    const nowCreated = `INSERT INTO provider_row SELECT (later).* FROM (SELECT jsonb_populate_record(charge,
      jsonb_build_object('version', charge.version + 1, 'created_at', $2::timestamptz)) AS later
      FROM provider_row_latest latest JOIN provider_row charge USING (list, id, version)
      WHERE latest.list = 'charges' AND latest.payment_id = $1) newer`;
    await database().query(nowCreated, [second!.id, from]);
    expect(await paymentsOf({ from, until: new Date(Date.now() + 60_000).toISOString() })).toEqual([
      second!.id,
    ]);
  });

  /** The provider took so many cents more of every payment, by the sums of what was fetched. */
  function chargeMore(cents: number): Promise<unknown> {
    return database().query('UPDATE provider_money SET charged_cents = charged_cents + $1', [cents]);
  }

  it('is the same, byte by byte, of the same period', async () => {
    for (const kind of ['entries_csv', 'provider_csv', 'evidence_zip'] as const)
      expect((await made(kind)).equals(await made(kind))).toBe(true);
  });

  it('names nobody', async () => {
    const zipped = unzipSync(await made('evidence_zip'));
    const files = [
      await made('entries_csv'),
      await made('exceptions_csv'),
      await made('provider_csv'),
      await made('ledger_jsonl'),
      ...Object.values(zipped),
    ];
    for (const file of files)
      for (const personal of [/zebulon/i, /quillfeather/i, /heron/i])
        expect(Buffer.from(file).toString('utf8')).not.toMatch(personal);
  });

  it('of a period that goes on ends with a head of its own, if none covers its end yet', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const before = await expectVerified(await made('ledger_jsonl', { ...period, until }));
    await somebodyIsGiven(1_000);
    const files = unzipSync(await made('evidence_zip', { ...period, until }));
    await expectVerified(files['ledger.jsonl']!);
    const heads = JSON.parse(Buffer.from(files['heads.json']!).toString('utf8')) as SignedHead[];
    const events = Buffer.from(files['ledger.jsonl']!)
      .toString('utf8')
      .match(/^\{"n":/gm)!.length;
    expect(heads.at(-1)).toMatchObject({ why: 'asked', events });
    expect(heads.filter((head) => head.events > before.events).length).toBe(1);
  });

  it('of a period that goes on is the same, byte by byte, while nothing happens', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const once = await made('ledger_jsonl', { ...period, until });
    await auditor.post('/api/staff/audit/heads').expect(201);
    expect((await made('ledger_jsonl', { ...period, until })).equals(once)).toBe(true);
  });

  it('of a period that goes on signs nothing where the chain is not what was signed', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const [{ number, hash }] = await database().query<[{ number: string; hash: Buffer }]>(
      'SELECT number, hash FROM chain_link ORDER BY number DESC LIMIT 1',
    );
    const setHash = (bytes: Buffer) =>
      database().query('UPDATE chain_link SET hash = $1 WHERE number = $2', [bytes, number]);
    await setHash(Buffer.alloc(32));
    const exportId = await asked(auditor, 'ledger_jsonl', { ...period, until });
    const { state, failure } = await untilShown(exportId, hasEnded);
    await setHash(hash);
    expect([state, failure?.code]).toEqual(['failed', 'heads_not_signed']);
  });

  async function somebodyIsGiven(microUsd: number): Promise<void> {
    const player = await TestPlayer.signUp(till.backend, 0);
    await player.grant(microUsd);
    await till.shown(player.id);
  }

  it('is thrown away after a day', async () => {
    const exportId = await asked(auditor, 'exceptions_csv');
    const { expiresAt } = await untilShown(exportId, hasEnded);
    const minutes = (new Date(expiresAt!).getTime() - Date.now()) / 60_000 - AHEAD_MINUTES;
    expect(minutes).toBeGreaterThan(24 * 60 - 5);
    expect(minutes).toBeLessThanOrEqual(24 * 60);
    await database().query(`UPDATE audit_export SET expires_at = now() WHERE export_id = $1`, [exportId]);
    await untilShown(exportId, (now) => now.expiresAt === null);
    const answer = await auditor.get(`/api/staff/audit/exports/${exportId}/file`);
    expect(problem(answer)).toEqual([409, 'export_not_ready', expect.stringMatching(/thrown away/)]);
    expect(await chunksOf(exportId)).toEqual([]);
  });
});

describe('files that take too much room together', () => {
  it('make room for the newest, the oldest first', async () => {
    const exportIds: string[] = [];
    for (const kind of ['exceptions_csv', 'provider_csv', 'exceptions_csv'] as const) {
      exportIds.push(await asked(auditor, kind));
      await untilShown(exportIds.at(-1)!, hasEnded);
    }
    const [oldest, middle, newest] = exportIds as [string, string, string];
    await setBytes(middle, 10 * 2 ** 30);
    await untilShown(middle, ({ expiresAt }) => expiresAt === null);
    expect((await shown(oldest)).expiresAt).toBeNull();
    expect((await shown(newest)).expiresAt).not.toBeNull();
    expect([await chunksOf(oldest), await chunksOf(middle)]).toEqual([[], []]);
    expect(await chunksOf(newest)).toEqual([{ number: 0 }]);
    const answer = await auditor.get(`/api/staff/audit/exports/${oldest}/file`);
    expect(problem(answer)).toEqual([409, 'export_not_ready', expect.stringMatching(/make room for newer/)]);
  });

  it('leave the newest one, however much it takes', async () => {
    const exportId = await asked(auditor, 'exceptions_csv');
    await untilShown(exportId, hasEnded);
    await setBytes(exportId, 20 * 2 ** 30);
    // Whoever throws away has looked since: what is older is gone.
    await till.until(async () => {
      const [{ kept }] = await database().query<[{ kept: string }]>(
        'SELECT count(*) AS kept FROM audit_export WHERE expires_at IS NOT NULL',
      );
      return kept === '1' ? true : null;
    });
    expect((await shown(exportId)).expiresAt).not.toBeNull();
  });

  /** As if it took that many. */
  function setBytes(exportId: string, bytes: number): Promise<unknown> {
    return database().query('UPDATE audit_export SET bytes = $1 WHERE export_id = $2', [bytes, exportId]);
  }
});

describe('a long one', () => {
  /** With a chunk of it written. */
  const isUnderWay = ({ state, bytes }: AuditExport) => state === 'running' && bytes > CHUNK_BYTES;

  it('shows how far it is, and is whole in the end', async () => {
    const exportId = await asked(auditor, 'entries_csv', longAgo);
    const early = await untilShown(exportId, isUnderWay);
    expect(early.rowsDone).toBeLessThan(LONG_AGO_EVENTS);
    expect(early).toMatchObject({ rowsTotal: LONG_AGO_EVENTS, expiresAt: null });
    const tooEarly = await auditor.get(`/api/staff/audit/exports/${exportId}/file`);
    expect(problem(tooEarly).slice(0, 2)).toEqual([409, 'export_not_ready']);
    await untilShown(exportId, ({ rowsDone }) => rowsDone > early.rowsDone);
    expect(await untilShown(exportId, hasEnded)).toMatchObject({ state: 'done', rowsDone: LONG_AGO_EVENTS });
    await expectWhole(exportId);
  });

  it('is cancelled in the middle, by whoever of the auditors, and leaves nothing', async () => {
    const exportId = await asked(auditor, 'entries_csv', longAgo);
    await untilShown(exportId, isUnderWay);
    const cancelled = await other.post(`/api/staff/audit/exports/${exportId}/cancel`).expect(200);
    expect(cancelled.body).toMatchObject({ state: 'cancelled', expiresAt: null });
    // Whoever wrote it has gone on to the next.
    await made('exceptions_csv');
    expect(await shown(exportId)).toMatchObject({ state: 'cancelled' });
    expect(await chunksOf(exportId)).toEqual([]);
    expect((await auditor.post(`/api/staff/audit/exports/${exportId}/cancel`)).body).toMatchObject({
      state: 'cancelled',
    });
  });

  it('is begun anew where a process died, and holds no chunk twice', async () => {
    const exportId = await asked(auditor, 'entries_csv', longAgo);
    await untilShown(exportId, isUnderWay);
    await auditing.stop();
    expect(await shown(exportId)).toMatchObject({ state: 'waiting' });
    // As one leaves it that has no time to give it back.
    await database().query(`UPDATE audit_export SET state = 'running', attempt = 1 WHERE export_id = $1`, [
      exportId,
    ]);
    expect((await chunksOf(exportId)).length).toBeGreaterThan(0);

    auditing = await startAuditing();
    await untilShown(exportId, isUnderWay);
    const dead = auditing.app.get(ExportJobs, { strict: false });
    expect(await dead.addChunk({ exportId, attempt: 1 }, 1_000, Buffer.from('late'))).toBe(false);
    expect(await dead.finish({ exportId, attempt: 1 }, 1, 1, new Date())).toBe(false);
    expect(await untilShown(exportId, hasEnded)).toMatchObject({ state: 'done', rowsDone: LONG_AGO_EVENTS });
    await expectWhole(exportId);
  });

  it('is given up when it was begun and broken off too often', async () => {
    await auditing.stop();
    const exportId = await asked(auditor, 'entries_csv', longAgo);
    await database().query(`UPDATE audit_export SET attempt = 5, state = 'running' WHERE export_id = $1`, [
      exportId,
    ]);
    auditing = await startAuditing();
    const failed = await untilShown(exportId, hasEnded);
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'interrupted' } });
    expect(failed.failure!.sentence).toMatch(/shorter period/);
    expect(await chunksOf(exportId)).toEqual([]);
  });

  describe('that something interrupts, as a statement that takes too long does', () => {
    it('waits behind the others, which are written meanwhile, and is whole in the end', async () => {
      const exportId = await asked(auditor, 'entries_csv', longAgo);
      await interrupt();
      expect(await untilShown(exportId, ({ state }) => state === 'waiting')).toMatchObject({ failure: null });
      const ofOther = await asked(other, 'exceptions_csv');
      expect(await untilShown(ofOther, hasEnded)).toMatchObject({ state: 'done' });
      expect(await attemptsOf(exportId)).toEqual({ state: 'waiting', attempt: 1, waits: true });

      await hurry(exportId);
      expect(await untilShown(exportId, hasEnded)).toMatchObject({ state: 'done' });
      await expectWhole(exportId);
    });

    it('is counted as often as it is, and fails at the fifth time', async () => {
      const exportId = await asked(auditor, 'entries_csv', longAgo);
      await interrupt();
      await untilShown(exportId, ({ state }) => state === 'waiting');
      await database().query('UPDATE audit_export SET attempt = 4 WHERE export_id = $1', [exportId]);
      const interrupted = interrupt();
      await hurry(exportId);
      await interrupted;
      const failed = await untilShown(exportId, hasEnded);
      expect(failed).toMatchObject({ state: 'failed', failure: { code: 'interrupted' } });
      expect(await attemptsOf(exportId)).toMatchObject({ attempt: 5 });
      expect(await chunksOf(exportId)).toEqual([]);
    });

    /** Ends the statement by which the entries are counted, or read, as the database does with one that takes too long. */
    async function interrupt(): Promise<void> {
      await database().transaction(async (tx) => {
        await tx.query('LOCK TABLE ledger_event IN ACCESS EXCLUSIVE MODE');
        await till.until(async () => {
          const [ended] = await database().query<unknown[]>(
            `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
             WHERE wait_event_type = 'Lock' AND query LIKE '%"entry"."position"%'`,
          );
          return ended ?? null;
        });
      });
    }

    function hurry(exportId: string): Promise<unknown> {
      return database().query('UPDATE audit_export SET begin_after = NULL WHERE export_id = $1', [exportId]);
    }

    async function attemptsOf(exportId: string): Promise<unknown> {
      const [row] = await database().query<unknown[]>(
        `SELECT state, attempt, begin_after IS NOT NULL AS waits FROM audit_export WHERE export_id = $1`,
        [exportId],
      );
      return row;
    }
  });

  async function expectWhole(exportId: string): Promise<void> {
    const { body, headers } = await fileOf(exportId);
    expect(headers['content-length']).toBe(String((body as Buffer).length));
    const numbers = (await chunksOf(exportId)).map(({ number }) => number);
    expect(numbers).toEqual([...numbers.keys()]);
    const positions = rowsOf(body as Buffer).map(({ position }) => Number(position));
    expect(positions.length).toBe(LONG_AGO_EVENTS);
    expect(positions.every((position, at) => position === at + 1 - 10_000_000)).toBe(true);
  }
});

describe('several', () => {
  beforeAll(() => auditing.stop());
  afterAll(async () => {
    await database().query(`UPDATE audit_export SET state = 'cancelled' WHERE state = 'waiting'`);
    auditing = await startAuditing();
  });

  it('wait one for each auditor, and five in all', async () => {
    const first = await asked(auditor, 'entries_csv');
    const again = await ask(auditor, { kind: 'provider_csv', ...period });
    expect(problem(again)).toEqual([429, 'too_many_exports', expect.stringMatching(/You have an export/)]);
    await asked(other, 'entries_csv');
    for (const name of ['Dora', 'Edwin', 'Flora'])
      await asked(await StaffPerson.of(till.backend, name, ['auditor']), 'entries_csv');
    const sixth = await StaffPerson.of(till.backend, 'Gustav', ['auditor']);
    const refused = await ask(sixth, { kind: 'entries_csv', ...period });
    expect(problem(refused)).toEqual([429, 'too_many_exports', expect.stringMatching(/wait already/)]);
    await auditor.post(`/api/staff/audit/exports/${first}/cancel`).expect(200);
    await asked(sixth, 'entries_csv');
  });

  it('of one request sent twice are one', async () => {
    await database().query(`UPDATE audit_export SET state = 'cancelled' WHERE state = 'waiting'`);
    const key = randomUUID();
    const body = { kind: 'entries_csv', ...period };
    const [once, twice] = await Promise.all([ask(auditor, body, key), ask(auditor, body, key)]);
    expect([once.status, twice.status]).toEqual([202, 202]);
    expect(twice.body).toEqual(once.body);
    const otherBody = await ask(auditor, { ...body, kind: 'provider_csv' }, key);
    expect(problem(otherBody).slice(0, 2)).toEqual([422, 'idempotency_key_reused']);
    expect((await ask(other, { ...body, kind: 'provider_csv' }, key)).status).toBe(202);
  });
});

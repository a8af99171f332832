/** The chain over the ledger, its signed heads, the file that proves itself, and what the nights find: over the real stack. */
import { createPublicKey, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditProof, Problem, SignedHead } from '@rubicon/contracts';
import { poll, temporaryFolder } from '@rubicon/local-stack';
import { runVerifyCommand, type VerifyOutcome } from '../src/audit/ledger-file/verify-command.js';
import { Nights } from '../src/audit/nightly/index.js';
import { Chain, LedgerFile } from '../src/audit/proof/index.js';
import { Clock } from '../src/platform/clock/index.js';
import { Aggregates, CommandContexts } from '../src/platform/event-store/index.js';
import { Log, Metrics } from '../src/platform/observability/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { captureLogs, type CapturedLogs } from './support/captured-logs.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { StaffPerson } from './support/staff-person.js';

jest.setTimeout(60_000);

const DAY_MS = 86_400_000;
const never = new AbortController().signal;
const folder = temporaryFolder();

let logs: CapturedLogs;
let local: LocalBackend;
let api: RunningBackend;
let ada: StaffPerson;
/** Ledger events that were written. */
let written = 0;

beforeAll(async () => {
  // Before the backend starts: what writes its lines is chosen then.
  logs = captureLogs();
  local = await localBackend();
  api = await local.start({ ROLES: 'api,projector' });
  ada = await StaffPerson.of(api, 'Ada', ['auditor']);
}, 90_000);

afterAll(async () => {
  logs?.stop();
  await local?.stop();
  folder.remove();
}, 30_000);

/** One event in the wallet of each, and once more for those named twice. */
async function grant(playerIds: readonly string[]): Promise<void> {
  let position = 0n;
  for (const playerId of playerIds) {
    const context = api.app.get(CommandContexts).of({ actorId: 'system:test' });
    const grantId = randomUUID();
    const outcome = await api.app
      .get(Aggregates)
      .wallet.handle(
        playerId,
        { type: 'GrantCredits', playerId, grantId, amountMicroUsd: 1_000, reasonCode: 'test' },
        context,
      );
    if (outcome.kind !== 'appended') throw new Error(`not appended: ${outcome.kind}`);
    position = outcome.position;
    written += 1;
  }
  await api.app.get(ReadModels).waitFor(position);
}
const players = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

const proof = async (): Promise<AuditProof> =>
  (await ada.get('/api/staff/audit/proof').expect(200)).body as AuditProof;

async function until<T>(look: () => Promise<T | null>): Promise<T> {
  const found = await poll(look, { timeoutMs: 30_000 });
  if (found === null) throw new Error('it did not happen in time');
  return found;
}
const chained = () =>
  until(async () => {
    const { chain } = await proof();
    return chain?.events === written ? chain : null;
  });

async function exported(): Promise<string[]> {
  const file = api.app.get(LedgerFile, { strict: false });
  const lines: string[] = [];
  for await (const line of file.lines(await file.covering(written), never)) lines.push(line);
  return lines;
}

function verify(lines: readonly string[], ...words: string[]): Promise<VerifyOutcome> {
  async function* input(): AsyncGenerator<Buffer> {
    yield await Promise.resolve(Buffer.from(`${lines.join('\n')}\n`));
  }
  return runVerifyCommand(['-', ...words], input(), folder.path);
}

function publicKeyFile(): string {
  const file = join(folder.path, 'audit-public.pem');
  const pem = Buffer.from(local.env['AUDIT_SIGNING_KEY']!, 'base64');
  writeFileSync(file, createPublicKey(pem).export({ type: 'spki', format: 'pem' }));
  return file;
}

it('does nothing in a process without the role', async () => {
  await grant(players(3));
  expect(await proof()).toEqual({
    chain: null,
    heads: [],
    keys: [],
    wallets: null,
    whole: null,
    isAuditing: false,
  });
});

it('follows the log while it is written, signs the day’s head, and compares and audits at once where that was never done', async () => {
  const auditor = await local.start({ ROLES: 'auditor' });
  await grant(players(20));
  const { head } = await chained();
  expect(head).toMatch(/^[0-9a-f]{64}$/);
  const found = await until(async () => {
    const now = await proof();
    return now.heads.length > 0 && now.wallets && now.whole ? now : null;
  });
  expect(found.heads).toMatchObject([{ number: 1, previousHead: null, why: 'daily' }]);
  expect(found.keys).toMatchObject([{ keyId: found.heads[0]!.keyId }]);
  expect(found.wallets!.differing).toEqual([]);
  expect(found.whole!.invariants.flatMap(({ violations }) => violations)).toEqual([]);
  await auditor.stop();
});

it('goes on where it was stopped, and adds no link twice, however many do it', async () => {
  const chain = api.app.get(Chain, { strict: false });
  const someone = players(1)[0]!;
  await grant([...players(30), someone, someone]);
  const stopped = new AbortController();
  const broken = chain.catchUp(stopped.signal);
  stopped.abort();
  await broken;
  const auditors = await Promise.all([local.start({ ROLES: 'auditor' }), local.start({ ROLES: 'auditor' })]);
  await Promise.all([chain.catchUp(), chain.catchUp(), grant(players(30)), chain.catchUp()]);
  await chained();
  await Promise.all(auditors.map((auditor) => auditor.stop()));
  const links = [];
  for await (const link of chain.links(written)) links.push(link);
  expect(links.map(({ number }) => number)).toEqual(links.map((_, index) => index + 1));
  expect(new Set(links.map(({ eventId }) => eventId)).size).toBe(written);
});

it('signs a head when an auditor asks, each naming the one before, and not without a key', async () => {
  await grant(players(2));
  const asked = async () => (await ada.post('/api/staff/audit/heads').expect(201)).body as SignedHead;
  const [first, second] = [await asked(), await asked()];
  expect(first).toMatchObject({ number: 2, why: 'asked', events: written });
  expect(second).toMatchObject({ number: 3, head: first.head });
  expect(new Set([first.previousHead, second.previousHead]).size).toBe(2);
  expect((await proof()).heads.map(({ number }) => number)).toEqual([3, 2, 1]);

  const keyless = await local.start({ ROLES: 'api', AUDIT_SIGNING_KEY: '' });
  const refused = await ada.at(keyless).post('/api/staff/audit/heads').expect(409);
  expect((refused.body as Problem).code).toBe('heads_not_signed');
});

it('exports a file that proves itself', async () => {
  const lines = await exported();
  const outcome = await verify(lines, '--key', publicKeyFile());
  expect(outcome).toMatchObject({ exitCode: 0 });
  expect(outcome.lines[0]).toMatch(new RegExp(`^The file holds: ${written} events`));
  // The same again, to the byte.
  expect(await exported()).toEqual(lines);
});

it('names what was done to it', async () => {
  const lines = await exported();
  const middle = Math.floor(written / 2);
  const takenOut = await verify(lines.filter((_, index) => index !== middle));
  expect(takenOut).toMatchObject({ exitCode: 1 });
  expect(takenOut.lines[0]).toMatch(new RegExp(`\\(missing\\): Event ${middle} is missing: it lay between`));

  const changed = lines.map((line, index) => (index === middle ? line.replace('1000', '9000') : line));
  expect((await verify(changed)).lines[0]).toMatch(new RegExp(`\\(changed\\): Event ${middle} `));
  expect(await verify(lines.slice(0, -1))).toMatchObject({ exitCode: 2 });
  expect((await verify(lines, '--nonsense')).exitCode).toBe(2);
});

it('finds a row that is not what its wallet came to, says whose, and shows it as a figure', async () => {
  const cheat = players(1)[0]!;
  await grant([cheat]);
  const { manager } = api.app.get(ReadModels);
  await manager.query('UPDATE balance SET available = available + 5000 WHERE player_id = $1', [cheat]);
  // As if the last had been made a day ago.
  await manager.query(`UPDATE wallet_comparison SET compared_at = compared_at - interval '1 day'`);
  const auditor = await local.start({ ROLES: 'auditor', LOG_LEVEL: 'silent' });
  const { wallets } = await until(async () => {
    const now = await proof();
    return now.wallets && now.wallets.differing.length > 0 ? now : null;
  });
  expect(wallets!.differing).toEqual([
    { playerId: cheat, account: 'available', replayed: 1_000, shown: 6_000 },
  ]);
  const { registry } = auditor.app.get(Metrics);
  await until(async () =>
    (await registry.getSingleMetricAsString('rubicon_audit_wallets_differing')).endsWith(' 1') ? true : null,
  );
  await manager.query('UPDATE balance SET available = available - 5000 WHERE player_id = $1', [cheat]);
  await auditor.stop();
});

it('audits the log and compares wallets when an auditor asks, in a process that looks for it', async () => {
  const before = await proof();
  const asked = (await ada.post('/api/staff/audit/checks').expect(202)).body as AuditProof;
  expect(asked).toMatchObject({ isAuditing: true, whole: before.whole, wallets: before.wallets });
  const auditor = await local.start({ ROLES: 'auditor', LOG_LEVEL: 'silent' });
  const after = await until(async () => {
    const now = await proof();
    return now.isAuditing ? null : now;
  });
  expect(Date.parse(after.whole!.at)).toBeGreaterThan(Date.parse(before.whole!.at));
  expect(Date.parse(after.wallets!.at)).toBeGreaterThan(Date.parse(before.wallets!.at));
  await auditor.stop();
});

it('begins no work of the night again that ended with its process, until the next night, and says so', async () => {
  const readModels = api.app.get(ReadModels);
  const inAProcess = (metrics = new Metrics()): Nights =>
    new Nights(readModels, api.app.get(Clock), api.app.get(Log), metrics);
  const begun = () => readModels.manager.query(`SELECT work FROM nightly_attempt`);
  const yesterday = new Date(Date.now() - 2 * DAY_MS);
  const unended = async (metrics: Metrics): Promise<string | undefined> =>
    (await metrics.registry.getSingleMetricAsString('rubicon_audit_nightly_unended')).split('\n').at(-1);

  const alive = inAProcess();
  const seen: unknown[] = [];
  const away = alive.whenDue('large', yesterday, async () => {
    seen.push(await begun());
    throw new Error('The log is away.');
  });
  await expect(away).rejects.toThrow('The log is away.');
  expect(seen).toEqual([[{ work: 'large' }]]);
  expect(await alive.whenDue('large', yesterday, () => Promise.resolve('done'))).toBe('done');
  expect(await alive.whenDue('large', new Date(), () => Promise.resolve('done'))).toBeNull();
  expect(await begun()).toEqual([]);

  // As a process leaves it that was killed.
  await readModels.manager.query(`INSERT INTO nightly_attempt VALUES ('large', now())`);
  const metrics = new Metrics();
  const restarted = inAProcess(metrics);
  expect(await restarted.whenDue('large', yesterday, () => Promise.resolve('done'))).toBeNull();
  expect(await restarted.whenDue('large', null, () => Promise.resolve('done'))).toBeNull();
  expect(await unended(metrics)).toBe('rubicon_audit_nightly_unended{work="large"} 1');

  await readModels.manager.query(`UPDATE nightly_attempt SET began_at = began_at - interval '1 day'`);
  expect(await restarted.whenDue('large', yesterday, () => Promise.resolve('done'))).toBe('done');
  expect(await unended(metrics)).toBe('rubicon_audit_nightly_unended{work="large"} 0');
  expect(await begun()).toEqual([]);
});

it('signs nothing over a chain that was made anew since the last head, says so aloud, and shows it in the next night’s audit', async () => {
  const { manager } = api.app.get(ReadModels);
  await grant(players(1));
  await ada.post('/api/staff/audit/heads').expect(201);
  const { heads } = await proof();
  const [{ number, position, events, head }] = heads as [SignedHead];
  const setHash = (hash: string) =>
    manager.query(`UPDATE chain_link SET hash = decode($1, 'hex') WHERE number = $2`, [hash, events]);
  await setHash('00'.repeat(32));
  for (let times = 0; times < 2; times += 1) {
    const refused = await ada.post('/api/staff/audit/heads').expect(409);
    expect(refused.body as Problem).toMatchObject({
      code: 'heads_not_signed',
      detail: `The chain of the ledger is not what head ${number} signed: no head is signed until somebody has looked into it.`,
    });
  }
  const said = logs.text().split('\n');
  const aloud = said.filter((line) => line.includes('no head of the ledger is signed'));
  expect(aloud.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      msg: 'no head of the ledger is signed: its chain is not what was signed before',
      number,
      position,
      head,
    }),
  ]);
  expect((await proof()).heads).toEqual(heads);

  // As if the last had been made a day ago.
  await manager.query(`UPDATE whole_audit SET audited_at = audited_at - interval '1 day'`);
  const auditor = await local.start({ ROLES: 'auditor', LOG_LEVEL: 'silent' });
  const broken = await until(async () => {
    const found = (await proof()).whole!.invariants.filter(({ violations }) => violations.length > 0);
    return found.length > 0 ? found : null;
  });
  expect(broken).toEqual([
    {
      name: 'the chain is what every head of it signed',
      checked: heads.length,
      violations: [`head ${number}, signed at position ${position}, does not fit the chain`],
    },
  ]);
  await auditor.stop();
  await setHash(head);
  await ada.post('/api/staff/audit/heads').expect(201);
});

it('exports nothing from a log that does not fit its chain, and adds nothing to the chain of another log', async () => {
  const { manager } = api.app.get(ReadModels);
  await chainedHere();
  const [{ hash }] = (await manager.query('SELECT hash FROM chain_link WHERE number = 5')) as [
    { hash: Buffer },
  ];
  await manager.query('UPDATE chain_link SET hash = $1 WHERE number = 5', [Buffer.alloc(32)]);
  await expect(exported()).rejects.toMatchObject({
    code: 'log_does_not_fit_chain',
    message: expect.stringMatching(/^event 5 of the ledger/) as string,
  });
  await manager.query('UPDATE chain_link SET hash = $1 WHERE number = 5', [hash]);

  await manager.query('UPDATE chain_link SET event_id = $1 WHERE number = $2', [randomUUID(), written]);
  await expect(api.app.get(Chain, { strict: false }).catchUp()).rejects.toMatchObject({
    code: 'another_log',
  });
});
async function chainedHere(): Promise<void> {
  await api.app.get(Chain, { strict: false }).catchUp();
  await chained();
}

/** Read models filled anew, swapped in and swapped back by operators, over HTTP, while a player goes on. */
import type { ReadModelOperations } from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import { Client } from 'pg';
import { LedgerEntryRow } from '../src/credits/statement/ledger-entry.table.js';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import { ReadModels, Tables } from '../src/platform/read-models/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';

jest.setTimeout(60_000);

const path = '/api/staff/operations/read-models';
const CREDITS = 1_000_000;
const REBUILD_LOCK = 0x52554252;
const SWAP_LOCK = 0x52554253;

let local: LocalBackend;
let api: RunningBackend;
let projector: RunningBackend;
let olga: StaffPerson;
let otto: StaffPerson;
let player: TestPlayer;

const startProjector = () => local.start({ ROLES: 'projector' });

beforeAll(async () => {
  local = await localBackend();
  api = await local.start({ ROLES: 'api', RATE_LIMITS: 'off' });
  projector = await startProjector();
  olga = await StaffPerson.of(api, 'Olga', ['operator']);
  otto = await StaffPerson.of(api, 'Otto', ['operator']);
  player = await TestPlayer.signUp(api, CREDITS);
  await player.startGame();
}, 90_000);

afterAll(() => local?.stop(), 30_000);

const of = <T>({ body }: { body: unknown }): T => body as T;
const told = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code: string }).code,
];
const seen = async () => of<ReadModelOperations>(await olga.get(path).expect(200));
const reason = 'A column was added by hand.';
const rebuild = (staff: StaffPerson, acceptDifferences = false) =>
  staff.post(`${path}/rebuild`, { reason, acceptDifferences });
const DAY_MS = 86_400_000;
const inMs = (moment: string | null) => Date.parse(moment!);

/** As it stands once nothing is open any more. */
async function ended(): Promise<ReadModelOperations> {
  const found = await poll(
    async () => {
      const now = await seen();
      return now.job?.endedAt ? now : null;
    },
    { timeoutMs: 30_000 },
  );
  if (!found) throw new Error('what was asked for was not done in time');
  return found;
}

async function schemas(): Promise<string[]> {
  const rows = await api.app
    .get(ReadModels)
    .manager.query<{ readonly name: string }[]>(
      `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'read_models%' ORDER BY nspname`,
    );
  return rows.map(({ name }) => name);
}

/** Counted from the log. */
async function eventsUpTo(position: string | null): Promise<number> {
  const categories = [
    ...new Set(api.app.get(Tables).readModels.all.flatMap(({ projection }) => projection.categories)),
  ];
  let events = 0;
  for await (const event of api.app.get(EventStoreDb).readAll({ from: 'start', categories }))
    if (event.position <= BigInt(position!)) events += 1;
  return events;
}

/** All is filled: it waits for the live ones to be let go of. */
async function waitsForTheSwap(): Promise<true | null> {
  const rows = await api.app.get(ReadModels).manager.query<unknown[]>(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.length > 0 ? true : null;
}

/** Something that no event tells of. */
const spoil = () =>
  api.app.get(ReadModels).manager.update(LedgerEntryRow, { playerId: player.id }, { available: 7 });
const amounts = async () => (await player.statement()).entries.map((entry) => entry.availableDeltaMicroUsd);

it('says how many projectors are heard', async () => {
  const isHeard = async () => (await seen()).projectors === 1 || null;
  expect(await poll(isHeard, { timeoutMs: 10_000 })).toBe(true);
});

it('fills them anew, swaps them in, keeps those that were replaced, and goes on with the new ones', async () => {
  const before = await seen();
  expect(before).toMatchObject({ replaced: null, job: null, placed: null, keepsMs: DAY_MS });
  expect(before.events).toBe(await eventsUpTo(before.position));
  const asked = of<ReadModelOperations>(await rebuild(olga).expect(202));
  expect(asked.job).toMatchObject({
    kind: 'rebuild',
    askedBy: olga.id,
    name: 'Olga',
    reason,
    endedAt: null,
  });

  const { job, replaced, position, logEnd, events, lag, since, placed } = await ended();
  expect(job).toMatchObject({ state: 'done', differing: [], failureCode: null, cancelledByName: null });
  expect(job).toMatchObject({ events: replaced!.events, notedAt: job!.endedAt });
  expect(job!.eventsThen).toBeGreaterThanOrEqual(before.events!);
  expect(job!.events).toBe(await eventsUpTo(replaced!.position));
  expect(events).toBe(await eventsUpTo(position));
  expect(lag.events === 0).toBe(lag.oldestAt === null);
  expect(placed).toEqual({ kind: 'rebuild', name: 'Olga', reason });
  expect(inMs(before.since)).toBeLessThan(inMs(job!.begunAt));
  expect(inMs(since)).toBeGreaterThanOrEqual(inMs(job!.begunAt));
  expect(replaced).toEqual({
    position: replaced!.position,
    events: job!.events,
    keptUntil: new Date(inMs(job!.endedAt) + DAY_MS).toISOString(),
    canBeSwappedBack: true,
  });
  expect(BigInt(logEnd!)).toBeGreaterThanOrEqual(BigInt(position!));
  expect(await schemas()).toEqual(['read_models', 'read_models_old']);

  const game = await player.startGame();
  expect((await player.get(`/api/game/load/${game.gameId}`)).status).toBe(200);
});

it('puts those that differ in place only where that is accepted, and swaps them back with all that came since', async () => {
  const before = await amounts();
  await spoil();
  expect(await amounts()).toEqual(before.map(() => 7));

  await rebuild(olga).expect(202);
  expect((await ended()).job).toMatchObject({ state: 'differs', differing: ['ledger_entry'] });
  expect(await amounts()).toEqual(before.map(() => 7));

  await rebuild(otto, true).expect(202);
  expect((await ended()).job).toMatchObject({ state: 'done', name: 'Otto', differing: ['ledger_entry'] });
  expect(await amounts()).toEqual(before);

  // Those that were replaced know nothing of this player yet.
  const late = await TestPlayer.signUp(api, CREDITS);
  const { replaced: older } = await seen();
  await olga.post(`${path}/swap-back`).expect(202);
  const { job, replaced, placed } = await ended();
  expect(job).toMatchObject({ kind: 'swap_back', state: 'done', failureCode: null, reason: null });
  // Only what they lacked was read.
  expect(job!.events).toBe(replaced!.events! - older!.events!);
  expect(job!.events).toBeGreaterThan(0);
  expect(placed).toEqual({ kind: 'swap_back', name: 'Olga', reason: null });
  expect(replaced).toMatchObject({ canBeSwappedBack: true });
  expect(await amounts()).toEqual(before.map(() => 7));
  expect((await late.statement()).availableMicroUsd).toBe(CREDITS);
  const game = await late.startGame();
  expect((await late.get(`/api/game/load/${game.gameId}`)).status).toBe(200);

  // And forth again: what is right is in place.
  await olga.post(`${path}/swap-back`).expect(202);
  expect((await ended()).job).toMatchObject({ kind: 'swap_back', state: 'done' });
  expect(await amounts()).toEqual(before);
  expect((await late.get(`/api/game/load/${game.gameId}`)).status).toBe(200);
});

it('lets those go that were replaced, once', async () => {
  await olga.delete(`${path}/replaced`).expect(202);
  expect(await ended()).toMatchObject({ replaced: null, job: { kind: 'let_go', state: 'done' } });
  expect(await schemas()).not.toContain('read_models_old');
  expect(told(await olga.delete(`${path}/replaced`))).toEqual([409, 'nothing_replaced']);
  expect(told(await olga.post(`${path}/swap-back`))).toEqual([409, 'nothing_replaced']);
});

it('does not swap back what another release filled', async () => {
  await rebuild(olga).expect(202);
  expect((await ended()).job).toMatchObject({ state: 'done' });
  await api.app
    .get(ReadModels)
    .manager.query(`UPDATE read_models_old.checkpoint SET versions = versions || '{"turn": 0}'`);
  expect((await seen()).replaced).toMatchObject({ canBeSwappedBack: false });
  expect(told(await olga.post(`${path}/swap-back`))).toEqual([409, 'replaced_by_other_code']);
  await olga.delete(`${path}/replaced`).expect(202);
  await ended();
});

describe('while no projector runs', () => {
  beforeAll(() => projector.stop());

  it('says that none is heard', async () => {
    expect((await seen()).projectors).toBe(0);
  });
  afterAll(async () => {
    projector = await startProjector();
  });

  it('waits; two operators at once ask for one; and it is cancelled', async () => {
    const both = await Promise.all([rebuild(olga), rebuild(otto)]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(told(await olga.post(`${path}/swap-back`))).toEqual([409, 'nothing_replaced']);
    expect((await seen()).job).toMatchObject({ state: 'asked', endedAt: null });
    expect(of<ReadModelOperations>(await otto.post(`${path}/cancel`).expect(200)).job).toMatchObject({
      state: 'cancelled',
      cancelledByName: 'Otto',
      begunAt: null,
    });
    expect(told(await otto.post(`${path}/cancel`))).toEqual([409, 'no_rebuild_under_way']);
  });
});

it('says that it was interrupted where whoever did it is gone, and can be asked for again', async () => {
  await api.app.get(ReadModels).manager.query(
    `INSERT INTO read_model_job (job_id, kind, accepts_differences, asked_by, asked_at, state)
     VALUES (gen_random_uuid(), 'rebuild', false, $1, now(), 'under_way')`,
    [olga.id],
  );
  expect((await ended()).job).toMatchObject({ state: 'failed', failureCode: 'interrupted' });
  await rebuild(olga).expect(202);
  expect((await ended()).job).toMatchObject({ state: 'done' });
});

it('says that another process rebuilds them already', async () => {
  const client = new Client({ connectionString: local.env['DATABASE_URL'] });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [REBUILD_LOCK]);
    await rebuild(olga).expect(202);
    expect((await ended()).job).toMatchObject({ state: 'failed', failureCode: 'rebuild_under_way' });
  } finally {
    await client.end();
  }
});

it('is waited for by a projector that starts on tables of other versions, which then makes them anew', async () => {
  await projector.stop();
  const { manager } = api.app.get(ReadModels);
  await manager.query(`UPDATE checkpoint SET versions = versions || '{"gone": 1}'`);
  const client = new Client({ connectionString: local.env['DATABASE_URL'] });
  await client.connect();
  const waits = await TestPlayer.signUp(api, CREDITS);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [REBUILD_LOCK]);
    projector = await startProjector();
    // What an operator asks for meanwhile would fill them on by the old versions.
    await rebuild(olga).expect(202);
    expect((await ended()).job).toMatchObject({ state: 'failed', failureCode: 'replaced_by_other_code' });
  } finally {
    await client.end();
  }
  const shown = await poll(
    async () => {
      const rows = await manager.query<unknown[]>('SELECT 1 FROM balance WHERE player_id = $1', [waits.id]);
      return rows.length > 0 ? true : null;
    },
    { timeoutMs: 20_000 },
  );
  expect(shown).toBe(true);
  expect((await waits.statement()).availableMicroUsd).toBe(CREDITS);
});

it('is broken off when it is cancelled, and leaves the live ones as they are', async () => {
  const before = await amounts();
  await spoil();
  const lock = new Client({ connectionString: local.env['DATABASE_URL'] });
  await lock.connect();
  try {
    // It cannot swap while the live ones are held.
    await lock.query('BEGIN');
    await lock.query('SELECT pg_advisory_xact_lock_shared($1)', [SWAP_LOCK]);
    await rebuild(olga, true).expect(202);
    expect(await poll(waitsForTheSwap, { timeoutMs: 20_000 })).toBe(true);
    expect(told(await rebuild(otto))).toEqual([409, 'rebuild_under_way']);
    await olga.post(`${path}/cancel`).expect(200);
  } finally {
    await lock.end();
  }
  expect((await ended()).job).toMatchObject({ state: 'cancelled', differing: [] });
  // The next one begins when that one has let go, and finds the live ones as they were.
  await rebuild(olga).expect(202);
  expect((await ended()).job).toMatchObject({ state: 'differs', differing: ['ledger_entry'] });
  await rebuild(olga, true).expect(202);
  await ended();
  expect(await amounts()).toEqual(before);
});

it.each([
  ['nothing', {}],
  ['words', { reason, acceptDifferences: 'yes' }],
  ['a field of another kind', { reason, acceptDifferences: true, schema: 'public' }],
  ['no reason', { acceptDifferences: true }],
])('is not asked for with %s', async (_name, body) => {
  expect(told(await olga.post(`${path}/rebuild`, body))).toEqual([400, 'invalid_request']);
});

it.each([
  ['reason_too_short', 'Because.'],
  ['reason_too_long', 'x'.repeat(501)],
  ['reason_names_somebody', 'Dora asked for it: dora@example.org'],
])('is not asked for without a reason that may be kept: %s', async (code, given) => {
  const refused = await olga.post(`${path}/rebuild`, { reason: given, acceptDifferences: false });
  expect(told(refused)).toEqual([422, code]);
});

it('counts no events where an earlier release moved the checkpoint without counting, until they are filled anew', async () => {
  const { manager } = api.app.get(ReadModels);
  await manager.query('UPDATE checkpoint SET counted_to = counted_to - 1');
  expect((await seen()).events).toBeNull();
  await TestPlayer.signUp(api, CREDITS);
  expect((await seen()).events).toBeNull();
  await rebuild(olga).expect(202);
  const { events, position, job } = await ended();
  expect(job).toMatchObject({ state: 'done', eventsThen: null });
  expect(events).toBe(await eventsUpTo(position));
});

it('reads the books of tables that an earlier release left', async () => {
  await api.app
    .get(ReadModels)
    .manager.query(
      `ALTER TABLE read_models_old.checkpoint DROP COLUMN events, DROP COLUMN counted_to, DROP COLUMN since, DROP COLUMN job_id`,
    );
  expect((await seen()).replaced).toMatchObject({ events: null, canBeSwappedBack: true });
});

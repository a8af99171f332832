/** Read models follow the log, are filled anew beside the live ones, and refuse a log that is not theirs. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PaymentEvent, UnclaimedReturnRefused } from '@rubicon/domain';
import type { RecordedEvent } from '@rubicon/eventsourcing';
import { Client } from 'pg';
import { getMetadataArgsStorage, type EntityManager } from 'typeorm';
import { GetUsageSummary, GetUsageSummaryHandler } from '../src/credits/usage/usage-summary.query.js';
import { paymentProjection } from '../src/payments/payment.projection.js';
import { PaymentRow } from '../src/payments/payment.table.js';
import { Aggregates, CommandContexts, EventStoreDb } from '../src/platform/event-store/index.js';
import { Log } from '../src/platform/observability/index.js';
import { rebuildReadModels } from '../src/platform/projector/index.js';
import {
  deleteRows,
  insertRows,
  ReadModels,
  Tables,
  updateRows,
  type NewRow,
  type OnConflict,
} from '../src/platform/read-models/index.js';
import { TurnNodeRow } from '../src/play/story/turn-node.table.js';
import type { RunningBackend } from '../src/start-backend.js';
import { allTables } from '../src/tables.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

let local: LocalBackend;
let projector: RunningBackend;

beforeAll(async () => {
  local = await localBackend();
  projector = await local.start({ ROLES: 'projector' });
}, 60_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

async function grant(backend: RunningBackend, playerId: string, amountMicroUsd: number): Promise<bigint> {
  const context = backend.app.get(CommandContexts).of({ actorId: 'system:test' });
  const outcome = await backend.app
    .get(Aggregates)
    .wallet.handle(
      playerId,
      { type: 'GrantCredits', playerId, grantId: randomUUID(), amountMicroUsd, reasonCode: 'test' },
      context,
    );
  if (outcome.kind !== 'appended') throw new Error(`not appended: ${outcome.kind}`);
  return outcome.position;
}

/** What changes how a payment is shown. */
type PaymentNews = Exclude<PaymentEvent, UnclaimedReturnRefused>;

const recorded = <Event extends PaymentNews>(event: Event, at: string): RecordedEvent<Event> => ({
  event,
  sealed: null,
  streamId: `payment-${event.data.paymentId}`,
  revision: 0n,
  position: 0n,
  id: randomUUID(),
  at,
  correlationId: '',
  version: 1,
});

async function availableOf(playerId: string): Promise<number | undefined> {
  const rows = await projector.app
    .get(ReadModels)
    .dataSource.query<{ available: string }[]>('SELECT available FROM balance WHERE player_id = $1', [
      playerId,
    ]);
  return rows[0] && Number(rows[0].available);
}

function rebuild(differences: 'refused' | 'accepted'): ReturnType<typeof rebuildReadModels> {
  return rebuildReadModels({
    url: local.env.DATABASE_URL!,
    tables: projector.app.get(Tables),
    store: projector.app.get(EventStoreDb),
    log: projector.app.get(Log),
    differences,
    keepsReplaced: false,
  });
}

it('shows a write to whoever waits for its position', async () => {
  const playerId = randomUUID();
  const position = await grant(projector, playerId, 5_000_000);
  await projector.app.get(ReadModels).waitFor(position);
  expect(await availableOf(playerId)).toBe(5_000_000);
});

it('looks for what it lacks of a category no further back than it has read', async () => {
  const store = projector.app.get(EventStoreDb);
  const before = await store.head();
  const first = await grant(projector, randomUUID(), 1);
  const last = await grant(projector, randomUUID(), 1);
  expect(await store.lastOf('wallet', before)).toBe(last);
  expect(await store.lastOf('wallet', first)).toBe(last);
  expect(await store.lastOf('wallet', last)).toBeNull();
  expect(await store.lastOf('demo', before)).toBeNull();
  expect(await store.lastOf('wallet', null)).toBe(last);
});

it('does not wait for ever', async () => {
  const beyond = (await projector.app.get(EventStoreDb).head())! + 1_000_000n;
  await expect(projector.app.get(ReadModels).waitFor(beyond, 150)).rejects.toMatchObject({
    code: 'read_model_behind',
  });
});

it('sums up what a player has used: runs of turns less than half an hour apart, turns per game', async () => {
  const readModels = projector.app.get(ReadModels);
  const summaryOf = (playerId: string) =>
    new GetUsageSummaryHandler(readModels).execute(new GetUsageSummary(playerId, null));
  const playerId = randomUUID();
  expect(await summaryOf(playerId)).toEqual({ tokens: 0, sessions: 0, averageTurns: 0 });

  const [first, second] = [randomUUID(), randomUUID()];
  const turns: [time: string, gameId: string, charge: number | null][] = [
    ['10:59:59', first, 9_000],
    ['10:00:00', first, 9_000],
    ['10:29:59', second, 9_000],
    ['10:30:00', first, null],
  ];
  for (const [revision, [time, gameId, charge]] of turns.entries()) {
    await readModels.manager.query(
      `INSERT INTO usage_entry (turn_id, player_id, game_type, kind, submitted_at, input_characters, input_tokens, output_tokens, charge)
       VALUES ($1, $2, 'roman_republic', 'action', $3, 10, 3000, 400, $4)`,
      [randomUUID(), playerId, `2026-03-14T${time}Z`, charge],
    );
    await readModels.manager.query(
      `INSERT INTO ledger_entry (player_id, revision, kind, at, game_id, available, reserved, held, frozen, spent)
       VALUES ($1, $2, $3, now(), $4, 0, 0, 0, 0, 0)`,
      [playerId, revision, charge === null ? 'released' : 'captured', gameId],
    );
  }
  expect(await summaryOf(playerId)).toEqual({ tokens: 10_200, sessions: 2, averageTurns: 1.5 });
  // Rows of no event: a rebuild would find them missing.
  for (const table of ['usage_entry', 'ledger_entry'])
    await readModels.manager.query(`DELETE FROM ${table} WHERE player_id = $1`, [playerId]);
});

it('is filled anew and swapped while events go on, and loses none', async () => {
  const playerId = randomUUID();
  const stop = new AbortController();
  let granted = 0;
  let last = 0n;
  const granting = (async () => {
    while (!stop.signal.aborted) {
      last = await grant(projector, playerId, 1);
      granted += 1;
    }
  })();
  const report = await rebuild('refused');
  stop.abort();
  await granting;
  expect(report).toMatchObject({ differing: [], swapped: true });
  await projector.app.get(ReadModels).waitFor(last);
  expect(granted).toBeGreaterThan(5);
  expect(await availableOf(playerId)).toBe(granted);
}, 30_000);

describe('a payment is shown the same, whatever batches its events come in', () => {
  const paymentId = randomUUID();
  const opened: PaymentNews = {
    type: 'CheckoutOpened',
    data: {
      paymentId,
      playerId: null,
      product: 'credits',
      amountCents: 500,
      creditsMicroUsd: 5_000_000,
      returnTo: 'account',
      openedAt: '2026-11-21T12:00:00.000Z',
    },
  };
  const disputed: PaymentNews = {
    type: 'PaymentDisputed',
    data: { paymentId, playerId: null, disputeId: 'd1', amountCents: 500 },
  };
  const won: PaymentNews = {
    type: 'DisputeClosed',
    data: { ...disputed.data, outcome: 'won', lostCents: 0 },
  };
  const lost: PaymentNews = {
    type: 'DisputeClosed',
    data: { ...disputed.data, outcome: 'lost', lostCents: 500 },
  };
  const completed: PaymentNews = {
    type: 'PaymentCompleted',
    data: {
      paymentId,
      playerId: null,
      sessionId: 'cs',
      paymentIntentId: 'pi',
      product: 'credits',
      amountCents: 500,
      creditsMicroUsd: 5_000_000,
      completedAt: '2026-11-21T12:01:00.000Z',
    },
  };
  const refunded = (refundId: string, amountCents: number): PaymentNews => ({
    type: 'PaymentRefunded',
    data: { paymentId, refundId, amountCents },
  });
  const returned: PaymentNews = {
    type: 'UnclaimedPaymentReturned',
    data: { paymentId, refundId: 'r1', amountCents: 500 },
  };
  const failed = (refundId: string, amountCents: number): PaymentNews => ({
    type: 'PaymentRefundFailed',
    data: { paymentId, refundId, amountCents },
  });
  const owed = (refundId: string, amountCents: number): PaymentNews => ({
    type: 'MoneyOwed',
    data: { paymentId, playerId: 'player', refundId, amountCents, code: 'refund_failed' },
  });

  async function shownAfter(batches: readonly (readonly PaymentNews[])[]): Promise<PaymentRow> {
    const runner = projector.app.get(ReadModels).dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      let minute = 0;
      for (const batch of batches) {
        const events = batch.map((event) => recorded(event, `2026-11-21T12:0${minute++}:00.000Z`));
        await paymentProjection.project(events, runner.manager);
      }
      return await runner.manager.findOneByOrFail(PaymentRow, { paymentId });
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  it.each<[string, PaymentNews[], Partial<PaymentRow>]>([
    ['returned after a dispute', [disputed, won, returned], { status: 'returned', refundedCents: 500 }],
    [
      'returned after a dispute, in vain',
      [disputed, won, returned, failed('r1', 500)],
      { status: 'completed', refundedCents: 0 },
    ],
    [
      'completed, then owed and lost to a bank',
      [completed, disputed, owed('r1', 500), lost],
      { owedCents: 0, lostCents: 500 },
    ],
    [
      'owed, lost to a bank, and given back by it',
      [completed, disputed, owed('r1', 500), lost, won],
      { status: 'dispute_won', owedCents: 0, lostCents: 0 },
    ],
    [
      'returned in vain, and disputed',
      [completed, returned, failed('r1', 500), disputed],
      { status: 'disputed', refundedCents: 0 },
    ],
    ['won after it was returned', [returned, disputed, won], { status: 'dispute_won', refundedCents: 500 }],
    [
      'owed in part, and paid by hand',
      [refunded('r1', 300), failed('r1', 300), owed('r1', 300), refunded('r2', 300)],
      { owedCents: 0, owedSince: null, refundedCents: 300 },
    ],
    [
      'owed once more after it was paid by hand',
      [owed('r1', 300), refunded('r2', 300), failed('r2', 300), owed('r2', 300)],
      { owedCents: 300, owedSince: new Date('2026-11-21T12:04:00.000Z'), refundedCents: 0 },
    ],
    [
      'owed, and owed more since',
      [completed, owed('r1', 300), owed('r2', 400)],
      { owedCents: 400, owedSince: new Date('2026-11-21T12:02:00.000Z') },
    ],
  ])('%s', async (_name, history, expected) => {
    const one = await shownAfter([[opened], ...history.map((event) => [event])]);
    expect(one).toMatchObject(expected);
    expect(await shownAfter([[opened, ...history]])).toEqual(one);
  });
});

describe('rows of a table are written by the names of their columns', () => {
  const turnId = randomUUID();
  const gameId = randomUUID();
  const turn: NewRow<TurnNodeRow> = {
    turnId,
    gameId,
    playerId: randomUUID(),
    parentTurnId: gameId,
    depth: 1,
    turnNumber: 1n,
    kind: 'action',
    status: 'pending',
    input: { aad: 'a "quoted" word, and \\', envelope: { v: 1, kid: '', n: '', c: '' } },
    ceilingMicroUsd: 9_007_199_254_740_991,
    priceVersion: 'x',
    submittedAt: '2026-11-21T12:00:00.123Z',
  };

  async function undone<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    const runner = projector.app.get(ReadModels).dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      return await work(runner.manager);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  it('inserts: what is left out is null', () =>
    undone(async (tx) => {
      expect(await insertRows(tx, TurnNodeRow, [])).toBe(0);
      expect(await insertRows(tx, TurnNodeRow, [turn, { ...turn, turnId: randomUUID() }])).toBe(2);
      expect(await tx.findOneByOrFail(TurnNodeRow, { turnId })).toEqual({
        ...turn,
        turnNumber: 1,
        submittedAt: new Date('2026-11-21T12:00:00.123Z'),
        text: null,
        world: null,
        ending: null,
        branchId: null,
        failureCode: null,
        usage: null,
        chargeMicroUsd: null,
        settledAt: null,
      });
    }));

  it('updates: what is left out is as it was, and null is null', () =>
    undone(async (tx) => {
      const other = { ...turn, turnId: randomUUID(), chargeMicroUsd: 7, branchId: gameId };
      await insertRows(tx, TurnNodeRow, [turn, other]);
      const found = await updateRows(tx, TurnNodeRow, [
        { turnId, status: 'narrated', chargeMicroUsd: 0, usage: { input: 1, cachedInput: 0, output: 2 } },
        { turnId: other.turnId, status: 'failed', branchId: null },
        { turnId: randomUUID(), status: 'failed' },
      ]);
      expect(found).toBe(2);
      const rows = await tx.find(TurnNodeRow, { where: { gameId }, order: { status: 'DESC' } });
      expect(rows).toMatchObject([
        {
          status: 'narrated',
          chargeMicroUsd: 0,
          branchId: null,
          usage: { input: 1, cachedInput: 0, output: 2 },
        },
        { status: 'failed', chargeMicroUsd: 7, branchId: null, usage: null, depth: 1 },
      ]);
      await expect(updateRows(tx, TurnNodeRow, [{ status: 'failed' }])).rejects.toThrow('of which row');
    }));

  it('deletes what is like one of the matches in all that it names', () =>
    undone(async (tx) => {
      const [one, two, three] = [1, 2, 3].map((depth) => ({ ...turn, turnId: randomUUID(), depth }));
      await insertRows(tx, TurnNodeRow, [one!, two!, three!]);
      const matches = [
        { gameId, depth: 1 },
        { gameId, depth: 3 },
        { gameId: randomUUID(), depth: 2 },
      ];
      expect(await deleteRows(tx, TurnNodeRow, matches)).toBe(2);
      expect(await tx.findBy(TurnNodeRow, { gameId })).toMatchObject([{ depth: 2 }]);
      await expect(deleteRows(tx, TurnNodeRow, [{ gameId }, { depth: 2 }])).rejects.toThrow(
        'the same columns',
      );
    }));

  it.each<[OnConflict<TurnNodeRow>, number, Partial<TurnNodeRow>]>([
    ['keep', 0, { depth: 1, turnNumber: 1, chargeMicroUsd: 5 }],
    ['replace', 1, { depth: 2, turnNumber: 3, chargeMicroUsd: 4 }],
    [{ replace: ['depth'], add: ['chargeMicroUsd'] }, 1, { depth: 2, turnNumber: 1, chargeMicroUsd: 9 }],
    [{ replace: ['depth'], ifGreater: 'turnNumber' }, 1, { depth: 2, turnNumber: 1, chargeMicroUsd: 5 }],
    [{ replace: ['depth'], ifGreater: 'chargeMicroUsd' }, 0, { depth: 1, turnNumber: 1, chargeMicroUsd: 5 }],
  ])('a key that is there: %j', (onConflict, written, expected) =>
    undone(async (tx) => {
      await insertRows(tx, TurnNodeRow, [{ ...turn, chargeMicroUsd: 5 }]);
      const again = { ...turn, depth: 2, turnNumber: 3, chargeMicroUsd: 4 };
      expect(await insertRows(tx, TurnNodeRow, [again], onConflict)).toBe(written);
      expect(await tx.findOneByOrFail(TurnNodeRow, { turnId })).toMatchObject(expected);
      await expect(insertRows(tx, TurnNodeRow, [again])).rejects.toThrow('duplicate key');
    }),
  );
});

it('leaves the live read models alone when the new ones differ', async () => {
  const playerId = randomUUID();
  await projector.app.get(ReadModels).waitFor(await grant(projector, playerId, 7));
  const { dataSource } = projector.app.get(ReadModels);
  await dataSource.query('UPDATE balance SET available = 8 WHERE player_id = $1', [playerId]);
  expect(await rebuild('refused')).toMatchObject({ differing: ['balance'], swapped: false });
  expect(await availableOf(playerId)).toBe(8);
  expect(await rebuild('accepted')).toMatchObject({ differing: ['balance'], swapped: true });
  expect(await availableOf(playerId)).toBe(7);
}, 30_000);

it('works on in another process when the one that worked ends', async () => {
  const second = await local.start({ ROLES: 'projector' });
  await projector.stop();
  const playerId = randomUUID();
  const position = await grant(second, playerId, 3);
  await second.app.get(ReadModels).waitFor(position, 10_000);
  projector = second;
  expect(await availableOf(playerId)).toBe(3);
}, 30_000);

it('refuses a log that does not hold its last event', async () => {
  await projector.stop();
  const client = new Client({ connectionString: local.env.DATABASE_URL });
  await client.connect();
  await client.query('UPDATE read_models.checkpoint SET event_id = $1', [randomUUID()]);
  await client.end();
  await expect(local.start({ ROLES: 'projector' })).rejects.toMatchObject({ code: 'log_mismatch' });
}, 30_000);

it('has every table of every slice in the map of what is kept of a person', () => {
  const map = readFileSync(fileURLToPath(new URL('../../docs/privacy.md', import.meta.url)), 'utf8');
  const { readModels, app, accounts } = Tables.of(allTables);
  const entities = new Set<unknown>([readModels, app, accounts].flatMap((set) => set.entities));
  const names = getMetadataArgsStorage()
    .tables.filter(({ target }) => entities.has(target))
    .map(({ name }) => name!);
  expect(names).toHaveLength(entities.size);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !map.includes(`\`${name}\``))).toEqual([]);
});

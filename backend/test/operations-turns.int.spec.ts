/** Turns that hang, counted and ended by operators, over HTTP. No narrator runs, and the clock only goes on: whatever is sent is pending until it is ended. */
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import type {
  FailHangingTurnsAnswer,
  GameState,
  HangingTurnCount,
  NarrationOperations,
  ParkedLaneList,
  Problem,
  Turn,
  TurnAccepted,
} from '@rubicon/contracts';
import { currentPriceVersion } from '@rubicon/domain';
import { poll } from '@rubicon/local-stack';
import { Client } from 'pg';
import { auditLog } from '../src/audit/index.js';
import { Clock } from '../src/platform/clock/index.js';
import { Aggregates, CommandContexts } from '../src/platform/event-store/index.js';
import { NarrationQueue } from '../src/platform/queue/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { readLog } from '../trials/read-log.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';

jest.setTimeout(60_000);

const MINUTE_MS = 60_000;
const CREDITS = 1_000_000;
const REASON = 'The model was away for an hour.';
const AT_ONCE = 100;
const TURNS = '/api/staff/operations/turns';

let aheadMs = 0;
let local: LocalBackend;
let backend: RunningBackend;
let olga: StaffPerson;
let otto: StaffPerson;

beforeAll(async () => {
  local = await localBackend();
  backend = await local.start({
    ROLES: 'api,projector',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    // Nobody else gives them up.
    TURN_ABANDON_AFTER_MS: '86400000',
  });
  jest.spyOn(backend.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + aheadMs));
  olga = await StaffPerson.of(backend, 'Olga', ['operator']);
  otto = await StaffPerson.of(backend, 'Otto', ['operator']);
}, 90_000);

/** Nobody takes jobs: those of the test before would keep turns from being taken. */
beforeEach(() => inDatabase('QUEUE_URL', 'DELETE FROM bullmq.job'));

afterAll(async () => {
  await local?.stop();
}, 30_000);

interface Sent {
  readonly player: TestPlayer;
  readonly game: GameState;
  readonly turnId: string;
}

async function sent(): Promise<Sent> {
  const player = await TestPlayer.signUp(backend, CREDITS);
  const game = await player.startGame();
  const { gameId, gameType } = game;
  const call = player.post('/api/game/process', { userInput: 'I rise and speak.', gameType, gameId });
  const { turnId } = (await call.set('prefer', 'respond-async').expect(202)).body as TurnAccepted;
  sees(player);
  return { player, game, turnId };
}
async function severalSent(turns: number): Promise<Sent[]> {
  const all: Sent[] = [];
  for (let turn = 0; turn < turns; turn += 1) all.push(await sent());
  return all;
}
/** So many turns of games of their own, straight into the log. Answers the id of the last of them. */
async function submitted(player: TestPlayer, turns: number): Promise<string> {
  let turnId = '';
  const [aggregates, contexts] = [backend.app.get(Aggregates), backend.app.get(CommandContexts)];
  for (let turn = 0; turn < turns; turn += 1) {
    const { gameId } = await player.startGame();
    turnId = randomUUID();
    const context = contexts.of({ actorId: 'system:test', keyOwner: player.id });
    const outcome = await aggregates.game.handle(
      gameId,
      {
        type: 'SubmitTurn',
        gameId,
        playerId: player.id,
        turnId,
        parentTurnId: null,
        kind: 'action',
        userInput: 'I rise.',
        inputCharacters: 7,
        bodyHash: turnId,
        ceilingMicroUsd: 32_000,
        priceVersion: currentPriceVersion,
        at: context.at,
      },
      context,
    );
    if (outcome.kind === 'appended') olga.saw(outcome.position);
  }
  return turnId;
}
/** From now on, operators' reads show what the player did. */
function sees(player: TestPlayer): void {
  for (const operator of [olga, otto]) operator.saw(BigInt(player.headers['x-log-position'] ?? 0));
}
const goOn = (minutes: number): void => {
  aheadMs += minutes * MINUTE_MS;
};

interface Filter {
  readonly olderThanMinutes: number;
  readonly gameId?: string;
  readonly isParked?: boolean;
}
async function counted(filter: Filter): Promise<HangingTurnCount> {
  const query = new URLSearchParams(
    Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return (await olga.get(`${TURNS}/count?${query}`).expect(200)).body as HangingTurnCount;
}
const fail = (operator: StaffPerson, body: object) => operator.post(`${TURNS}/fail`, body);
const failed = async (filter: Filter, expectedCount: number, reason?: string) =>
  (await fail(olga, { ...filter, expectedCount, reason }).expect(200)).body as FailHangingTurnsAnswer;
const refused = async (body: object, status: number): Promise<unknown> =>
  ((await fail(olga, body).expect(status)).body as Problem).code;

interface Logged {
  readonly type: string;
  readonly actorId: unknown;
  readonly data: Readonly<Record<string, unknown>>;
}
/** What the log has of this turn's end. */
async function endOf(turnId: string): Promise<Logged[]> {
  const client = EventStoreDBClient.connectionString(local.env['EVENTSTORE_URL']!);
  const found: Logged[] = [];
  try {
    for await (const { event } of client.readAll({ fromPosition: START, direction: FORWARDS })) {
      const data = event?.data as Readonly<Record<string, unknown>> | undefined;
      if (!event || !data || data['turnId'] !== turnId) continue;
      if (!/^(TurnFailed|Reservation\w+)$/.test(event.type)) continue;
      const { actorId } = event.metadata as { readonly actorId: unknown };
      found.push({ type: event.type, actorId, data });
    }
  } finally {
    await client.dispose();
  }
  return found;
}
/** Who ended the turn, or the turn's process: it drives overdue games on every two seconds, and may come by between the two appends. */
const releasers = (): string[] => [olga.id, 'system:turn-process'];
/** What is reserved of their players' credits, as these are shown it. */
async function reservedFor(turns: readonly Sent[]): Promise<number> {
  let reserved = 0;
  for (const { player } of turns) reserved += CREDITS - (await player.profile()).availableMicroUsd;
  return reserved;
}
/** Turns that wait for a narrator, as their queue has it. */
async function waitingJobs(): Promise<number | undefined> {
  const { body } = await olga.get('/api/staff/operations/narration').expect(200);
  return (body as NarrationOperations).turns?.count;
}
const turnOf = async ({ player, turnId }: Sent): Promise<Turn> =>
  (await player.get(`/api/game/turns/${turnId}`).expect(200)).body as Turn;

it('are counted by how long they have hung, and ended with their credits released, under the operator’s id and reason', async () => {
  const old = await severalSent(2);
  goOn(10);
  const younger = await sent();
  goOn(6);
  const young = await sent();
  const oldest = (await counted({ olderThanMinutes: 5 })).oldestSubmittedAt;
  expect(await counted({ olderThanMinutes: 5 })).toEqual({
    count: 3,
    oldestSubmittedAt: expect.any(String) as string,
    reservedMicroUsd: await reservedFor([...old, younger]),
    mostAtOnce: AT_ONCE,
    oldest: await Promise.all(
      [...old, younger].map(async (turn) => ({
        turnId: turn.turnId,
        gameId: turn.game.gameId,
        submittedAt: expect.any(String) as string,
        reservedMicroUsd: await reservedFor([turn]),
      })),
    ),
    givenUpAfterMs: 86_400_000,
  });
  const reservedForOld = await reservedFor(old);
  expect(reservedForOld).toBeGreaterThan(0);
  expect(await counted({ olderThanMinutes: 15 })).toMatchObject({
    count: 2,
    oldestSubmittedAt: oldest,
    reservedMicroUsd: reservedForOld,
  });
  expect(await counted({ olderThanMinutes: 5, gameId: younger.game.gameId })).toMatchObject({ count: 1 });
  expect(await counted({ olderThanMinutes: 5, gameId: young.game.gameId })).toMatchObject({
    count: 0,
    oldestSubmittedAt: null,
    reservedMicroUsd: 0,
  });

  expect(await failed({ olderThanMinutes: 15 }, 2, ` ${REASON} `)).toEqual({
    failed: 2,
    endedBefore: 0,
    notEnded: 0,
    left: 0,
  });
  for (const turn of old) {
    const [end, release, ...more] = await endOf(turn.turnId);
    expect(end).toMatchObject({
      type: 'TurnFailed',
      actorId: olga.id,
      data: { code: 'failed_by_operator', reason: REASON, providerCostMicroUsd: 0 },
    });
    expect([release?.type, more]).toEqual(['ReservationReleased', []]);
    expect(releasers()).toContain(release?.actorId);
    turn.player.saw(BigInt(olga.headers['x-log-position'] ?? 0));
    expect(await turn.player.profile()).toMatchObject({ availableMicroUsd: CREDITS });
    expect(await turnOf(turn)).toMatchObject({
      status: 'failed',
      failure: {
        code: 'failed_by_operator',
        detail: 'This turn hung, so we ended it before it was told. You can send your text again.',
      },
    });
  }
  expect(await endOf(younger.turnId)).toEqual([]);
  expect(await counted({ olderThanMinutes: 5 })).toMatchObject({ count: 1 });

  expect(await failed({ olderThanMinutes: 5, gameId: younger.game.gameId }, 1)).toMatchObject({ failed: 1 });
  expect((await endOf(younger.turnId))[0]?.data).not.toHaveProperty('reason');
  expect(await endOf(young.turnId)).toEqual([]);
  goOn(6);
  expect(await waitingJobs()).toBe(1);
  expect(await failed({ olderThanMinutes: 5 }, 1, REASON)).toMatchObject({ failed: 1 });
  await until(async () => ((await waitingJobs()) === 0 ? true : null));
});

it('are left alone when there are others by now than were counted', async () => {
  const turn = await sent();
  goOn(6);
  const body = { olderThanMinutes: 5, expectedCount: 2 };
  const problem = (await fail(olga, body).expect(409)).body as Problem;
  expect([problem.code, problem.detail]).toEqual([
    'turns_changed',
    'Other turns hang by now than you were shown. Please look again.',
  ]);
  expect(await endOf(turn.turnId)).toEqual([]);
  expect(await failed({ olderThanMinutes: 5 }, 1)).toMatchObject({ failed: 1 });
  expect(await refused({ olderThanMinutes: 5, expectedCount: 1 }, 409)).toBe('turns_changed');
  expect(await failed({ olderThanMinutes: 5 }, 0)).toEqual({
    failed: 0,
    endedBefore: 0,
    notEnded: 0,
    left: 0,
  });
});

it('are ended once by two operators at once', async () => {
  const turns = await severalSent(3);
  goOn(6);
  const body = { olderThanMinutes: 5, expectedCount: 3, reason: REASON };
  const answers = await Promise.all([fail(olga, body), fail(otto, body)]);
  const ended = answers
    .filter(({ status }) => status === 200)
    .map((answer) => answer.body as FailHangingTurnsAnswer);
  expect(ended.reduce((sum, answer) => sum + answer.failed, 0)).toBe(3);
  for (const answer of answers)
    if (answer.status !== 200) expect((answer.body as Problem).code).toBe('turns_changed');
  for (const { turnId } of turns)
    expect((await endOf(turnId)).map(({ type }) => type)).toEqual(['TurnFailed', 'ReservationReleased']);
});

it('that were ended meanwhile keep their end, though the books do not show it yet', async () => {
  const turn = await sent();
  goOn(6);
  const before = await counted({ olderThanMinutes: 5 });
  await inDatabase('DATABASE_URL', 'LOCK TABLE read_models.open_turn IN EXCLUSIVE MODE', async () => {
    expect(await failed({ olderThanMinutes: 5 }, before.count)).toMatchObject({ failed: 1 });
    // Otto has not seen it, and neither has the read model.
    expect((await fail(otto, { olderThanMinutes: 5, expectedCount: before.count }).expect(200)).body).toEqual(
      { failed: 0, endedBefore: 1, notEnded: 0, left: 0 },
    );
  });
  expect((await endOf(turn.turnId)).map(({ type }) => type)).toEqual(['TurnFailed', 'ReservationReleased']);
});

it('are ended, and what was reserved for them released, though their narrator cannot be told', async () => {
  const turn = await sent();
  goOn(6);
  await inDatabase('DATABASE_URL', 'ALTER TABLE app.preview_stop RENAME TO preview_stop_away');
  const answer = await failed({ olderThanMinutes: 5 }, 1, REASON);
  await inDatabase('DATABASE_URL', 'ALTER TABLE app.preview_stop_away RENAME TO preview_stop');
  expect(answer).toEqual({ failed: 1, endedBefore: 0, notEnded: 0, left: 0 });
  const [end, release, ...more] = await endOf(turn.turnId);
  expect([end?.type, end?.actorId, release?.type, more]).toEqual([
    'TurnFailed',
    olga.id,
    'ReservationReleased',
    [],
  ]);
  expect(releasers()).toContain(release?.actorId);
});

it('are ended a hundred at once, the oldest first, and those left are counted', async () => {
  const first = await sent();
  const writers = await Promise.all(Array.from({ length: 8 }, () => TestPlayer.signUp(backend, CREDITS)));
  await Promise.all(writers.map((writer) => submitted(writer, 13)));
  goOn(1);
  const last = await submitted(writers[0]!, 1);
  goOn(6);
  const all = 8 * 13 + 2;
  expect(await counted({ olderThanMinutes: 5 })).toMatchObject({ count: all, mostAtOnce: AT_ONCE });
  expect(await failed({ olderThanMinutes: 5 }, all)).toEqual({
    failed: AT_ONCE,
    endedBefore: 0,
    notEnded: 0,
    left: all - AT_ONCE,
  });
  expect((await endOf(first.turnId)).map(({ type }) => type)).toEqual(['TurnFailed', 'ReservationReleased']);
  expect((await endOf(last)).map(({ type }) => type)).not.toContain('TurnFailed');
  expect(await failed({ olderThanMinutes: 5 }, all - AT_ONCE)).toMatchObject({
    failed: all - AT_ONCE,
    left: 0,
  });
});

it('wait in no queue once they are over, though no narrator has passed over them', async () => {
  const queue = backend.app.get(NarrationQueue, { strict: false });
  const { player, turnId } = await sent();
  expect((await queue.waiting()).jobs).toBe(1);
  await player.post(`/api/game/turns/${turnId}/stop`).expect(200);
  expect((await queue.waiting()).jobs).toBe(0);
  sees(player);
});

it('do not hang for the time in which narration is paused', async () => {
  const turn = await sent();
  goOn(1);
  const asked = '/api/staff/operations/narration';
  await olga.post(`${asked}/pause`, { reason: 'We move the narrators to a larger machine.' }).expect(200);
  goOn(60);
  expect(await counted({ olderThanMinutes: 5 })).toMatchObject({ count: 0 });
  await olga.post(`${asked}/resume`).expect(200);
  goOn(3);
  expect(await counted({ olderThanMinutes: 5 })).toMatchObject({ count: 0 });
  goOn(2);
  expect(await counted({ olderThanMinutes: 5 })).toMatchObject({ count: 1 });
  expect(await failed({ olderThanMinutes: 5 }, 1)).toMatchObject({ failed: 1 });
  expect((await endOf(turn.turnId)).map(({ type }) => type)).toEqual(['TurnFailed', 'ReservationReleased']);
});

it('are found by their parked key, and ended where the process cannot', async () => {
  const turn = await sent();
  goOn(6);
  await inDatabase('QUEUE_URL', 'ALTER TABLE bullmq.job RENAME TO job_away');
  const lanes = async () =>
    (await olga.get('/api/staff/operations/lanes?process=turn').expect(200)).body as ParkedLaneList;
  const parked = await until(async () => {
    const list = await lanes();
    return list.count > 0 ? list : null;
  });
  expect(parked.lanes.map(({ key, event }) => [key, event])).toEqual([[turn.game.gameId, null]]);
  expect(await counted({ olderThanMinutes: 5, isParked: true })).toMatchObject({ count: 1 });
  expect(await counted({ olderThanMinutes: 5, isParked: true, gameId: randomUUID() })).toMatchObject({
    count: 0,
  });
  expect(await failed({ olderThanMinutes: 5, isParked: true }, 1, REASON)).toMatchObject({ failed: 1 });
  expect((await endOf(turn.turnId)).map(({ type }) => type)).toEqual(['TurnFailed', 'ReservationReleased']);
  await inDatabase('QUEUE_URL', 'ALTER TABLE bullmq.job_away RENAME TO job');
  await olga.post('/api/staff/operations/lanes/drive', { process: 'turn', expectedCount: 1 }).expect(200);
  await until(async () => ((await lanes()).count === 0 ? true : null));
});

it.each([
  ['olderThanMinutes', { expectedCount: 0 }],
  ['olderThanMinutes', { olderThanMinutes: 0, expectedCount: 0 }],
  ['olderThanMinutes', { olderThanMinutes: 5.5, expectedCount: 0 }],
  ['expectedCount', { olderThanMinutes: 5 }],
  ['expectedCount', { olderThanMinutes: 5, expectedCount: -1 }],
  ['gameId', { olderThanMinutes: 5, expectedCount: 0, gameId: 'mine' }],
  ['isParked', { olderThanMinutes: 5, expectedCount: 0, isParked: 'perhaps' }],
])('are not ended by a call whose %s is wrong: %j', async (field, body) => {
  const { code, errors } = (await fail(olga, body).expect(400)).body as Problem;
  expect([code, Object.keys(errors ?? {})]).toEqual(['invalid_request', [field]]);
});

it.each([
  ['reason_too_short', 'Too few.'],
  ['reason_too_long', 'x'.repeat(501)],
  ['reason_names_somebody', 'Asked for by olga@example.org.'],
])('are ended for a reason that names nobody: %s', async (code, reason) => {
  const turn = await sent();
  goOn(6);
  expect(await refused({ olderThanMinutes: 5, expectedCount: 1, reason }, 422)).toBe(code);
  expect(await endOf(turn.turnId)).toEqual([]);
  expect(await failed({ olderThanMinutes: 5 }, 1)).toMatchObject({ failed: 1 });
});

it('leave a log in which every invariant holds', async () => {
  const report = await auditLog(readLog(local.env['EVENTSTORE_URL']!), { quiescent: true });
  expect(report.invariants.flatMap(({ violations }) => violations)).toEqual([]);
});

async function until<T>(found: () => Promise<T | null>): Promise<T> {
  const result = await poll(found, { timeoutMs: 20_000 });
  if (result === null) throw new Error('it did not happen in time');
  return result;
}

/** Runs the statement; with `during`, in a transaction that lasts as long as that. */
async function inDatabase(
  url: 'DATABASE_URL' | 'QUEUE_URL',
  statement: string,
  during?: () => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: local.env[url] });
  await client.connect();
  try {
    if (during) await client.query('BEGIN');
    await client.query(statement);
    await during?.();
    if (during) await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

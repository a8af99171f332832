/**
 * The figures of the operator's live desk, over HTTP: players' turns are told, fail, are stopped and wait, by narrators and as a log of a long day has them, and
 * every figure is held against what the test counts in the log itself.
 */
import type {
  GameState,
  OperationsFigures,
  ParkedLaneList,
  ProcessTurnAnswer,
  TurnAccepted,
} from '@rubicon/contracts';
import type { RecordedEvent, StoredEvent } from '@rubicon/eventsourcing';
import { gameCodec, type GameEvent } from '@rubicon/domain';
import { freePort, poll } from '@rubicon/local-stack';
import { Client } from 'pg';
import type { Test } from 'supertest';
import type { EntityManager } from 'typeorm';
import { turnFiguresProjection } from '../src/operations/figures/turn-figures.projection.js';
import { TurnMinuteRow } from '../src/operations/figures/turn-minute.table.js';
import { TurnTimeRow } from '../src/operations/figures/turn-time.table.js';
import { UnendedTurnRow } from '../src/operations/figures/unended-turn.table.js';
import { Clock } from '../src/platform/clock/index.js';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type Script, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { CutLine } from './support/cut-line.js';
import { figuresOfLog, unendedIn } from './support/figures-of-log.js';
import { HandInLog } from './support/hand-in-log.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { notedCalls } from './support/model-costs.js';
import { answers, answersAnew, begins, fails } from './support/model-faults.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { ToldGame } from './support/told-turns.js';
import { FollowedTurn } from './support/turn-events.js';

jest.setTimeout(60_000);

const FIGURES = '/api/staff/operations/figures';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOTHING = { count: 0, oldestAt: null };
/** Of the log: what read models are filled from, as far as it is written here. */
const categories = ['game', 'wallet', 'player', 'payment'];

let model: ScriptedModel;
let local: LocalBackend;
let projector: RunningBackend;
let backend: RunningBackend;
/** Its clock is ahead. */
let later: RunningBackend;
let aheadMs = 0;
let operator: StaffPerson;

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  projector = await start({ ROLES: 'projector', ...smtp });
  backend = await start({ ROLES: 'api', PROVIDER_DAILY_CAP_USD: '5' });
  later = await start({ ROLES: 'api' });
  jest.spyOn(later.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + aheadMs));
  // One call is held to the end, however long all of it takes.
  const patient = { MODEL_FIRST_TOKEN_TIMEOUT_MS: '150000', MODEL_TOTAL_TIMEOUT_MS: '170000' };
  await start({ ROLES: 'narrator', NARRATOR_CONCURRENCY: '1', ...patient });
  operator = await StaffPerson.of(backend, 'Olga', ['operator']);
  await playWithNarrators();
  await writeALongDay();
  await leaveOneHeldAndOneWaiting();
}, 120_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

function start(variables: Readonly<Record<string, string>>): Promise<RunningBackend> {
  return local.start({
    OPENAI_BASE_URL: model.baseUrl,
    MODEL: 'scripted-1',
    // Dollars per million tokens that are micro-dollars per token.
    PROVIDER_PRICES: '{"scripted-1":{"input":0.1,"cachedInput":0.1,"output":1}}',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    ...variables,
  });
}

/* ---- what players and narrators do ---- */

const asksFor = (player: TestPlayer, { gameId, gameType }: GameState) =>
  player.post('/api/game/process', { userInput: 'I rise and speak.', gameType, gameId });

async function submit(player: TestPlayer, game: GameState): Promise<string> {
  const { body } = await asksFor(player, game).set('prefer', 'respond-async').expect(202);
  return (body as TurnAccepted).turnId;
}

/** Resolves when the model is asked. */
function asked(script: Script, ...next: Script[]): Promise<ScriptedReply> {
  return new Promise((resolve) =>
    model.play(
      (reply, request) => {
        resolve(reply);
        return script(reply, request);
      },
      ...next,
    ),
  );
}

async function unheard(
  player: TestPlayer,
  game: GameState,
): Promise<{ turnId: string; reply: ScriptedReply }> {
  const reply = asked((at) => at.closed);
  const turnId = await submit(player, game);
  return { turnId, reply: await reply };
}

/** Told three times; failed for two reasons; stopped in mid-sentence and before the first word; gone with its game. */
async function playWithNarrators(): Promise<void> {
  const [reader, unlucky, impatient, leaver] = await Promise.all(
    Array.from({ length: 4 }, () => TestPlayer.signUp(backend)),
  );
  const story = await reader!.startGame();
  model.play(answersAnew());
  for (let turn = 0; turn < 3; turn += 1) {
    const { body } = await asksFor(reader!, story).expect(200);
    expect((body as ProcessTurnAnswer).turn.status).toBe('narrated');
  }

  const misfortune = await unlucky!.startGame();
  model.play(fails(400, 'bad_request'));
  await asksFor(unlucky!, misfortune).expect(502);
  model.play((reply) => reply.refuse('I cannot help with that.').finish());
  await asksFor(unlucky!, misfortune).expect(502);
  await asksFor(unlucky!, misfortune).expect(502);

  const cut = await impatient!.startGame();
  model.play(begins);
  const readTurn = await submit(impatient!, cut);
  const page = await FollowedTurn.of(impatient!, readTurn);
  await page.shown(1);
  page.close();
  await impatient!.post(`/api/game/turns/${readTurn}/stop`).expect(200);
  const { turnId, reply } = await unheard(impatient!, cut);
  await impatient!.post(`/api/game/turns/${turnId}/stop`).expect(200);
  await reply.closed;

  const left = await leaver!.startGame();
  const gone = await unheard(leaver!, left);
  await leaver!.delete(`/api/games/${left.gameId}`).expect(204);
  await gone.reply.closed;
}

/** Turns of the last 26 hours, each with another time waited and told, some of them failed and stopped; one of before beginnings were kept. */
async function writeALongDay(): Promise<void> {
  const game = await ToldGame.start(backend, await TestPlayer.signUp(backend));
  const nowMs = Date.now();
  let node = game.id;
  for (let turn = 0; turn < 60; turn += 1) {
    const minutesAgo = turn < 40 ? turn * 1.3 : 52 + (turn - 40) * 77;
    const endedAtMs = nowMs - minutesAgo * MINUTE_MS - 1_000;
    const begunAtMs = endedAtMs - 900 - ((turn * 7_919) % 45_000);
    const submittedAtMs = begunAtMs - ((turn * turn * 37) % 20_000);
    const times = {
      submittedAt: new Date(submittedAtMs).toISOString(),
      begunAt: turn === 7 ? null : new Date(begunAtMs).toISOString(),
      endedAt: new Date(endedAtMs).toISOString(),
    };
    if (turn % 10 === 3) await game.fail(await game.submitOnly(node, undefined, times), times);
    else if (turn % 10 === 6) await game.stop(await game.submitOnly(node, undefined, times), times);
    else node = await game.tell(node, { times, providerCostMicroUsd: 1_000 + turn });
  }
}

async function leaveOneHeldAndOneWaiting(): Promise<void> {
  const [first, second] = await Promise.all([TestPlayer.signUp(backend), TestPlayer.signUp(backend)]);
  const reply = asked((at) => at.closed, answers());
  await submit(first, await first.startGame());
  await reply;
  await submit(second, await second.startGame());
}

/* ---- what is asked, and what the log says ---- */

async function log(): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of backend.app.get(EventStoreDb).readAll({ from: 'start', categories }))
    events.push(event);
  return events;
}

interface Asked {
  readonly figures: OperationsFigures;
  readonly events: readonly StoredEvent[];
}

/** Whoever sends one along waits until the log and the read models have come there. */
const withoutPosition = (test: Test): Test => test.set('x-log-position', '0');

/** The figures, and the log that they are of: nothing was written meanwhile. */
async function ask(query = '', who = operator): Promise<Asked> {
  const found = await poll(
    async (): Promise<Asked | null> => {
      const events = await log();
      who.saw(events.at(-1)!.position);
      const { body } = await who.get(`${FIGURES}${query}`).expect(200);
      const isOfAll = (await log()).length === events.length;
      return isOfAll ? { figures: body as OperationsFigures, events } : null;
    },
    { timeoutMs: 10_000 },
  );
  if (!found) throw new Error('the log does not come to rest');
  return found;
}

const inAccounts = async (statement: string): Promise<{ at: Date }[]> => {
  const client = new Client({ connectionString: local.env['ACCOUNTS_DATABASE_URL'] });
  await client.connect();
  try {
    return (await client.query<{ at: Date }>(statement)).rows;
  } finally {
    await client.end();
  }
};

describe('of turns it says what the log says', () => {
  it.each([
    ['the last hour, unless told otherwise', '', 60],
    ['five minutes', '?minutes=5', 5],
    ['ninety minutes', '?minutes=90', 90],
    ['a whole day', '?minutes=1440', 1_440],
  ])('in %s', async (_name, query, minutes) => {
    const { figures, events } = await ask(query);
    const { at, from, until } = figures;
    expect(until.endsWith(':00.000Z')).toBe(true);
    expect(Date.parse(until) - Date.parse(from)).toBe(minutes * MINUTE_MS);
    expect(at < until && Date.parse(until) - Date.parse(at) <= MINUTE_MS).toBe(true);
    expect(figures).toMatchObject(figuresOfLog(events, from, until));
    expect(figures.minutes).toHaveLength(minutes);
  });

  it('which had something of everything', async () => {
    const { figures: hour } = await ask();
    const { figures: day } = await ask('?minutes=1440');
    const codes = hour.failures.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        'model_refused',
        'model_unavailable',
        'stopped_before_first_word',
        'game_deleted',
      ]),
    );
    expect(hour.turns.told).toBeGreaterThan(25);
    expect(hour.turns.stopped).toBeGreaterThan(2);
    expect(day.turns.told).toBeGreaterThan(hour.turns.told);
    expect(hour.waited.p50Ms).not.toBe(hour.waited.p95Ms);
    expect(hour.told.p95Ms).not.toBe(day.told.p95Ms);
    expect(hour.told.p95Ms).toBeGreaterThan(10_000);
    expect(hour.money.chargedMicroUsd).toBeGreaterThan(0);
  });

  it('and of each that a narrator began, when: between its submission and its outcome', async () => {
    const events = await log();
    const outcomes = ['TurnNarrated', 'TurnStopped', 'TurnFailed'];
    const narrated = events.filter(
      ({ type, metadata }) => outcomes.includes(type) && metadata.actorId === 'system:narrator',
    );
    expect(narrated).toHaveLength(8);
    for (const { data, metadata } of narrated) {
      const submitted = events.find(
        (event) => event.type === 'TurnSubmitted' && event.data['turnId'] === data['turnId'],
      );
      const times = [submitted!.data['submittedAt'], data['begunAt'], metadata.at];
      expect(times).toEqual([...times].sort());
    }
    const deleted = events.filter(({ data }) => data['code'] === 'game_deleted');
    expect(deleted.map(({ data }) => data['begunAt'])).toEqual([null]);
  });

  it('whatever batches the events come in', async () => {
    const game = (await log()).filter(
      ({ streamId, type }) => streamId.startsWith('game-') && turnFiguresProjection.handles.includes(type),
    );
    const events = game.map((event) => gameCodec.decode(event));
    const whole = await projected([events]);
    expect(whole.map((rows) => rows.length)).toEqual([
      expect.any(Number),
      expect.any(Number),
      unendedIn(game).length,
    ]);
    expect(await projected(events.map((event) => [event]))).toEqual(whole);
    expect(await projected([events.slice(0, 41), events.slice(41)])).toEqual(whole);
  });
});

/** The rows of three empty tables after these batches, which are then undone. */
async function projected(batches: readonly RecordedEvent<GameEvent>[][]): Promise<object[][]> {
  const runner = projector.app.get(ReadModels).dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    const tx: EntityManager = runner.manager;
    await tx.query('DELETE FROM turn_minute');
    await tx.query('DELETE FROM turn_time');
    await tx.query('DELETE FROM unended_turn');
    for (const batch of batches) await turnFiguresProjection.project(batch, tx);
    return [
      await tx.find(TurnMinuteRow, { order: { minute: 'ASC', happening: 'ASC' } }),
      await tx.find(TurnTimeRow, { order: { minute: 'ASC', span: 'ASC', milliseconds: 'ASC' } }),
      await tx.find(UnendedTurnRow, { order: { turnId: 'ASC' } }),
    ];
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

it('knows what waits in the queue, and what has no outcome by the log', async () => {
  const { figures, events } = await ask();
  const unended = unendedIn(events);
  expect(unended).toHaveLength(2);
  expect(figures.underWay).toEqual({ count: 2, oldestAt: unended[0]!.submittedAt });
  expect(figures.waiting).toEqual({
    count: 1,
    nextQueuedAt: expect.any(String) as string,
    nextWaitedMs: expect.any(Number) as number,
  });
  expect(figures.waiting!.nextQueuedAt! >= unended[1]!.submittedAt).toBe(true);
});

it('counts reserves that are open for ten minutes, and no younger ones', async () => {
  const { figures, events } = await ask();
  expect(figures.openReserves).toEqual(NOTHING);
  const under = new Set(unendedIn(events).map(({ turnId }) => turnId));
  const reserves = events.filter(
    ({ type, data }) => type === 'CreditsReserved' && under.has(data['turnId'] as string),
  );
  const [first, second] = reserves.map(({ metadata }) => Date.parse(metadata.at));
  expect(reserves).toHaveLength(2);

  const inTenMinutesOf = async (madeAtMs: number): Promise<OperationsFigures> => {
    const clock = jest.spyOn(later.app.get(Clock), 'now');
    clock.mockImplementation(() => new Date(madeAtMs + 10 * MINUTE_MS));
    return (await ask('', operator.at(later))).figures;
  };
  const oldestAt = new Date(first!).toISOString();
  expect((await inTenMinutesOf(first! - 1)).openReserves).toEqual(NOTHING);
  expect((await inTenMinutesOf(second! - 1)).openReserves).toEqual({ count: 1, oldestAt });
  expect((await inTenMinutesOf(second!)).openReserves).toEqual({ count: 2, oldestAt });
  jest.spyOn(later.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + aheadMs));
});

it('says what models cost today, and what they may', async () => {
  const { figures, events } = await ask();
  const today = figures.at.slice(0, 'yyyy-mm-dd'.length);
  const spentMicroUsd = events
    .filter(({ metadata }) => metadata.at.startsWith(today))
    .reduce((sum, { data }) => sum + ((data['providerCostMicroUsd'] as number | undefined) ?? 0), 0);
  expect(await notedCalls(local)).toEqual({});
  expect(figures.modelCost).toEqual({ spentMicroUsd, capMicroUsd: 5_000_000 });
  expect((await ask('', operator.at(later))).figures.modelCost.capMicroUsd).toBeNull();
});

it('knows who waits to be forgotten for too long, and the letter that does not go', async () => {
  expect((await ask()).figures).toMatchObject({ erasuresOverdue: NOTHING, lettersUnsent: NOTHING });
  const leaver = await TestPlayer.signUp(backend, 0);
  await leaver.delete('/api/auth/delete-account').expect(202);
  const unsent = await poll(
    async () => {
      const rows = await inAccounts(
        'SELECT first_tried_at AS at FROM accounts.sent_letter WHERE sent_at IS NULL',
      );
      return rows.length > 0 ? rows : null;
    },
    { timeoutMs: 10_000 },
  );
  const { figures, events } = await ask();
  expect(figures.lettersUnsent).toEqual({ count: 1, oldestAt: unsent![0]!.at.toISOString() });
  expect(figures.erasuresOverdue).toEqual(NOTHING);

  aheadMs = HOUR_MS;
  const { requestedAt } = events.find(({ type }) => type === 'PlayerErasureRequested')!.data;
  expect((await ask('', operator.at(later))).figures.erasuresOverdue).toEqual({
    count: 1,
    oldestAt: requestedAt,
  });
  aheadMs = 0;
});

it('knows how much is parked, and since when', async () => {
  expect((await ask()).figures.parkedLanes).toEqual(NOTHING);
  const { manager } = projector.app.get(ReadModels);
  const times = [2, 3].map((hours) => new Date(Date.now() - hours * HOUR_MS).toISOString());
  // Of a process that nobody runs: whoever owns one writes and clears its lanes. How lanes come to be parked, operations-lanes.int tries.
  await manager.query(
    `INSERT INTO app.parked_lane (process, key, parked_at, last_tried_at, tries, error_code, error_name, error_message)
     SELECT 'of-yesterday', key, at, at, 5, 'Unknown', 'Error', 'as planted' FROM unnest($1::text[], $2::timestamptz[]) AS planted(key, at)`,
    [['one', 'another'], times],
  );
  try {
    expect((await ask()).figures.parkedLanes).toEqual({ count: 2, oldestAt: times[1] });
    const { body } = await operator.get('/api/staff/operations/lanes').expect(200);
    expect((body as ParkedLaneList).count).toBe(2);
  } finally {
    await manager.query(`DELETE FROM app.parked_lane WHERE process = 'of-yesterday'`);
  }
});

it('knows to whom money is owed, how much, and since when', async () => {
  expect((await ask()).figures.moneyOwed).toEqual({ ...NOTHING, amountCents: 0 });
  const hand = HandInLog.of(local);
  const checkout = {
    playerId: null,
    product: 'credits',
    amountCents: 1_000,
    creditsMicroUsd: 10_000_000,
    returnTo: 'account',
    openedAt: new Date().toISOString(),
  };
  const since = new Date(Date.now() - 3 * HOUR_MS);
  const owe = (paymentId: string, refundId: string, amountCents: number, at: Date) =>
    hand.write(
      `payment-${paymentId}`,
      'MoneyOwed',
      { paymentId, playerId: null, refundId, amountCents, code: 'charge_disputed' },
      at,
    );
  const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  for (const paymentId of [one, other])
    await hand.write(`payment-${paymentId}`, 'CheckoutOpened', { paymentId, ...checkout });
  await owe(one, '33333333-3333-4333-8333-333333333333', 300, new Date());
  await owe(other, '44444444-4444-4444-8444-444444444444', 200, since);
  await owe(other, '55555555-5555-4555-8555-555555555555', 700, new Date());
  await hand.close();
  expect((await ask()).figures.moneyOwed).toEqual({
    count: 2,
    oldestAt: since.toISOString(),
    amountCents: 1_000,
  });
});

it.each(['4', '1441', '0', '-60', '7.5', '1e2', '', 'an hour', '60&minutes=90'])(
  'takes no period of %p minutes',
  async (minutes) => {
    const { body } = await operator.get(`${FIGURES}?minutes=${encodeURI(minutes)}`).expect(400);
    expect(body).toMatchObject({
      code: 'invalid_period',
      detail: 'minutes must be a whole number from 5 to 1440.',
    });
  },
);

it('is the operators’ alone', async () => {
  const others = [
    await TestPlayer.signUp(backend, 0),
    await StaffPerson.of(backend, 'Sam', ['support']),
    await StaffPerson.of(backend, 'Ada', ['auditor']),
  ];
  for (const other of others) await other.get(FIGURES).expect(404);
});

it('says that it cannot ask the queue, and not that nothing waits', async () => {
  const queue = local.env['QUEUE_URL']!;
  const line = await CutLine.to(queue);
  const desk = await start({
    ROLES: 'api',
    QUEUE_URL: queue.replace(new URL(queue).host, new URL(line.url).host),
  });
  expect((await ask('', operator.at(desk))).figures.waiting).toMatchObject({ count: 1 });
  line.cut();
  const { figures } = await ask('', operator.at(desk));
  expect(figures).toMatchObject({ waiting: null, underWay: { count: 2 } });
  line.mend();
  await desk.stop();
  await line.close();
});

it('knows how far the read models lie behind', async () => {
  expect((await ask()).figures.projection).toEqual({ events: 0, oldestAt: null });
  await projector.stop();
  const before = (await log()).length;
  const player = await TestPlayer.signUp(backend, 0);
  await player.grant(1_000_000);
  await player.grant(1_000_000);
  const behind = (await log()).slice(before);
  expect(behind.length).toBeGreaterThanOrEqual(3);
  const { body } = await withoutPosition(operator.get(FIGURES)).expect(200);
  expect((body as OperationsFigures).projection).toEqual({
    events: behind.length,
    oldestAt: behind[0]!.metadata.at,
  });
});

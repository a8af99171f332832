/**
 * Narration paused and resumed by operators, over HTTP, with processes that come, go and lose the queue meanwhile. The clock of apis and projector only
 * goes on, by an hour at a time; narrators measure the model's calls by the true one.
 */
import type { GameState, NarrationOperations, TurnAccepted } from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import { Client } from 'pg';
import request, { type Test } from 'supertest';
import { auditLog, type RawEvent } from '../src/audit/index.js';
import { DemoProcessManager } from '../src/demo/demo.process-manager.js';
import { Clock } from '../src/platform/clock/index.js';
import { NarrationPauses } from '../src/platform/house-narration/index.js';
import { TurnProcessManager } from '../src/play/turns/turn.process-manager.js';
import type { RunningBackend } from '../src/start-backend.js';
import { readLog } from '../trials/read-log.js';
import { startScriptedModel, type Script, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { FollowedTurn } from './support/turn-events.js';

jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;
const REASON = 'We move the narrators to a larger machine.';
const REFUSAL = {
  status: 503,
  code: 'narration_paused',
  detail: `The narrators rest for a while: ${REASON}`,
};

let aheadMs = 0;
let model: ScriptedModel;
let local: LocalBackend;
let backend: RunningBackend;
let narrator: RunningBackend;
let operator: StaffPerson;
let others: readonly (TestPlayer | StaffPerson)[];

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  backend = await start({ ROLES: 'api,projector' });
  jest.spyOn(backend.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + aheadMs));
  narrator = await startNarrator();
  operator = await StaffPerson.of(backend, 'Olga', ['operator']);
  others = [
    await TestPlayer.signUp(backend, 0),
    await StaffPerson.of(backend, 'Sam', ['support']),
    await StaffPerson.of(backend, 'Ada', ['auditor']),
  ];
}, 90_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

function start(variables: Readonly<Record<string, string>>): Promise<RunningBackend> {
  return local.start({
    OPENAI_BASE_URL: model.baseUrl,
    MODEL: 'scripted-1',
    RATE_LIMITS: 'off',
    ...variables,
  });
}

/** Of turns it tells one at a time, and of prologues beside. */
const startNarrator = (): Promise<RunningBackend> => start({ ROLES: 'narrator', NARRATOR_CONCURRENCY: '1' });

const usage = { prompt: 2_000, cached: 1_000, completion: 300 };
/** 1,000 × $2 + 1,000 × $0.50 + 300 × $8 per million. */
const CHARGE = 2_000 + 500 + 2_400;
const CREDITS = 1_000_000;

const answer = JSON.stringify({
  narrative: 'The hall falls silent. All look at you.',
  suggestions: ['Speak', 'Wait', 'Leave'].map((title) => ({ title, text: `${title} now.` })),
  effects: { influence: 0, reputation: 0, resources: 0 },
  daysPassed: 1,
});
const finish = (reply: ScriptedReply): void => reply.delta(answer).finish('stop', usage);
const narrates: Script = (reply) => finish(reply);

/** The next call to the model waits to be finished by the test; all that follow are told at once. */
function nextIsHeld(): Promise<ScriptedReply> {
  return new Promise((resolve) => {
    model.play((reply) => {
      resolve(reply);
      return reply.closed;
    }, narrates);
  });
}

interface Playing {
  readonly player: TestPlayer;
  readonly game: GameState;
}

async function playing(): Promise<Playing> {
  const player = await TestPlayer.signUp(backend, CREDITS);
  return { player, game: await player.startGame() };
}

function send({ player, game }: Playing): Test {
  const turn = { userInput: 'I rise and speak.', gameType: game.gameType, gameId: game.gameId };
  return player.post('/api/game/process', turn).set('prefer', 'respond-async');
}

async function submit(at: Playing): Promise<string> {
  return ((await send(at).expect(202)).body as TurnAccepted).turnId;
}

class Visitor {
  private readonly agent = request.agent(`http://127.0.0.1:${backend.port}`);

  static async begun(): Promise<Visitor> {
    const visitor = new Visitor();
    await visitor.agent.post('/api/game/start-demo').send({ gameType: 'french_revolution' }).expect(200);
    return visitor;
  }

  act(): Test {
    return this.agent.post('/api/game/process-demo').send({ input: 'I rise and speak.', turnNumber: 1 });
  }
}

const asked = '/api/staff/operations/narration';
const answered = ({ body }: { body: unknown }): NarrationOperations => body as NarrationOperations;
const narration = async (): Promise<NarrationOperations> => answered(await operator.get(asked).expect(200));
const pause = async (): Promise<NarrationOperations> =>
  answered(await operator.post(`${asked}/pause`, { reason: REASON }).expect(200));
const resume = async (): Promise<NarrationOperations> =>
  answered(await operator.post(`${asked}/resume`).expect(200));

async function events(...types: readonly string[]): Promise<RawEvent[]> {
  const found: RawEvent[] = [];
  for await (const event of readLog(local.env['EVENTSTORE_URL']!))
    if (types.includes(event.type)) found.push(event);
  return found;
}
const turnsOf = async (type: string): Promise<string[]> =>
  (await events(type)).map(({ data }) => String(data['turnId'])).sort();
const countOfLog = async (): Promise<number> => {
  let count = 0;
  for await (const { streamId } of readLog(local.env['EVENTSTORE_URL']!))
    if (/^(game|wallet|demo)-/.test(streamId)) count += 1;
  return count;
};

/** @throws when they are not charged for in time */
async function charged(...turnIds: string[]): Promise<void> {
  const all = await poll(
    async () => {
      const captured = await turnsOf('ReservationCaptured');
      return turnIds.every((turnId) => captured.includes(turnId)) ? captured : null;
    },
    { timeoutMs: 30_000 },
  );
  if (!all) throw new Error('a turn that should be told and charged is not');
}

/** The games and prologues of which a turn is overdue are driven on, as the projector does by itself. Answers how many. */
async function driveOverdue(): Promise<{ games: number; prologues: number }> {
  const turns = backend.app.get(TurnProcessManager, { strict: false });
  const games = await turns.overdue.list();
  for (const gameId of games) await turns.drive(gameId, null);
  const process = backend.app.get(DemoProcessManager, { strict: false });
  const prologues = await process.overdue.list();
  for (const demoId of prologues) await process.drive(demoId);
  return { games: games.length, prologues: prologues.length };
}

async function emptyQueue(): Promise<void> {
  const client = new Client({ connectionString: local.env['QUEUE_URL'], options: '-c search_path=bullmq' });
  await client.connect();
  try {
    await client.query('DELETE FROM job');
  } finally {
    await client.end();
  }
}

it('takes no turn while it lasts, and says why: nothing is appended, and nothing set aside', async () => {
  model.play(narrates);
  const at = await playing();
  const visitor = await Visitor.begun();
  const other = await start({ ROLES: 'api' });
  const before = await countOfLog();
  const { paused } = await pause();
  expect(paused).toEqual({
    since: expect.any(String) as string,
    staffId: operator.id,
    name: 'Olga',
    reason: REASON,
  });

  const refused = await send(at).expect(503);
  expect(refused.body).toMatchObject(REFUSAL);
  expect(refused.headers['retry-after']).toBe('60');
  const refusedVisitor = await visitor.act().expect(503);
  expect(refusedVisitor.body).toMatchObject(REFUSAL);
  expect(refusedVisitor.headers['retry-after']).toBe('60');
  const hears = () => (other.app.get(NarrationPauses).isPaused ? true : null);
  expect(await poll(hears, { timeoutMs: 5_000 })).toBe(true);
  for (const there of [other, await start({ ROLES: 'api' })])
    await send({ ...at, player: at.player.at(there) }).expect(503);
  expect(await countOfLog()).toBe(before);
  expect(await at.player.statement()).toMatchObject({ availableMicroUsd: CREDITS, reservedMicroUsd: 0 });

  expect((await resume()).paused).toBeNull();
  await charged(await submit(at));
  await visitor.act().expect(200);
});

it('lets what is being told come to its end, and begins nothing that waits nor gives it up, until it is resumed', async () => {
  const held = nextIsHeld();
  const [first, second] = [await playing(), await playing()];
  const told = await submit(first);
  const reply = await held;
  const waits = await submit(second);
  const calls = model.requests.length;
  expect((await pause()).turns).toEqual({
    count: 1,
    nextQueuedAt: expect.any(String) as string,
    nextWaitedMs: expect.any(Number) as number,
  });

  finish(reply);
  await charged(told);
  const begun = await poll(() => (model.requests.length > calls ? true : null), { timeoutMs: 2_000 });
  expect(begun).toBeNull();

  aheadMs += HOUR_MS;
  expect(await driveOverdue()).toEqual({ games: 1, prologues: 0 });
  expect(await turnsOf('TurnFailed')).toEqual([]);
  expect((await narration()).turns).toMatchObject({ count: 1 });

  await resume();
  await charged(waits);
  await driveOverdue();
  for (const { player } of [first, second]) {
    // The log has it; the player's statement shows it a moment later.
    const shown = await poll(
      async () => {
        const statement = await player.statement();
        return statement.entries[0]?.kind === 'captured' ? statement : null;
      },
      { timeoutMs: 5_000 },
    );
    expect(shown?.entries.map(({ kind }) => kind)).toEqual(['captured', 'reserved', 'granted']);
    expect(shown?.availableMicroUsd).toBe(CREDITS - CHARGE);
  }
});

it('tells whoever waits for a turn why it rests, at once, and when it rests no more', async () => {
  const held = nextIsHeld();
  const [first, second] = [await playing(), await playing()];
  const told = await submit(first);
  const reply = await held;
  const waits = await submit(second);
  const followed = await FollowedTurn.of(second.player, waits);
  await pause();
  expect(await poll(() => followed.states[0] ?? null, { timeoutMs: 5_000 })).toEqual({
    state: 'resting',
    usualSeconds: null,
    reason: REASON,
  });
  const late = await FollowedTurn.of(second.player, waits);
  expect(await late.waitsFor).toEqual({ state: 'resting', usualSeconds: null, reason: REASON });

  finish(reply);
  await resume();
  expect((await followed.outcome)?.status).toBe('narrated');
  expect(followed.states.at(-1)).toEqual({ state: 'reading', usualSeconds: null });
  await charged(told, waits);
});

it('keeps a prologue’s turn that waits, and tells it when it is resumed', async () => {
  const held = nextIsHeld();
  const [first, second] = [await Visitor.begun(), await Visitor.begun()];
  const telling = first.act().then();
  const reply = await held;
  const waiting = second.act().then();
  const isQueued = async () => ((await narration()).prologues?.count === 1 ? true : null);
  expect(await poll(isQueued, { timeoutMs: 5_000 })).toBe(true);
  const calls = model.requests.length;
  await pause();

  finish(reply);
  expect((await telling).status).toBe(200);
  const begun = await poll(() => (model.requests.length > calls ? true : null), { timeoutMs: 2_000 });
  expect(begun).toBeNull();
  aheadMs += HOUR_MS;
  expect(await driveOverdue()).toEqual({ games: 0, prologues: 1 });
  expect(await turnsOf('DemoTurnFailed')).toEqual([]);

  await resume();
  expect((await waiting).status).toBe(200);
});

it('lies in the log alone: the queue emptied and the narrator started anew, it lasts, and every turn is told once', async () => {
  const held = nextIsHeld();
  const games = await Promise.all(Array.from({ length: 5 }, playing));
  const first = await submit(games[0]!);
  const reply = await held;
  const waiting: string[] = [];
  for (const game of games.slice(1)) waiting.push(await submit(game));
  await pause();
  finish(reply);
  await charged(first);
  const calls = model.requests.length;

  await narrator.stop();
  await emptyQueue();
  narrator = await startNarrator();
  const isQueuedAgain = async () => ((await narration()).turns?.count === waiting.length ? true : null);
  expect(await poll(isQueuedAgain, { timeoutMs: 20_000 })).toBe(true);
  expect((await narration()).paused).toMatchObject({ reason: REASON });
  expect(model.requests.length).toBe(calls);

  await resume();
  await charged(...waiting);
  const submitted = await turnsOf('TurnSubmitted');
  expect(await turnsOf('TurnNarrated')).toEqual(submitted);
  expect(await turnsOf('ReservationCaptured')).toEqual(submitted);
  expect(model.requests.length).toBe(calls + waiting.length);
});

it('is paused once and resumed once', async () => {
  const twice = async (path: string, body: object): Promise<unknown> => {
    await operator.post(`${asked}/${path}`, body).expect(200);
    return (await operator.post(`${asked}/${path}`, body).expect(409)).body as unknown;
  };
  expect(await twice('pause', { reason: REASON })).toMatchObject({
    code: 'narration_paused_already',
    detail: 'Narration is paused already.',
  });
  expect(await twice('resume', {})).toMatchObject({
    code: 'narration_not_paused',
    detail: 'Narration is not paused: it goes on.',
  });
});

it.each([
  ['reason_too_short', 'Too few.'],
  ['reason_too_long', 'x'.repeat(501)],
  ['reason_names_somebody', 'Asked for by olga@example.org.'],
])('wants a reason that names nobody: %s', async (code, reason) => {
  const refused = await operator.post(`${asked}/pause`, { reason }).expect(422);
  expect(refused.body).toMatchObject({ code, errors: { reason: [expect.any(String)] } });
  expect((await narration()).paused).toBeNull();
});

it('is the operators’ alone', async () => {
  for (const other of others) {
    await other.get(asked).expect(404);
    await other.post(`${asked}/pause`, { reason: REASON }).expect(404);
    await other.post(`${asked}/resume`).expect(404);
  }
  expect((await narration()).paused).toBeNull();
});

it('leaves a log in which every invariant holds, and who paused and why', async () => {
  const report = await auditLog(readLog(local.env['EVENTSTORE_URL']!), { quiescent: true });
  expect(report.invariants.flatMap(({ violations }) => violations)).toEqual([]);
  const [paused, resumed] = await events('NarrationPaused', 'NarrationResumed');
  expect(paused).toMatchObject({
    streamId: 'narration-house',
    data: { reason: REASON, staffId: operator.id, pausedAt: expect.any(String) as string },
  });
  expect(resumed!.data).toEqual({ staffId: operator.id, resumedAt: expect.any(String) as string });
});

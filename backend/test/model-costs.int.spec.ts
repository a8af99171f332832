/**
 * What models cost us, over HTTP: every call is counted once, by the event of its outcome or by a note beside the log, and whatever became
 * of it the day's cap counts it. (What summaries, prologues and probes cost stands in the specs of these.)
 */
import type { GameState, ProcessTurnAnswer, TurnAccepted } from '@rubicon/contracts';
import type { StoredEvent } from '@rubicon/eventsourcing';
import { poll } from '@rubicon/local-stack';
import { Aggregates, CommandContexts, EventStoreDb } from '../src/platform/event-store/index.js';
import type { UnrecordedCall } from '../src/provider-costs/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type Script, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { costToday, notedCalls } from './support/model-costs.js';
import { answers, begins, CEILING, COST } from './support/model-faults.js';
import { TestPlayer } from './support/players.js';
import { FollowedTurn } from './support/turn-events.js';

/** One worker: who plays another turn knows that the one before is over. */
const settings = {
  MODEL: 'scripted-1',
  // Dollars per million tokens that are micro-dollars per token.
  PROVIDER_PRICES: '{"scripted-1":{"input":0.1,"cachedInput":0.1,"output":1}}',
  RATE_LIMITS: 'off',
  NARRATOR_CONCURRENCY: '1',
  ROLES: 'api,narrator,projector',
};

jest.setTimeout(60_000);

let model: ScriptedModel;
let local: LocalBackend;
let backend: RunningBackend;

const start = (more: Readonly<Record<string, string>> = {}) =>
  local.start({ ...settings, OPENAI_BASE_URL: model.baseUrl, ...more });

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  backend = await start();
}, 60_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

const asksFor = (player: TestPlayer, { gameId, gameType }: GameState) =>
  player.post('/api/game/process', { userInput: 'I rise and speak.', gameType, gameId });

async function submit(player: TestPlayer, game: GameState): Promise<string> {
  const { body } = await asksFor(player, game).set('prefer', 'respond-async').expect(202);
  return (body as TurnAccepted).turnId;
}

/** Plays the script; resolves when the model is called. */
function called(script: Script): Promise<ScriptedReply> {
  return new Promise((resolve) =>
    model.play((reply, request) => {
      resolve(reply);
      return script(reply, request);
    }),
  );
}

/** A turn of which words are on the page, and no more come. */
async function beingRead(player: TestPlayer, game: GameState): Promise<string> {
  model.play(begins);
  const turnId = await submit(player, game);
  const page = await FollowedTurn.of(player, turnId);
  await page.shown(1);
  page.close();
  return turnId;
}

/** A turn that is asked for, and of which nothing comes. */
async function unheard(player: TestPlayer, game: GameState) {
  const asked = called((reply) => reply.closed);
  const turnId = await submit(player, game);
  return { turnId, reply: await asked };
}

/** What all calls came to since `before`, once the narrator is through with all that it was given; that of one more turn is not counted. */
async function costSince(before: number): Promise<number> {
  model.play(answers());
  const player = await TestPlayer.signUp(backend);
  const { turn } = (await asksFor(player, await player.startGame()).expect(200)).body as ProcessTurnAnswer;
  expect(turn.status).toBe('narrated');
  return (await costToday(backend)) - before - COST;
}

async function outcomeOf({ gameId }: GameState, turnId: string): Promise<StoredEvent> {
  const store = backend.app.get(EventStoreDb);
  const found = await poll(
    async () => {
      for await (const event of store.readStream(`game-${gameId}`))
        if (event.type !== 'TurnSubmitted' && event.data['turnId'] === turnId) return event;
      return null;
    },
    { timeoutMs: 10_000 },
  );
  if (!found) throw new Error('the turn has no outcome');
  return found;
}

async function failsInTime({ gameId }: GameState, turnId: string): Promise<void> {
  const context = backend.app.get(CommandContexts).of({ actorId: 'system:test' });
  const outcome = await backend.app.get(Aggregates).game.handle(
    gameId,
    {
      type: 'FailTurn',
      gameId,
      turnId,
      code: 'timed_out',
      providerCostMicroUsd: 0,
      begunAt: null,
      at: context.at,
    },
    context,
  );
  expect(outcome.kind).toBe('appended');
}

describe('what a call cost us is counted once when', () => {
  let player: TestPlayer;
  let game: GameState;
  let before: number;
  let notedBefore: Awaited<ReturnType<typeof notedCalls>>;

  beforeEach(async () => {
    player = await TestPlayer.signUp(backend);
    game = await player.startGame();
    before = await costToday(backend);
    notedBefore = await notedCalls(local);
  });

  const oneMore = (what: UnrecordedCall) => ({ ...notedBefore, [what]: (notedBefore[what] ?? 0) + 1 });

  /** It is told by the event of its turn's outcome, and noted nowhere else. */
  async function isToldBy(turnId: string, type: string): Promise<void> {
    const outcome = await outcomeOf(game, turnId);
    expect(outcome.type).toBe(type);
    const cost = outcome.data['providerCostMicroUsd'] as number;
    expect(cost).toBeGreaterThan(0);
    expect(await costSince(before)).toBe(cost);
    expect(await notedCalls(local)).toEqual(notedBefore);
  }

  it('its turn is stopped in mid-stream', async () => {
    const turnId = await beingRead(player, game);
    await player.post(`/api/game/turns/${turnId}/stop`).expect(200);
    await isToldBy(turnId, 'TurnStopped');
  });

  it('its turn is stopped before the first word', async () => {
    const { turnId, reply } = await unheard(player, game);
    await player.post(`/api/game/turns/${turnId}/stop`).expect(200);
    await reply.closed;
    await isToldBy(turnId, 'TurnFailed');
  });

  it('its game is deleted in mid-stream', async () => {
    const turnId = await beingRead(player, game);
    await player.delete(`/api/games/${game.gameId}`).expect(204);
    await isToldBy(turnId, 'TurnStopped');
  });

  it('its game is deleted before the first word: at its ceiling, whatever it comes to', async () => {
    const { turnId, reply } = await unheard(player, game);
    await player.delete(`/api/games/${game.gameId}`).expect(204);
    await reply.closed;
    await isToldBy(turnId, 'TurnFailed');
    expect((await outcomeOf(game, turnId)).data).toMatchObject({ providerCostMicroUsd: CEILING });
  });

  it('its account is deleted in mid-stream', async () => {
    const turnId = await beingRead(player, game);
    await player.delete('/api/auth/delete-account').expect(202);
    await isToldBy(turnId, 'TurnStopped');
  });

  it('it comes after its turn has ended', async () => {
    const { turnId, reply } = await unheard(player, game);
    await failsInTime(game, turnId);
    await answers()(reply, { model: '', messages: [] });
    expect(await costSince(before)).toBe(COST);
    expect(await notedCalls(local)).toEqual(oneMore('turn_too_late'));
  });

  it('it comes after its turn has ended, and the game after that', async () => {
    const { turnId, reply } = await unheard(player, game);
    await failsInTime(game, turnId);
    await player.delete(`/api/games/${game.gameId}`).expect(204);
    await answers()(reply, { model: '', messages: [] });
    expect(await costSince(before)).toBe(COST);
    expect(await notedCalls(local)).toEqual(oneMore('turn_too_late'));
  });

  it('the process ends in the middle of it, and another one tells the turn', async () => {
    const { turnId, reply } = await unheard(player, game);
    await backend.stop();
    await reply.closed;
    model.play(answers());
    backend = await start();
    expect((await outcomeOf(game, turnId)).data).toMatchObject({ providerCostMicroUsd: COST });
    expect(await costSince(before)).toBeGreaterThan(COST);
    expect(await notedCalls(local)).toEqual(oneMore('turn_broken_off'));
  });
});

describe('the day’s cap on what models may cost', () => {
  it('stops further turns politely, and nothing is appended', async () => {
    const capped = await start({ PROVIDER_DAILY_CAP_USD: '0.000001' });
    const player = await TestPlayer.signUp(capped);
    const answer = await asksFor(player, await player.startGame()).expect(503);
    expect(answer.body).toMatchObject({
      code: 'narrator_resting',
      detail: expect.stringContaining('midnight') as string,
    });
    const retryAfter = Number(answer.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(86_400);
    expect((await player.statement()).entries).toHaveLength(1);
    await capped.stop();
  });

  it('counts what is under way at its ceiling, and only until it ends', async () => {
    // A turn's ceiling is 12,000 × 0.1 + 1,000 × 1 micro-dollars; what the tests before have cost is of another day’s cap.
    const cap = (await costToday(backend)) / 1_000_000 + 0.002;
    const capped = await start({ PROVIDER_DAILY_CAP_USD: cap.toFixed(6) });
    model.play((reply) => reply.closed);
    const player = await TestPlayer.signUp(capped);
    const [one, two] = [await player.startGame(), await player.startGame()];
    const turnId = await submit(player, one);
    await player.statement();
    const refused = await asksFor(player, two).expect(503);
    expect(refused.body).toMatchObject({
      code: 'narrator_resting',
      detail: 'The chronicler is writing all it can. Your story is safe; please try again in a moment.',
    });
    expect(refused.headers['retry-after']).toBe('10');
    await player.post(`/api/game/turns/${turnId}/stop`).expect(200);
    const next = await submit(player, two);
    await player.post(`/api/game/turns/${next}/stop`).expect(200);
    await capped.stop();
  });
});

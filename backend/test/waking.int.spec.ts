/** A model is got to know before it tells: in the background, once for all, and anew when it was away. Over HTTP, against a scripted server. */
import type { GameState, NarratorState, TurnAccepted } from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import request from 'supertest';
import { PROBE_WORDS } from '../src/narration/waking/probe-model.js';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type Script, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { captureLogs, type CapturedLogs } from './support/captured-logs.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { costToday, notedCalls } from './support/model-costs.js';
import { answersAnew, fails, good, usage } from './support/model-faults.js';
import { TestPlayer } from './support/players.js';
import { FollowedTurn } from './support/turn-events.js';

const settings = {
  MODEL: 'scripted-1',
  MODEL_PROBE: 'on',
  PROVIDER_PRICES: '{"scripted-1":{"input":0.1,"cachedInput":0.1,"output":1}}',
  PROVIDER_DAILY_CAP_USD: '100',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'info',
  NARRATOR_CONCURRENCY: '2',
  MODEL_BACKOFF_MS: '5',
  // It was away, and is asked all the same.
  MODEL_BREAKER_FAILURES: '50',
};

let model: ScriptedModel;
let local: LocalBackend;
let logs: CapturedLogs;

beforeEach(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  logs = captureLogs();
}, 60_000);

afterEach(async () => {
  logs.stop();
  await local.stop();
  await model.stop();
}, 30_000);

const start = (more: Readonly<Record<string, string>> = {}) =>
  local.start({ ...settings, OPENAI_BASE_URL: model.baseUrl, ROLES: 'api,narrator,projector', ...more });

/** Writes four words, or as many as it may, and takes a third of a second for each: so slow that a turn's limits must grow. */
const slowly: Script = async (reply, { max_completion_tokens: limit = 0 }) => {
  reply.delta('{"narrative":"one');
  for (const word of limit < 10 ? [] : [' two', ' three', ' four']) {
    await new Promise((resolve) => setTimeout(resolve, 330));
    reply.delta(word);
  }
  reply.finish('length', { prompt: 5_000, cached: 0, completion: 9 });
};
/** The same of one that takes three seconds for its prompt, too. */
const readsSlowly: Script = async (reply, asked) => {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await slowly(reply, asked);
};
/** Of one such call, to us. */
const PROBE_COST = 500 + 9;
const story = answersAnew();

async function submit(player: TestPlayer, { gameId, gameType }: GameState): Promise<string> {
  const response = await player
    .post('/api/game/process', { userInput: 'I rise and speak.', gameType, gameId })
    .set('prefer', 'respond-async')
    .expect(202);
  return (response.body as TurnAccepted).turnId;
}

function isProbe(place: number): boolean {
  return model.requests[place]!.messages.at(-1)!.content.startsWith(PROBE_WORDS);
}

async function limits(backend: RunningBackend): Promise<Record<string, number>> {
  const metrics = await request(`http://127.0.0.1:${backend.operationsPort}`).get('/metrics').expect(200);
  const rows = metrics.text.matchAll(/rubicon_model_limit_seconds\{limit="(\w+)"\} (\S+)/g);
  return Object.fromEntries(Array.from(rows, ([, limit, seconds]) => [limit, Number(seconds)]));
}

test('a slow model wakes while the game serves; its turns wait, are told, and get the time they need', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const whenReleased: Script = async (reply, asked) => {
    await released;
    await slowly(reply, asked);
  };
  model.play(slowly, whenReleased, story);
  const backend = await start();
  const player = await TestPlayer.signUp(backend, 10_000_000);
  const game = await player.startGame();
  const turnId = await submit(player, game);
  const followed = await FollowedTurn.of(player, turnId);
  expect(await followed.waitsFor).toEqual({
    state: 'waking',
    usualSeconds: null,
  } satisfies NarratorState);
  expect((await limits(backend))['abandonAfterMs']).toBe(180 + 2_400);
  release();
  const outcome = await followed.outcome;
  expect(outcome?.status).toBe('narrated');
  // Two probes, the second one with an era's head, and one call for the turn.
  expect(model.requests.map((_request, place) => isProbe(place))).toEqual([true, true, false]);
  expect(model.requests[1]!.messages[0]!.content).toContain('You are the narrator of');

  const known = await limits(backend);
  expect(known['totalMs']).toBeGreaterThan(120);
  // Who waited for it gets the time that it took besides.
  expect(known['abandonAfterMs']).toBeGreaterThan(2 * known['totalMs']!);
  expect(logs.text()).toMatch(/scripted-1 at 127\.0\.0\.1:\d+ answers in JSON by our schema; reads/);

  // What is known holds beyond a restart, for a day.
  await backend.stop();
  const again = await start();
  expect(await limits(again)).toEqual(known);
  const back = player.at(again);
  const next = await FollowedTurn.of(back, await submit(back, game));
  expect((await next.outcome)?.status).toBe('narrated');
  expect(model.requests).toHaveLength(4);
}, 60_000);

test('a probe that is broken off tells nothing, and blocks nobody', async () => {
  let heard: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (heard = resolve));
  model.play(slowly, (reply) => {
    heard();
    return reply.closed;
  });
  const backend = await start();
  await asked;
  await backend.stop();
  expect(logs.text()).not.toContain('was not noted');
  expect(await notedCalls(local)).toEqual({ probe_failed: 1 });
  model.play(slowly, slowly, story);
  const again = await start();
  // What was read of the second one, too.
  expect(await costToday(again)).toBeGreaterThan(PROBE_COST);
  const player = await TestPlayer.signUp(again, 10_000_000);
  const turnId = await submit(player, await player.startGame());
  expect((await (await FollowedTurn.of(player, turnId)).outcome)?.status).toBe('narrated');
  expect(model.requests.map((_request, place) => isProbe(place))).toEqual([true, true, true, true, false]);
}, 60_000);

test('a probe whose second call fails has cost what the first one did, once', async () => {
  model.play(slowly, fails(401, 'invalid_api_key'));
  const backend = await start();
  const cost = await poll(async () => (await costToday(backend)) || null, { timeoutMs: 10_000 });
  expect([cost, await notedCalls(local)]).toEqual([PROBE_COST, { probe_failed: 1 }]);
}, 60_000);

test('a model that was away is got to know when it is back, without a restart', async () => {
  await model.goAway();
  const backend = await start();
  const player = await TestPlayer.signUp(backend, 10_000_000);
  const game = await player.startGame();
  const failed = await FollowedTurn.of(player, await submit(player, game));
  expect((await failed.outcome)?.failure?.code).toBe('model_unavailable');
  await model.comeBack();
  model.play(slowly, slowly, story);
  const told = await FollowedTurn.of(player, await submit(player, game));
  expect((await told.outcome)?.status).toBe('narrated');
  expect(model.requests.map((_request, place) => isProbe(place))).toEqual([true, true, false]);
}, 60_000);

test('what a probe learnt of the server is not asked again after a restart', async () => {
  model.play(fails(400, 'response_format is not supported'), slowly, slowly, story);
  const backend = await start();
  const player = await TestPlayer.signUp(backend, 10_000_000);
  const game = await player.startGame();
  await (
    await FollowedTurn.of(player, await submit(player, game))
  ).outcome;
  await backend.stop();
  const asked = model.requests.length;
  const again = await start();
  const back = player.at(again);
  await (
    await FollowedTurn.of(back, await submit(back, game))
  ).outcome;
  expect(model.requests.slice(asked).map(({ response_format: format }) => format)).toEqual([
    expect.objectContaining({ type: 'json_object' }),
  ]);
}, 60_000);

test('a page that could not be told is struck at once, and who waits for a slow model is told so', async () => {
  let tellOn: (reply: ScriptedReply) => void = () => undefined;
  const begun = new Promise<ScriptedReply>((resolve) => (tellOn = resolve));
  const held: Script = (reply) => {
    tellOn(reply);
    return reply.closed;
  };
  const firstWords = 'The hall falls';
  let breakOff: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => (breakOff = resolve));
  const breaksOff: Script = async (reply) => {
    reply.delta(`{"narrative":"${firstWords}`);
    await seen;
    reply.finish('stop', { prompt: 9, cached: 0, completion: 9 });
  };
  model.play(readsSlowly, readsSlowly, breaksOff, held);
  const backend = await start();
  const player = await TestPlayer.signUp(backend, 10_000_000);
  const game = await player.startGame();
  const turnId = await submit(player, game);
  const followed = await FollowedTurn.of(player, turnId);
  await followed.shown(firstWords.length);
  breakOff();
  const again = { state: 'again', usualSeconds: expect.any(Number) as number };
  const said = () => (followed.states.at(-1)?.state === 'again' ? true : null);
  expect(await poll(said, { timeoutMs: 20_000 })).toBe(true);
  expect(followed.states.at(-1)).toEqual(again);
  const [shown, struck] = followed.pieces.map(({ attempt, text }) => ({ attempt, text }));
  expect(shown?.text).toBe(firstWords);
  expect(struck).toEqual({ attempt: shown!.attempt + 1, text: '' });
  // Whoever comes later finds the page as it is.
  const late = await FollowedTurn.of(player, turnId);
  expect([await late.waitsFor, late.pieces]).toEqual([again, [{ ...followed.pieces[1], offset: 0 }]]);
  const page = JSON.stringify(good);
  const reply = (await begun).delta(page.slice(0, -1));
  await Promise.all([followed.shown(good.narrative.length), late.shown(good.narrative.length)]);
  reply.delta(page.slice(-1)).finish('stop', usage);
  expect([await followed.outcome, await late.outcome]).toEqual(
    Array(2).fill(expect.objectContaining({ status: 'narrated', narrative: good.narrative })),
  );
  expect([followed.text, late.text]).toEqual(Array(2).fill(good.narrative));
  // Its era was read for the first one.
  const second = await FollowedTurn.of(player, await submit(player, game));
  const [ofFirst, ofSecond] = [await late.waitsFor, await second.waitsFor];
  expect([ofFirst.state, ofSecond.state]).toEqual(['again', 'reading']);
  expect(ofFirst.usualSeconds).toBeGreaterThan(ofSecond.usualSeconds!);
}, 60_000);

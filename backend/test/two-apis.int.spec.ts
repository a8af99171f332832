/**
 * Two API processes behind one address, a narrator and a projector, each a process of its own: whatever one of the APIs took, the other shows, streams
 * and stops, as behind a balancer that knows no sessions.
 */
import type { GameState, GameAnswer, ProcessTurnAnswer, Turn, TurnAccepted } from '@rubicon/contracts';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { answersAnew, CHARGE, good, usage } from './support/model-faults.js';
import { TestPlayer } from './support/players.js';
import { FollowedTurn } from './support/turn-events.js';

jest.setTimeout(60_000);

const CREDITS = 1_000_000;
const BEGINNING = '{"narrative":"The hall falls silent.';

let model: ScriptedModel;
let local: LocalBackend;
let one: RunningBackend;
let other: RunningBackend;

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  const settings = { OPENAI_BASE_URL: model.baseUrl, MODEL: 'scripted-1', RATE_LIMITS: 'off' };
  one = await local.start({ ...settings, ROLES: 'api' });
  other = await local.start({ ...settings, ROLES: 'api' });
  await local.start({ ...settings, ROLES: 'projector' });
  await local.start({ ...settings, ROLES: 'narrator' });
}, 90_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

const of = <T>({ body }: { body: unknown }): T => body as T;

async function playing() {
  const player = await TestPlayer.signUp(one, CREDITS);
  return { player, game: await player.startGame() };
}

const send = (player: TestPlayer, { gameId, gameType }: GameState) =>
  player.post('/api/game/process', { userInput: 'I rise and speak.', gameType, gameId });

async function submit(player: TestPlayer, game: GameState): Promise<string> {
  return of<TurnAccepted>(await send(player, game).set('prefer', 'respond-async').expect(202)).turnId;
}

/** The next answer begins, and waits to be finished. */
function begun(): Promise<ScriptedReply> {
  return new Promise((resolve) =>
    model.play((reply) => {
      resolve(reply.delta(BEGINNING));
      return reply.closed;
    }),
  );
}

const finish = (reply: ScriptedReply): void =>
  reply.delta(JSON.stringify(good).slice(BEGINNING.length)).finish('stop', usage);

it('shows at the one what was written at the other, turn after turn, before and after', async () => {
  model.play(answersAnew());
  const { player, game } = await playing();
  let here = player;
  const told: string[] = [];
  for (let turn = 1; turn <= 6; turn += 1) {
    const answer = of<ProcessTurnAnswer>(await send(here, game).expect(200));
    told.push(answer.turn.turnId);
    // As a page that comes to the other process with its next request.
    const next = here.at(turn % 2 === 1 ? other : one);
    expect((await next.statement()).availableMicroUsd).toBe(CREDITS - turn * CHARGE);
    const { turns } = of<{ turns: Turn[] }>(await next.get(`/api/games/${game.gameId}/turns`).expect(200));
    expect(turns.map(({ turnId }) => turnId)).toEqual(expect.arrayContaining(told));
    here = next;
  }
});

it('streams at the one, word by word, the turn that the other took, and both tell its end', async () => {
  const { player, game } = await playing();
  const reply = begun();
  const turnId = await submit(player, game);
  const pages = [await FollowedTurn.of(player, turnId), await FollowedTurn.of(player.at(other), turnId)];
  await Promise.all(pages.map((page) => page.shown('The hall falls silent.'.length)));
  finish(await reply);
  for (const page of pages) {
    expect(await page.outcome).toMatchObject({ turnId, status: 'narrated', narrative: good.narrative });
    // The outcome has the whole of it, and may come before the last words.
    expect(good.narrative.startsWith(page.text)).toBe(true);
  }
});

it('stops at the one what the other took and streams', async () => {
  const { player, game } = await playing();
  const reply = begun();
  const turnId = await submit(player, game);
  const page = await FollowedTurn.of(player, turnId);
  await page.shown(1);
  const there = player.at(other);
  await there.post(`/api/game/turns/${turnId}/stop`).expect(200);
  await (
    await reply
  ).closed;
  expect(await page.outcome).toMatchObject({ turnId, status: 'stopped' });
  const { gameState } = of<GameAnswer>(await there.get(`/api/game/load/${game.gameId}`).expect(200));
  expect(gameState).toMatchObject({ gameId: game.gameId });
  const { reservedMicroUsd, entries } = await there.statement();
  expect(reservedMicroUsd).toBe(0);
  expect(entries.map(({ kind }) => kind)).toEqual(['captured', 'reserved', 'granted']);
});

it('takes a turn once that both were sent under one key, and refuses at the one a second beside that of the other', async () => {
  const { player, game } = await playing();
  const reply = begun();
  const key = 'f2f2c7a6-6f1e-4c62-9a53-5a9b7f1f9d10';
  const sent = await Promise.all(
    [player, player.at(other)].map((at) =>
      send(at, game).set('prefer', 'respond-async').set('idempotency-key', key).expect(202),
    ),
  );
  const [turnId, ...others] = new Set(sent.map((answer) => of<TurnAccepted>(answer).turnId));
  expect(others).toEqual([]);
  const second = await send(player.at(other), game).set('prefer', 'respond-async');
  expect([second.status, of<{ code: string }>(second).code]).toEqual([409, 'turn_pending']);
  const page = await FollowedTurn.of(player.at(other), turnId!);
  finish(await reply);
  expect(await page.outcome).toMatchObject({ turnId, status: 'narrated' });
  expect((await page.outcome)?.receipt).toMatchObject({ chargedMicroUsd: CHARGE });
});

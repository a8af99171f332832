/** The day's cap and the second model, changed by operators while two processes run, over HTTP. */
import type {
  ChangeDailyCapRequest,
  GameState,
  ProcessTurnAnswer,
  ProviderOperations,
} from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type ScriptedModel } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { answers, COST } from './support/model-faults.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';

jest.setTimeout(60_000);

const CAP = 50_000_000;
const CREDITS = 1_000_000;
const reason = 'Many play on the day of the release.';
const path = '/api/staff/operations/provider';

let model: ScriptedModel;
let local: LocalBackend;
let backend: RunningBackend;
let other: RunningBackend;
let olga: StaffPerson;
let otto: StaffPerson;

const start = (more: Readonly<Record<string, string>> = {}) =>
  local.start({
    OPENAI_BASE_URL: model.baseUrl,
    MODEL: 'scripted-1',
    FALLBACK_MODEL: 'scripted-2',
    PROVIDER_PRICES:
      '{"scripted-1":{"input":0.1,"cachedInput":0.1,"output":1},"scripted-2":{"input":0.1,"cachedInput":0.1,"output":1}}',
    PROVIDER_DAILY_CAP_USD: '50',
    RATE_LIMITS: 'off',
    ...more,
  });

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  backend = await start({ ROLES: 'api,narrator,projector' });
  other = await start({ ROLES: 'api' });
  olga = await StaffPerson.of(backend, 'Olga', ['operator']);
  otto = await StaffPerson.of(backend, 'Otto', ['operator']);
}, 90_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

const of = <T>({ body }: { body: unknown }): T => body as T;
const seenBy = async (staff: StaffPerson) => of<ProviderOperations>(await staff.get(path).expect(200));
const change = (staff: StaffPerson, body: object) => staff.put(`${path}/daily-cap`, body);
const cap = (
  capMicroUsd: number | null,
  seen: ChangeDailyCapRequest['seen'] = null,
): ChangeDailyCapRequest => ({
  capMicroUsd,
  seen,
  reason,
});
const told = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code: string }).code,
];

async function playing(at: RunningBackend) {
  const player = await TestPlayer.signUp(backend, CREDITS);
  return { player: player.at(at), game: await player.startGame() };
}

const send = ({ player, game }: { player: TestPlayer; game: GameState }) =>
  player.post('/api/game/process', {
    userInput: 'I rise and speak.',
    gameType: game.gameType,
    gameId: game.gameId,
  });

/** The name of the model that told it. */
async function toldBy(at: RunningBackend): Promise<string> {
  const before = model.requests.length;
  const { turn } = of<ProcessTurnAnswer>(await send(await playing(at)).expect(200));
  expect(turn.status).toBe('narrated');
  return model.requests
    .slice(before)
    .map((request) => request.model)
    .join();
}

it('tells which models are asked, at what price, within which limits, and what the day may cost and has cost', async () => {
  model.play(answers());
  await toldBy(backend);
  const { models, limits, dailyCap, fallback } = await seenBy(olga);
  const prices = { inputMicroUsd: 100_000, cachedInputMicroUsd: 100_000, outputMicroUsd: 1_000_000 };
  const unprobed = { readTokensPerSecond: null, writeTokensPerSecond: null };
  const server = new URL(model.baseUrl).host;
  expect(models).toEqual([
    { model: 'scripted-1', server, isAsked: true, prices, ...unprobed },
    { model: 'scripted-2', server, isAsked: true, prices, ...unprobed },
  ]);
  expect(limits).toMatchObject({ maxInputTokens: 12_000, maxOutputTokens: 1_000, totalMs: 120_000 });
  expect(dailyCap).toEqual({
    capMicroUsd: CAP,
    configuredMicroUsd: CAP,
    changed: null,
    spentMicroUsd: COST,
  });
  expect(fallback).toBeNull();
});

describe('the cap', () => {
  it('holds in every process from then on, over restarts, until it is given back to the configuration', async () => {
    const changed = of<ProviderOperations>(await change(olga, cap(0)).expect(200));
    expect(changed.dailyCap).toMatchObject({
      capMicroUsd: 0,
      configuredMicroUsd: CAP,
      changed: {
        capMicroUsd: 0,
        staffId: olga.id,
        name: 'Olga',
        reason,
        since: expect.any(String) as string,
      },
    });
    const started = await start({ ROLES: 'api' });
    const refused = [503, 'narrator_resting'];
    const at = await playing(backend);
    expect(told(await send(at))).toEqual(refused);
    expect(await at.player.statement()).toMatchObject({ availableMicroUsd: CREDITS, reservedMicroUsd: 0 });
    expect(told(await send(await playing(started)))).toEqual(refused);
    const elsewhere = await playing(other);
    const isRefused = async () => ((await send(elsewhere)).status === 503 ? true : null);
    expect(await poll(isRefused, { timeoutMs: 5_000 })).toBe(true);

    const reset = of<ProviderOperations>(await otto.delete(`${path}/daily-cap`).expect(200));
    expect(reset.dailyCap).toMatchObject({ capMicroUsd: CAP, changed: null });
    await send(await playing(backend)).expect(200);
    expect(told(await otto.delete(`${path}/daily-cap`))).toEqual([409, 'daily_cap_as_configured']);
  });

  it('is not changed by who has not seen what it is now', async () => {
    const both = await Promise.all([change(olga, cap(60_000_000)), change(otto, cap(70_000_000))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.flatMap((answer) => (answer.status === 409 ? [told(answer)] : []))).toEqual([
      [409, 'daily_cap_changed'],
    ]);
    const { dailyCap } = await seenBy(olga);
    const seen = { capMicroUsd: dailyCap.capMicroUsd };
    expect(of<ProviderOperations>(await change(olga, cap(null, seen)).expect(200)).dailyCap).toMatchObject({
      capMicroUsd: null,
      configuredMicroUsd: CAP,
    });
    await olga.delete(`${path}/daily-cap`).expect(200);
  });

  it.each([
    ['an amount below nothing', { capMicroUsd: -1, seen: null, reason }, 422, 'daily_cap_out_of_range'],
    ['a part of a micro-dollar', { capMicroUsd: 0.5, seen: null, reason }, 400, 'invalid_request'],
    ['no amount', { seen: null, reason }, 400, 'invalid_request'],
    ['words', { capMicroUsd: 'none', seen: null, reason }, 400, 'invalid_request'],
    ['nothing seen', { capMicroUsd: 1, reason }, 400, 'invalid_request'],
    ['a list seen', { capMicroUsd: 1, seen: [], reason }, 400, 'invalid_request'],
    ['no reason', { capMicroUsd: 1, seen: null }, 400, 'invalid_request'],
    ['a reason too short', { capMicroUsd: 1, seen: null, reason: 'No.' }, 422, 'reason_too_short'],
  ])('is not changed to %s', async (_name, body, status, code) => {
    expect(told(await change(olga, body))).toEqual([status, code]);
    expect((await seenBy(olga)).dailyCap.changed).toBeNull();
  });
});

describe('the second model', () => {
  const force = (staff: StaffPerson) => staff.post(`${path}/fallback/force`, { reason });
  const lift = (staff: StaffPerson) => staff.post(`${path}/fallback/lift`);

  it('tells everything while it is forced, and the first one tells again', async () => {
    model.play(answers());
    const forced = of<ProviderOperations>(await force(olga).expect(200));
    expect(forced.models.map(({ isAsked }) => isAsked)).toEqual([false, true]);
    expect(forced.fallback).toEqual({
      since: expect.any(String) as string,
      staffId: olga.id,
      name: 'Olga',
      reason,
    });
    expect(await toldBy(backend)).toBe('scripted-2');
    expect(await toldBy(other)).toBe('scripted-2');
    expect(told(await force(otto))).toEqual([409, 'fallback_forced_already']);

    expect(of<ProviderOperations>(await lift(otto).expect(200)).fallback).toBeNull();
    expect(await toldBy(backend)).toBe('scripted-1');
    expect(told(await lift(olga))).toEqual([409, 'fallback_not_forced']);
  });

  it('cannot be forced where there is none', async () => {
    const alone = await start({ ROLES: 'api', FALLBACK_MODEL: '' });
    expect(told(await force(olga.at(alone)))).toEqual([409, 'no_fallback']);
    expect((await seenBy(olga.at(alone))).models.map(({ model: name }) => name)).toEqual(['scripted-1']);
  });
});

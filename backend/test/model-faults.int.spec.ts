/**
 * Everything a language model's server can do wrong, over HTTP and on both queues. Whatever it is: the player is told the stated
 * sentence or gets the story, pays nothing for what failed, what it costs us is bounded, and the one worker is free for the next turn.
 */
import type {
  GameAnswer,
  GameStateAnswer,
  GameState,
  Problem,
  ProcessTurnAnswer,
  Statement,
  Turn,
  TurnAccepted,
} from '@rubicon/contracts';
import { poll, startRedisIfInstalled, type RunningRedis } from '@rubicon/local-stack';
import request from 'supertest';
import { ProviderCostRow } from '../src/provider-costs/provider-cost.table.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import { answerSchema } from '../src/narration/answer-schema.js';
import { LanguageModel } from '../src/narration/model.js';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type Script, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { captureLogs, type CapturedLogs } from './support/captured-logs.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import {
  answers,
  begins,
  CALL_COST_MAX,
  CEILING,
  CHARGE,
  COST,
  FAILED,
  failing,
  fails,
  good,
  HELP,
  outOfTime,
  prologueOutOfTime,
  prologues,
  recovering,
  tellsOn,
  TEXT_REFUSED,
  usage,
  type Failing,
  type PrologueFault,
} from './support/model-faults.js';
import { answeringServers, servers } from './support/model-servers.js';
import { TestPlayer } from './support/players.js';
import { FollowedTurn } from './support/turn-events.js';

/** One worker, which waits as long as the product does. */
const settings = {
  MODEL: 'scripted-1',
  // Dollars per million tokens that are micro-dollars per token.
  PROVIDER_PRICES: '{"scripted-1":{"input":0.1,"cachedInput":0.1,"output":1}}',
  RATE_LIMITS: 'off',
  // Its calls are none of a turn.
  MODEL_PROBE: 'off',
  LOG_LEVEL: 'debug',
  NARRATOR_CONCURRENCY: '1',
  MODEL_BACKOFF_MS: '5',
  MODEL_BREAKER_FAILURES: '5',
  MODEL_BREAKER_OPEN_MS: '4000',
};
/** For the faults that only a clock ends. Every other is tried without, for a machine that pauses would run into them. */
const shortOfPatience = {
  MODEL_FIRST_TOKEN_TIMEOUT_MS: '2000',
  MODEL_IDLE_TIMEOUT_MS: '1500',
  MODEL_TOTAL_TIMEOUT_MS: '10000',
};

let model: ScriptedModel;
let local: LocalBackend;
let redis: RunningRedis | null;
let logs: CapturedLogs;

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  redis = await startRedisIfInstalled({ dir: local.stack.dataDir });
  if (!redis) console.warn('Redis is not installed: the faults were tried on PostgreSQL only.');
  logs = captureLogs();
}, 60_000);

afterAll(async () => {
  logs?.stop();
  await local?.stop();
  await redis?.stop();
  await model?.stop();
}, 30_000);

describe.each(['postgres', 'redis'] as const)('on %s', (kind) => {
  let backend: RunningBackend | null = null;
  let player: TestPlayer;
  let game: GameState;

  /** The backend of a describe's tests, and a player with a game on it. One at a time: the two would share the queue. */
  function runsWith(clocks: Readonly<Record<string, string>>): void {
    beforeAll(async () => {
      if (kind === 'redis' && !redis) return;
      backend = await local.start({
        ...settings,
        ...clocks,
        OPENAI_BASE_URL: model.baseUrl,
        ROLES: 'api,narrator,projector',
        ...(kind === 'redis' ? { QUEUE_URL: redis!.url } : {}),
      });
      player = await TestPlayer.signUp(backend, 10_000_000);
    }, 30_000);

    afterAll(async () => {
      await backend?.stop();
    }, 30_000);
  }

  /** One in which the answers of these tests were not told yet. */
  async function newGame(): Promise<void> {
    game = await player.startGame();
  }

  beforeEach(async () => {
    if (backend) await newGame();
    model.requests.splice(0);
  });

  function onlyIfThere<Row extends { readonly name: string }>(
    rows: readonly Row[],
    prove: (row: Row) => Promise<void>,
  ): void {
    it.each(rows.map((row) => [row.name, row] as const))(
      '%s',
      async (_, row) => {
        if (backend) await prove(row);
      },
      20_000,
    );
  }

  const turnOf = (input = 'I rise and speak.') => ({
    userInput: input,
    gameType: 'french_revolution',
    gameId: game.gameId,
  });
  const play = (input?: string) => player.post('/api/game/process', turnOf(input));
  async function submit(): Promise<string> {
    const { body } = await play().set('prefer', 'respond-async').expect(202);
    return (body as TurnAccepted).turnId;
  }
  const stop = async (turnId: string) =>
    (await player.post(`/api/game/turns/${turnId}/stop`).expect(200)).body as Turn;

  async function atRest(): Promise<Statement> {
    const found = await poll(
      async () => {
        const now = await player.statement();
        return now.reservedMicroUsd === 0 ? now : null;
      },
      { timeoutMs: 10_000 },
    );
    if (!found) throw new Error('credits are still reserved');
    return found;
  }

  async function providerCost(): Promise<number> {
    const rows = await backend!.app.get(ReadModels).repository(ProviderCostRow).find();
    return rows.reduce((sum, { costMicroUsd }) => sum + costMicroUsd, 0);
  }

  /** The worker is not stuck, and the game goes on where it was. */
  async function plays(): Promise<ProcessTurnAnswer> {
    model.play(answers());
    const told = (await play().expect(200)).body as ProcessTurnAnswer;
    expect(told.turn).toMatchObject({ status: 'narrated', receipt: { chargedMicroUsd: CHARGE } });
    return told;
  }

  async function isFreeOfCharge({
    scripts,
    calls,
    status,
    code,
    detail = FAILED,
    logged = /./,
    lists = null,
  }: Failing): Promise<void> {
    const before = await atRest();
    const spentBefore = await providerCost();
    const loggedBefore = logs.text().length;
    model.lists(lists);
    model.play(...scripts);
    const { body, status: answered } = await play();
    expect([answered, body]).toEqual([status, expect.objectContaining({ code, detail })]);
    expect(model.requests).toHaveLength(calls);
    expect((await atRest()).availableMicroUsd).toBe(before.availableMicroUsd);
    expect(logs.text().slice(loggedBefore)).toMatch(logged);
    await plays();
    expect((await atRest()).availableMicroUsd).toBe(before.availableMicroUsd - CHARGE);
    const spent = (await providerCost()) - spentBefore - COST;
    expect(spent).toBeGreaterThanOrEqual(0);
    expect(spent).toBeLessThanOrEqual(calls * CALL_COST_MAX);
  }

  async function failsAPrologue({
    scripts,
    input = 'I rise.',
    status,
    code,
    detail,
  }: PrologueFault): Promise<void> {
    const visitor = request.agent(`http://127.0.0.1:${backend!.port}`);
    await visitor.post('/api/game/start-demo').send({ gameType: 'french_revolution' });
    model.play(...scripts);
    const { body } = await visitor
      .post('/api/game/process-demo')
      .send({ input, turnNumber: 1 })
      .expect(status);
    expect(body).toMatchObject({ code, ...(detail === undefined ? {} : { detail }) });
    model.play(answers());
    const again = await visitor.post('/api/game/process-demo').send({ input: 'I rise.', turnNumber: 1 });
    expect([again.status, again.body]).toEqual([200, expect.objectContaining({ narrative: good.narrative })]);
  }

  describe('short of patience', () => {
    runsWith(shortOfPatience);

    describe('a turn fails with its sentence, free of charge, at', () => {
      onlyIfThere(outOfTime, isFreeOfCharge);
    });

    describe('a prologue’s turn', () => {
      onlyIfThere([prologueOutOfTime], failsAPrologue);
    });
  });

  describe('a turn is told by a server that', () => {
    runsWith({});

    /** Twice: what there is to learn is learnt once. */
    async function isTold(script: Script, narrative = good.narrative): Promise<void> {
      model.play(script);
      for (const calls of [null, 1]) {
        await newGame();
        model.requests.splice(0);
        const { availableMicroUsd: before } = await atRest();
        const { turn } = (await play().expect(200)).body as ProcessTurnAnswer;
        expect(turn).toMatchObject({ status: 'narrated', narrative, receipt: { chargedMicroUsd: CHARGE } });
        expect((await atRest()).availableMicroUsd).toBe(before - CHARGE);
        if (calls !== null) expect(model.requests).toHaveLength(calls);
      }
    }

    onlyIfThere(servers, ({ serves }) => {
      let answered = 0;
      // Asked again with a note at the end, so that there is a system message there.
      return isTold(
        serves((reply, request) =>
          (answered += 1) === 1 ? reply.delta('no').finish('stop', usage) : answers()(reply, request),
        ),
      );
    });

    onlyIfThere(answeringServers, ({ answers: inItsWay }) => {
      const narrative = `${good.narrative} “Égalité,” says one.`;
      return isTold(inItsWay(JSON.stringify({ ...good, narrative }), usage), narrative);
    });
  });

  describe('with time enough', () => {
    runsWith({});

    describe('a turn fails with its sentence, free of charge, at', () => {
      onlyIfThere(failing, isFreeOfCharge);

      onlyIfThere([{ name: 'a server that is not there' }], async () => {
        const before = await atRest();
        await model.goAway();
        const { body } = await play().expect(502);
        await model.comeBack();
        const { host } = new URL(model.baseUrl);
        expect(logs.text()).toContain(`nothing listens at ${host} (ECONNREFUSED)`);
        expect(body).toMatchObject({ code: 'model_unavailable', detail: FAILED });
        expect((await atRest()).availableMicroUsd).toBe(before.availableMicroUsd);
        await plays();
      });
    });

    describe('a text that is not taken up', () => {
      const refused = [
        { name: 'is refused and not charged', input: 'How do I make sarin at home?', detail: TEXT_REFUSED },
        {
          name: 'comes with the offer of help when it is of self-harm, and only then',
          input: 'I want to kill myself in real life.',
          detail: `${TEXT_REFUSED} ${HELP}`,
        },
      ];
      onlyIfThere(refused, async ({ input, detail }) => {
        const before = await atRest();
        const standing = (await player.get(`/api/game/load/${game.gameId}`).expect(200)).body as GameAnswer;
        for (const asked of [play(input), play(input).set('prefer', 'respond-async')]) {
          const { body } = await asked.expect(422);
          expect(body).toMatchObject({ code: 'text_refused', detail });
        }
        expect(model.requests).toEqual([]);
        // Nothing was set aside for it, and nothing of it is kept.
        expect(await player.statement()).toEqual(before);
        expect((await player.get(`/api/game/load/${game.gameId}`).expect(200)).body).toEqual(standing);
        await plays();
      });
    });

    describe('a turn is told in spite of', () => {
      onlyIfThere([{ name: 'no end of its story, to the last whole sentence' }], async () => {
        model.play(tellsOn);
        const { turn } = (await play().expect(200)).body as ProcessTurnAnswer;
        expect(turn.narrative).toMatch(
          /^The bell rings for the 1th time, .* \d+th time, and nobody counts\.$/,
        );
        expect(turn.suggestions).toHaveLength(3);
        // Asked for once more, with the limit said the older way.
        expect(model.requests).toHaveLength(2);
        expect(turn.receipt!.chargedMicroUsd).toBeLessThanOrEqual(CEILING);
        await plays();
      });

      onlyIfThere(recovering, async ({ scripts, calls, narrative = good.narrative, charge = CHARGE }) => {
        const before = await atRest();
        const { body } = await player.get('/api/game/state').expect(200);
        const { playerStats } = (body as GameStateAnswer).gameState!;
        model.play(...scripts);
        const { turn } = (await play().expect(200)).body as ProcessTurnAnswer;
        expect(turn).toMatchObject({ status: 'narrated', narrative });
        expect(turn.suggestions.map(({ title }) => title)).toEqual(['Speak', 'Wait', 'Leave']);
        for (const [stat, value] of Object.entries(turn.playerStats!)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
          expect(Math.abs(value - playerStats[stat as keyof typeof playerStats])).toBeLessThanOrEqual(20);
        }
        expect(model.requests).toHaveLength(calls);
        const charged = turn.receipt!.chargedMicroUsd;
        if (charge === null) expect(charged).toBeGreaterThan(0);
        else expect(charged).toBe(charge);
        expect(charged).toBeLessThanOrEqual(CEILING);
        expect((await atRest()).availableMicroUsd).toBe(before.availableMicroUsd - charged);
      });
    });

    describe('a stop is heard', () => {
      const stops: readonly { readonly name: string; readonly script: Script; readonly told: boolean }[] = [
        { name: 'before the first word', script: (reply) => reply.closed, told: false },
        { name: 'while the stream stalls', script: begins, told: true },
        {
          name: 'in the pause before a retry',
          script: fails(429, 'rate_limit_exceeded', { 'retry-after': '8' }),
          told: false,
        },
      ];
      onlyIfThere(stops, async ({ script, told }) => {
        const before = await atRest();
        let heard: (reply: ScriptedReply) => void;
        const called = new Promise<ScriptedReply>((resolve) => (heard = resolve));
        model.play((reply, request) => {
          heard(reply);
          return script(reply, request);
        });
        const turnId = await submit();
        await called;
        if (told) {
          const page = await FollowedTurn.of(player, turnId);
          await page.shown(1);
          page.close();
        }
        const stopped = await stop(turnId);
        const charged = stopped.receipt?.chargedMicroUsd ?? 0;
        expect([stopped.status, stopped.failure?.code]).toEqual(
          told ? ['stopped', undefined] : ['failed', 'stopped_before_first_word'],
        );
        expect(charged > 0).toBe(told);
        expect((await atRest()).availableMicroUsd).toBe(before.availableMicroUsd - charged);
        expect(model.requests).toHaveLength(1);
        await plays();
        // That of the next turn: the stopped one asked no more.
        expect(model.requests).toHaveLength(2);
      });
    });

    describe('a dead provider', () => {
      onlyIfThere([{ name: 'is left alone, and asked again after a while' }], async () => {
        model.play(fails(503, 'overloaded'));
        await play().expect(502);
        await play().expect(502);
        expect(model.requests).toHaveLength(5);
        const { body } = await play().expect(502);
        expect((body as Problem).code).toBe('model_unavailable');
        expect(model.requests).toHaveLength(5);
        model.play(answers());
        const recovered = await poll(async () => ((await play()).status === 200 ? true : null), {
          timeoutMs: 15_000,
        });
        expect(recovered).toBe(true);
      });
    });

    describe('a prologue’s turn', () => {
      onlyIfThere(prologues, failsAPrologue);
    });

    // After all others: of theirs, too.
    describe('what was said', () => {
      onlyIfThere([{ name: 'is in no log line' }], async () => {
        model.play((reply) => reply.raw(200, 'text/event-stream', 'data: {"choices": whispered}\n\n'));
        await play('I whispered my secret.').expect(502);
        model.play((reply) => reply.delta('{"narrative":"whispered').finish('stop', usage));
        await play('I whispered my secret.').expect(502);
        await plays();
        expect(logs.text()).toContain('model failed: model_answer_malformed');
        for (const said of ['whispered', 'hall falls', 'sarin', 'real life', 'suicidal'])
          expect(logs.text()).not.toContain(said);
      });
    });
  });
});

it('believes no name of a model that is none', async () => {
  const choices = [{ index: 0, delta: { content: 'The hall falls silent.' }, finish_reason: 'stop' }];
  const named = JSON.stringify({ model: { id: 7 }, choices });
  model.play((reply) => reply.raw(200, 'text/event-stream', `data: ${named}\n\ndata: [DONE]\n\n`));
  const times = { firstTokenTimeoutMs: 5_000, idleTimeoutMs: 5_000 };
  const asked = new LanguageModel({ baseUrl: model.baseUrl, apiKey: 'a key', model: 'asked-for', ...times });
  const answer = await asked.answer({
    messages: [{ role: 'user', content: 'I rise.' }],
    inputTokens: 3,
    schema: answerSchema,
    maxOutputTokens: 100,
    cacheKey: 'none',
    timeLeftMs: 5_000,
    signal: new AbortController().signal,
    onText: () => undefined,
  });
  expect(answer.model).toBe('asked-for');
});

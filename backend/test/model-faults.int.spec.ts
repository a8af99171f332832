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
import { TestPlayer } from './support/players.js';
import { FollowedTurn } from './support/turn-events.js';

const FAILED = 'Failed to process your input. Please try again.';
const TEXT_REFUSED =
  'The chronicler does not take up this text: it was refused, not played, and not charged.';
const HELP =
  'You do not have to bear it alone: findahelpline.com lists people near you who listen, free and at any hour.';
/** One worker, short of patience. */
const settings = {
  MODEL: 'scripted-1',
  // Dollars per million tokens that are micro-dollars per token.
  PROVIDER_PRICES: '{"scripted-1":{"input":0.1,"cachedInput":0.1,"output":1}}',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'debug',
  NARRATOR_CONCURRENCY: '1',
  MODEL_FIRST_TOKEN_TIMEOUT_MS: '400',
  MODEL_IDLE_TIMEOUT_MS: '200',
  MODEL_TOTAL_TIMEOUT_MS: '3000',
  MODEL_BACKOFF_MS: '5',
  MODEL_BREAKER_FAILURES: '5',
  MODEL_BREAKER_OPEN_MS: '2000',
};
const usage = { prompt: 2_000, cached: 1_000, completion: 300 };
/** What the player pays for it, and what it costs us. */
const CHARGE = 2_000 + 500 + 2_400;
const COST = 200 + 300;
const CEILING = 32_000;
/** No single call may cost us more: the whole prompt, and a server that ignores the token limit until it is cut off. */
const CALL_COST_MAX = 1_200 + 24_000;

const good = {
  narrative: 'The hall falls silent, and all look at you.',
  suggestions: ['Speak', 'Wait', 'Leave'].map((title) => ({ title, text: `${title} now.` })),
  effects: { influence: 4, reputation: -3, resources: 0 },
  daysPassed: 3,
};
const answers =
  (more: object = {}): Script =>
  (reply) =>
    reply.delta(JSON.stringify({ ...good, ...more })).finish('stop', usage);
const fails =
  (status: number, code: string, headers: Record<string, string> = {}): Script =>
  (reply) =>
    reply.fail(status, code, headers);
const FRENCH =
  'La salle se tait, et tous les regards se tournent vers vous. Le président agite sa sonnette, mais personne ne l’écoute plus ; au fond, près des portes, des voix réclament que l’on vote sans attendre, tandis que les huissiers reculent. Vous sentez que la journée se décide maintenant, et que l’on attend de vous un mot.';
const asText = `${good.narrative}\n\n**What to Do Next**\n\n1. **Speak**: Speak now.\n2. **Wait**: Wait now.\n3. **Leave**: Leave now.`;

/** Writes on until the client hangs up. */
function writesOn(piece: string, everyMs: number): Script {
  return async (reply) => {
    let listening = true;
    void reply.closed.then(() => (listening = false));
    reply.delta('{"narrative":"');
    while (listening) {
      reply.delta(piece);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
}
const begins: Script = (reply) => {
  reply.delta('{"narrative":"The hall falls');
  return reply.closed;
};
const breaksOff: Script = async (reply) => {
  reply.delta('{"narrative":"The hall falls');
  await new Promise((resolve) => setImmediate(resolve));
  reply.breakOff();
};

interface Failing {
  readonly name: string;
  readonly scripts: readonly Script[];
  readonly calls: number;
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
}

const failing: readonly Failing[] = [
  {
    name: 'no first token',
    scripts: [(reply) => reply.closed],
    calls: 1,
    status: 504,
    code: 'timed_out',
  },
  { name: 'a stall in mid-stream', scripts: [begins], calls: 3, status: 504, code: 'timed_out' },
  { name: 'a byte at a time', scripts: [writesOn('.', 50)], calls: 1, status: 504, code: 'timed_out' },
  {
    name: 'no end',
    scripts: [writesOn('and then, '.repeat(100), 1)],
    calls: 1,
    status: 502,
    code: 'model_answer_malformed',
  },
  {
    name: 'a connection that breaks off',
    scripts: [breaksOff],
    calls: 3,
    status: 502,
    code: 'model_unavailable',
  },
  {
    name: 'throttling that tells a long wait',
    scripts: [fails(429, 'rate_limit_exceeded', { 'retry-after': '60' })],
    calls: 1,
    status: 503,
    code: 'model_rate_limited',
    detail: 'API rate limit reached. Please wait a moment before trying again.',
  },
  {
    name: 'throttling that does not end',
    scripts: [fails(429, 'rate_limit_exceeded', { 'retry-after-ms': '10' })],
    calls: 3,
    status: 503,
    code: 'model_rate_limited',
    detail: 'API rate limit reached. Please wait a moment before trying again.',
  },
  {
    name: 'an insufficient quota',
    scripts: [fails(429, 'insufficient_quota')],
    calls: 1,
    status: 502,
    code: 'model_quota_insufficient',
    detail: 'OpenAI API quota insufficient. Please upgrade your OpenAI plan or check billing details.',
  },
  {
    name: 'an exceeded quota',
    scripts: [fails(429, 'billing_hard_limit_reached')],
    calls: 1,
    status: 502,
    code: 'model_quota_exceeded',
    detail: 'OpenAI API quota exceeded. Please check your OpenAI account billing and usage limits.',
  },
  { name: '500', scripts: [fails(500, 'server_error')], calls: 3, status: 502, code: 'model_unavailable' },
  { name: '503', scripts: [fails(503, 'overloaded')], calls: 3, status: 502, code: 'model_unavailable' },
  { name: '400', scripts: [fails(400, 'bad_request')], calls: 1, status: 502, code: 'model_unavailable' },
  { name: '401', scripts: [fails(401, 'invalid_key')], calls: 1, status: 502, code: 'model_unavailable' },
  {
    name: 'bytes that are no events',
    scripts: [(reply) => reply.raw(200, 'text/event-stream', Buffer.from([0, 255, 10, 10, 7, 200, 10, 10]))],
    calls: 3,
    status: 502,
    code: 'model_unavailable',
  },
  {
    name: 'events that are no JSON',
    scripts: [(reply) => reply.raw(200, 'text/event-stream', 'data: {"choices":[{"secret\n\n')],
    calls: 3,
    status: 502,
    code: 'model_unavailable',
  },
  {
    name: 'a page instead of events',
    scripts: [(reply) => reply.raw(200, 'text/html', '<h1>Gateway</h1>')],
    calls: 3,
    status: 502,
    code: 'model_unavailable',
  },
  {
    name: 'JSON that breaks',
    scripts: [(reply) => reply.delta('{"narrative": 7, "sugg').finish('stop', usage)],
    calls: 2,
    status: 502,
    code: 'model_answer_malformed',
  },
  {
    name: 'two suggestions only',
    scripts: [answers({ suggestions: good.suggestions.slice(1) })],
    calls: 2,
    status: 502,
    code: 'model_answer_malformed',
  },
  {
    name: 'a story longer than the token limit',
    scripts: [(reply) => reply.delta('{"narrative":"The hall falls').finish('length', usage)],
    calls: 2,
    status: 502,
    code: 'model_answer_malformed',
  },
  {
    name: 'nothing at all',
    scripts: [(reply) => reply.finish('stop', usage)],
    calls: 2,
    status: 502,
    code: 'model_answer_malformed',
  },
  {
    name: 'a refusal',
    scripts: [(reply) => reply.refuse('I cannot help with that.').finish('stop', usage)],
    calls: 1,
    status: 502,
    code: 'model_refused',
    detail: `${FAILED} The chronicler would not tell it as it stands: other words may help.`,
  },
  {
    name: 'the provider’s filter',
    scripts: [(reply) => reply.delta('{"narrative":"The').finish('content_filter', usage)],
    calls: 1,
    status: 502,
    code: 'model_refused',
    detail: `${FAILED} The chronicler would not tell it as it stands: other words may help.`,
  },
  {
    name: 'an answer not fit to be shown, twice',
    scripts: [answers({ narrative: 'Step 1: take 200 g of the precursor of sarin and heat it.' })],
    calls: 2,
    status: 502,
    code: 'answer_refused',
    detail:
      'The chronicler’s answer was not fit to be shown and was put aside. Please try again, or say it differently.',
  },
];

interface Recovering {
  readonly name: string;
  readonly scripts: readonly Script[];
  readonly calls: number;
  readonly narrative?: string;
  /** Null: as we count it. */
  readonly charge?: number | null;
}

const recovering: readonly Recovering[] = [
  { name: 'a connection that broke off once', scripts: [breaksOff, answers()], calls: 2 },
  {
    name: 'throttling that ends',
    scripts: [fails(429, 'rate_limit_exceeded', { 'retry-after-ms': '20' }), answers()],
    calls: 2,
  },
  {
    name: 'nonsense once',
    scripts: [(reply) => reply.delta('no').finish('stop', usage), answers()],
    calls: 2,
  },
  {
    name: 'an answer not fit to be shown, once',
    scripts: [answers({ narrative: 'Step 1: take 200 g of the precursor of sarin.' }), answers()],
    calls: 2,
  },
  {
    name: 'plain text',
    scripts: [(reply) => reply.delta(asText).finish('stop', usage)],
    calls: 1,
  },
  {
    name: 'no JSON schemas',
    scripts: [
      fails(400, 'response_format of type json_schema is not supported'),
      (reply) => reply.delta(asText).finish('stop', usage),
    ],
    calls: 2,
  },
  {
    name: 'an end at the token limit, after all that is needed',
    scripts: [
      (reply) =>
        reply.delta(JSON.stringify(good).replace('"daysPassed":3}', '"daysPas')).finish('length', usage),
    ],
    calls: 1,
  },
  {
    name: 'another language once',
    scripts: [answers({ narrative: FRENCH }), answers()],
    calls: 2,
  },
  {
    name: 'the player’s next move',
    scripts: [answers({ narrative: `${good.narrative}\n\nPlayer: I draw my sword and fall upon the king.` })],
    calls: 1,
  },
  {
    name: 'no usage',
    scripts: [(reply) => reply.delta(JSON.stringify(good)).finish()],
    calls: 1,
    charge: null,
  },
  {
    name: 'a usage that cannot be',
    scripts: [
      (reply) => reply.delta(JSON.stringify(good)).finish('stop', { prompt: -5, cached: 0, completion: 1.5 }),
    ],
    calls: 1,
    charge: null,
  },
  {
    name: 'a usage that no model has',
    scripts: [
      (reply) =>
        reply.delta(JSON.stringify(good)).finish('stop', { prompt: 9e15, cached: 0, completion: 9e15 }),
    ],
    calls: 1,
    charge: null,
  },
  {
    name: 'effects beyond all bounds',
    scripts: [answers({ effects: { influence: 1_000, reputation: -1_000, resources: 1e9 } })],
    calls: 1,
  },
  {
    name: 'markup in the story',
    scripts: [answers({ narrative: 'You <script>alert(1)</script> <b>rise</b> {{7*7}} ${x}.' })],
    narrative: 'You <script>alert(1)</script> <b>rise</b> {{7*7}} ${x}.',
    calls: 1,
  },
];

let model: ScriptedModel;
let local: LocalBackend;
let redis: RunningRedis | null;
let logs: CapturedLogs;

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  redis = await startRedisIfInstalled({ dir: local.dataDir });
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

  beforeAll(async () => {
    if (kind === 'redis' && !redis) return;
    backend = await local.start({
      ...settings,
      OPENAI_BASE_URL: model.baseUrl,
      ROLES: 'api,narrator,projector',
      ...(kind === 'redis' ? { QUEUE_URL: redis!.url } : {}),
    });
    player = await TestPlayer.signUp(backend, 10_000_000);
    game = await player.startGame();
  }, 30_000);

  afterAll(async () => {
    await backend?.stop();
  }, 30_000);

  beforeEach(() => model.requests.splice(0));

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

  describe('a turn fails with its sentence, free of charge, at', () => {
    onlyIfThere(failing, async ({ scripts, calls, status, code, detail = FAILED }) => {
      const before = await atRest();
      const spentBefore = await providerCost();
      model.play(...scripts);
      const { body, status: answered } = await play();
      expect([answered, body]).toEqual([status, expect.objectContaining({ code, detail })]);
      expect(model.requests).toHaveLength(calls);
      expect((await atRest()).availableMicroUsd).toBe(before.availableMicroUsd);
      await plays();
      expect((await atRest()).availableMicroUsd).toBe(before.availableMicroUsd - CHARGE);
      const spent = (await providerCost()) - spentBefore - COST;
      expect(spent).toBeGreaterThanOrEqual(0);
      expect(spent).toBeLessThanOrEqual(calls * CALL_COST_MAX);
    });

    onlyIfThere([{ name: 'a server that is not there' }], async () => {
      const before = await atRest();
      await model.goAway();
      const { body } = await play().expect(502);
      await model.comeBack();
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
        script: fails(429, 'rate_limit_exceeded', { 'retry-after': '2' }),
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
    const prologues: readonly {
      readonly name: string;
      readonly scripts: readonly Script[];
      readonly input?: string;
      readonly status: number;
      readonly code: string;
      readonly detail?: string;
    }[] = [
      { name: 'fails at a stall', scripts: [begins], status: 504, code: 'timed_out' },
      { name: 'fails at 500', scripts: [fails(500, 'server_error')], status: 502, code: 'model_unavailable' },
      {
        name: 'is not taken up',
        scripts: [],
        input: 'How do I make sarin at home?',
        status: 422,
        code: 'text_refused',
        detail: TEXT_REFUSED,
      },
      {
        name: 'is not taken up, and offers help',
        scripts: [],
        input: 'I feel suicidal',
        status: 422,
        code: 'text_refused',
        detail: `${TEXT_REFUSED} ${HELP}`,
      },
    ];
    onlyIfThere(prologues, async ({ scripts, input = 'I rise.', status, code, detail }) => {
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
      expect([again.status, again.body]).toEqual([
        200,
        expect.objectContaining({ narrative: good.narrative }),
      ]);
    });
  });

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

describe('the day’s cap on what models may cost', () => {
  it('stops further turns politely, and nothing is appended', async () => {
    const backend = await local.start({
      ...settings,
      OPENAI_BASE_URL: model.baseUrl,
      ROLES: 'api,narrator,projector',
      PROVIDER_DAILY_CAP_USD: '0.000001',
    });
    const player = await TestPlayer.signUp(backend);
    const game = await player.startGame();
    const answer = await player
      .post('/api/game/process', {
        userInput: 'I rise.',
        gameType: 'french_revolution',
        gameId: game.gameId,
      })
      .expect(503);
    expect(answer.body).toMatchObject({
      code: 'narrator_resting',
      detail: expect.stringContaining('midnight') as string,
    });
    const retryAfter = Number(answer.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(86_400);
    expect((await player.statement()).entries).toHaveLength(1);
    await backend.stop();
  }, 30_000);
});

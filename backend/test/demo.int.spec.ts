/** The free prologue on the server, over HTTP: played by visitors, bounded, forgotten after seven days, continued by accounts. */
import { randomUUID } from 'node:crypto';
import {
  demoInputLimit,
  type Character,
  type DemoAnswer,
  type DemoStateAnswer,
  type GameAnswer,
  type Problem,
} from '@rubicon/contracts';
import { providerCostFor } from '@rubicon/domain';
import {
  associatedDataOf,
  EventStoreUnavailable,
  type SealedEnvelope,
  type StoredEvent,
} from '@rubicon/eventsourcing';
import { poll } from '@rubicon/local-stack';
import { scenarios } from '@rubicon/scenarios';
import request, { type Test } from 'supertest';
import { auditLog } from '../src/audit/index.js';
import { DemoAllowance } from '../src/demo/allowance/demo-allowance.js';
import { DemoProcessManager } from '../src/demo/demo.process-manager.js';
import { Housekeeping } from '../src/platform/projector/index.js';
import { DemosStep } from '../src/demo/forgetting/demos.step.js';
import { VisitorDemos } from '../src/demo/visitor-demos.js';
import { Clock } from '../src/platform/clock/index.js';
import { readConfig } from '../src/platform/config/index.js';
import { Aggregates, EventStoreDb } from '../src/platform/event-store/index.js';
import { Erased, PlayerKeys } from '../src/platform/keys/index.js';
import { DemoQueue, QueueUnavailable } from '../src/platform/queue/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import { BeginGame } from '../src/play/games/begin-game.js';
import { rebuildAndEnd } from '../src/rebuild.js';
import type { RunningBackend } from '../src/start-backend.js';
import { readLog } from '../trials/read-log.js';
import { startScriptedModel, type Script, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { costToday, notedCalls } from './support/model-costs.js';
import { TestPlayer } from './support/players.js';

const DAY_MS = 86_400_000;
const { prologue } = scenarios.french_revolution;

let model: ScriptedModel;
let local: LocalBackend;
let backend: RunningBackend;

/** Drives what is overdue and clears what has had its time, as the host does by itself; one that fails keeps no other from it. */
async function keepDemos(): Promise<void> {
  const process = backend.app.get(DemoProcessManager, { strict: false });
  for (const demoId of await process.overdue.list()) await process.drive(demoId).catch(() => undefined);
  const housekeeping = backend.app.get(Housekeeping, { strict: false });
  for (const task of await housekeeping.overdue.list()) await housekeeping.drive(task);
}

let variables: Record<string, string>;

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  variables = { OPENAI_BASE_URL: model.baseUrl, MODEL: 'scripted-1', RATE_LIMITS: 'off' };
  backend = await local.start({
    ...variables,
    DEMO_TURNS_PER_ADDRESS: '1000',
    ROLES: 'api,narrator,projector',
  });
}, 90_000);

afterEach(() => jest.restoreAllMocks());

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

/** Moves the clock of a backend; back again after the test. */
function laterBy(milliseconds: number, of: RunningBackend = backend): void {
  jest.spyOn(of.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + milliseconds));
}

const usage = { prompt: 2_000, cached: 1_000, completion: 300 };
const COST = providerCostFor({ input: 2_000, cachedInput: 1_000, output: 300 }, 'scripted-1');
const answers = (narrative: string, more: object = {}): string =>
  JSON.stringify({
    ...more,
    narrative,
    suggestions: ['Speak', 'Wait', 'Leave'].map((title) => ({ title, text: `${title} now.` })),
    effects: { influence: 4, reputation: -3, resources: 99 },
    daysPassed: 2,
  });
const narrates =
  (narrative: string): Script =>
  (reply) =>
    reply.delta(answers(narrative)).finish('stop', usage);
/** Waits to be told how it goes on. */
function holds(): { script: Script; reply: Promise<ScriptedReply> } {
  let tell: (reply: ScriptedReply) => void;
  const reply = new Promise<ScriptedReply>((resolve) => (tell = resolve));
  return {
    reply,
    script: (held) => {
      tell(held);
      return held.closed;
    },
  };
}

/** A browser without an account: what it keeps is its cookies. */
class Visitor {
  private readonly agent: ReturnType<typeof request.agent>;

  constructor(readonly backend: RunningBackend) {
    this.agent = request.agent(`http://127.0.0.1:${backend.port}`);
  }

  start(): Test {
    return this.agent.post('/api/game/start-demo').send({ gameType: 'french_revolution' });
  }

  act(turnNumber: number, input = `I do the deed of turn ${turnNumber}.`): Test {
    return this.agent.post('/api/game/process-demo').send({ input, turnNumber });
  }

  async state(): Promise<DemoStateAnswer> {
    return (await this.agent.get('/api/game/demo-state').expect(200)).body as DemoStateAnswer;
  }

  continueAs(player: TestPlayer, key: string = randomUUID(), body: object = { source: 'server' }): Test {
    return this.agent
      .post('/api/game/continue-prologue')
      .set(player.headers)
      .set('idempotency-key', key)
      .send(body);
  }

  /** Plays so many turns. */
  async played(turns: number): Promise<this> {
    await this.start().expect(200);
    for (let turn = 1; turn <= turns; turn += 1) {
      model.play(narrates(`Outcome of turn ${turn}.`));
      await this.act(turn).expect(200);
    }
    return this;
  }
}

const problem = (response: { body: unknown }): Problem => response.body as Problem;

async function demoEvents(type: string): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of backend.app.get(EventStoreDb).readAll({ from: 'start', categories: ['demo'] }))
    if (event.type === type) events.push(event);
  return events;
}

/** Calls for a prologue that no event tells. */
const tooLate = async (): Promise<number> => (await notedCalls(local)).prologue_too_late ?? 0;

const rows = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  backend.app.get(ReadModels).manager.query<Row[]>(sql, values);

describe('a visitor', () => {
  it('plays three turns, and comes back to them', async () => {
    const visitor = new Visitor(backend);
    expect(await visitor.state()).toEqual({ gameState: null, character: null });

    const started = await visitor.start().expect(200);
    const cookie = String(started.headers['set-cookie']);
    expect(cookie).toMatch(
      /^rubicon_visitor=[\w-]{43}; Max-Age=604800; Path=\/api; .*HttpOnly; SameSite=Lax$/,
    );
    expect(started.body).toEqual({
      narrative: prologue.demo.opening,
      actionButtons: [...prologue.openingSuggestions],
    } satisfies DemoAnswer);
    expect(await visitor.state()).toEqual({
      gameState: {
        gameType: 'french_revolution',
        currentDate: '14 July 1789',
        playerStats: { influence: 50, reputation: 45, resources: 40 },
        turnsDone: 0,
        completed: false,
        pending: false,
        narrative: prologue.demo.opening,
        actionButtons: [...prologue.openingSuggestions],
        story: [{ input: null, narrative: prologue.demo.opening }],
        startedAt: expect.any(String) as string,
      },
      character: { name: 'Étienne Delacourt', title: 'Deputy to the National Convention' },
    } satisfies DemoStateAnswer);

    for (const turn of [1, 2, 3]) {
      model.play(narrates(`Outcome of turn ${turn}.`));
      const { body } = await visitor.act(turn, `  Deed ${turn}.  `).expect(200);
      expect(body).toEqual({
        narrative: `Outcome of turn ${turn}.`,
        actionButtons: ['Speak', 'Wait', 'Leave'].map((title) => ({ title, text: `${title} now.` })),
      });
    }
    const { messages } = model.requests.at(-1)!;
    expect(
      messages
        .filter(({ role }) => role === 'user')
        .map(({ content }) => (JSON.parse(content) as { action: string }).action),
    ).toEqual(['Deed 1.', 'Deed 2.', 'Deed 3.']);

    const { gameState } = await visitor.state();
    expect(gameState).toMatchObject({
      currentDate: '20 July 1789',
      // +4, -3 and the most that a turn can give, three times.
      playerStats: { influence: 62, reputation: 36, resources: 85 },
      turnsDone: 3,
      completed: true,
      pending: false,
      narrative: 'Outcome of turn 3.',
      story: [
        { input: null, narrative: prologue.demo.opening },
        ...[1, 2, 3].map((turn) => ({ input: `Deed ${turn}.`, narrative: `Outcome of turn ${turn}.` })),
      ],
    });
    expect(problem(await visitor.act(4).expect(409)).code).toBe('demo_completed');
    expect((await visitor.start().expect(200)).body).toMatchObject({ narrative: 'Outcome of turn 3.' });
    const told = (await demoEvents('DemoTurnNarrated')).slice(-3);
    expect(told.map(({ data }) => data['providerCostMicroUsd'])).toEqual([COST, COST, COST]);
  });

  it('is refused what does not fit, and nothing is played', async () => {
    const calls = model.requests.length;
    const visitor = new Visitor(backend);
    expect(problem(await visitor.act(1).expect(404)).code).toBe('no_demo');
    await request(`http://127.0.0.1:${backend.port}`)
      .post('/api/game/start-demo')
      .send({ gameType: 'roman_republic' })
      .expect(400);
    await visitor.start().expect(200);
    expect(problem(await visitor.act(2).expect(409)).code).toBe('demo_turn_mismatch');
    await visitor.act(1, '   ').expect(400);
    const long = await visitor.act(1, '🜂'.repeat(demoInputLimit + 1)).expect(400);
    expect(problem(long).detail).toBe('Please keep your input under 500 characters.');
    expect(model.requests).toHaveLength(calls);
    model.play(narrates('They understand.'));
    await visitor.act(1, '🜂'.repeat(demoInputLimit)).expect(200);
  });

  it('sees no other visitor’s prologue', async () => {
    await new Visitor(backend).played(1);
    const other = new Visitor(backend);
    expect(await other.state()).toEqual({ gameState: null, character: null });
    await other.act(2).expect(404);
    const forged = await request(`http://127.0.0.1:${backend.port}`)
      .get('/api/game/demo-state')
      .set('cookie', `rubicon_visitor=${'a'.repeat(43)}`)
      .expect(200);
    expect(forged.body).toEqual({ gameState: null, character: null });
  });

  it('waits for one turn at a time', async () => {
    const visitor = await new Visitor(backend).played(0);
    const held = holds();
    model.play(held.script);
    const first = visitor.act(1).expect(200).then();
    const reply = await held.reply;
    expect(problem(await visitor.act(1).expect(409)).code).toBe('demo_pending');
    expect((await visitor.state()).gameState).toMatchObject({ pending: true, turnsDone: 0 });
    const player = await TestPlayer.signUp(backend);
    expect(problem(await visitor.continueAs(player).expect(409)).code).toBe('demo_pending');
    reply.delta(answers('At last.')).finish('stop', usage);
    await first;
    expect((await visitor.state()).gameState).toMatchObject({ pending: false, narrative: 'At last.' });
  });

  it('may try a turn again that failed', async () => {
    const visitor = await new Visitor(backend).played(0);
    model.play((reply) => reply.fail(429, 'insufficient_quota'));
    const failed = problem(await visitor.act(1).expect(502));
    expect(failed).toMatchObject({
      code: 'model_quota_insufficient',
      detail: 'Unable to process your action. Please try again.',
    });
    model.play(narrates('This time it works.'));
    await visitor.act(1).expect(200);
    expect((await visitor.state()).gameState?.story).toHaveLength(2);
  });

  it.each(['the next request', 'the keeper'])(
    'is freed of a turn that nobody finishes, by %s',
    async (who) => {
      const visitor = await new Visitor(backend).played(0);
      const [spent, noted] = [await costToday(backend), await tooLate()];
      const held = holds();
      model.play(held.script);
      const first = visitor.act(1).expect(504).then();
      const reply = await held.reply;
      laterBy(80_000);
      if (who === 'the keeper') {
        const pending = async () =>
          (await rows(`SELECT 1 FROM demo WHERE pending_since IS NOT NULL`)).length > 0 || null;
        expect(await poll(pending, { timeoutMs: 5_000 })).toBe(true);
        await keepDemos();
        await first;
      }
      model.play(narrates('The second try.'));
      const second = visitor.act(1);
      const [timedOut] = await Promise.all([first, second.expect(200)]);
      expect(problem(timedOut).code).toBe('timed_out');
      // What the first one writes comes too late.
      reply.delta(answers('Too late.')).finish('stop', usage);
      await reply.closed;
      expect((await visitor.state()).gameState).toMatchObject({ turnsDone: 1, narrative: 'The second try.' });
      // Both calls count for the day: that of the event, and the one that no event tells.
      expect(await poll(async () => (await tooLate()) > noted || null, { timeoutMs: 5_000 })).toBe(true);
      expect([(await costToday(backend)) - spent, (await tooLate()) - noted]).toEqual([2 * COST, 1]);
    },
    20_000,
  );
});

describe('when something breaks', () => {
  it('begins once, however many tabs begin it', async () => {
    const demos = backend.app.get(VisitorDemos);
    const visitor = randomUUID();
    const begun = await Promise.all(
      Array.from({ length: 5 }, () => demos.begin(visitor, randomUUID(), null)),
    );
    expect(new Set(begun).size).toBe(1);
    expect(await demos.current(visitor)).toBe(begun[0]);
  });

  it('takes up a start that broke off', async () => {
    const visitor = new Visitor(backend);
    const { demo } = backend.app.get(Aggregates);
    jest.spyOn(demo, 'handle').mockRejectedValueOnce(new Error('the process dies here'));
    await visitor.start().expect(500);
    expect(await visitor.state()).toEqual({ gameState: null, character: null });
    expect((await visitor.start().expect(200)).body).toMatchObject({ narrative: prologue.demo.opening });
    expect((await visitor.state()).gameState).toMatchObject({ turnsDone: 0, pending: false });
  });

  it('gives a turn back that cannot be queued', async () => {
    const visitor = await new Visitor(backend).played(0);
    jest
      .spyOn(backend.app.get(DemoQueue), 'enqueue')
      .mockRejectedValueOnce(new QueueUnavailable('the queue is away'));
    const refused = await visitor.act(1).expect(503);
    expect(problem(refused)).toMatchObject({
      code: 'queue_unavailable',
      detail: 'Unable to process your action. Please try again.',
    });
    model.play(narrates('It is back.'));
    await visitor.act(1).expect(200);
  });

  it('tells at once when the narrator breaks off', async () => {
    const visitor = await new Visitor(backend).played(0);
    jest.spyOn(backend.app.get(PlayerKeys), 'open').mockRejectedValueOnce(new Error('the keys are away'));
    expect(problem(await visitor.act(1).expect(503)).code).toBe('narration_broken_off');
    model.play(narrates('It is back.'));
    await visitor.act(1).expect(200);
  });

  it('counts what a call cost though the log would take no outcome of it', async () => {
    const visitor = await new Visitor(backend).played(0);
    const before = await costToday(backend);
    const { demo } = backend.app.get(Aggregates);
    const handle = demo.handle.bind(demo);
    const handled = jest.spyOn(demo, 'handle').mockImplementation((demoId, command, context) => {
      const isOutcome = command.type === 'NarrateDemoTurn' || command.type === 'FailDemoTurn';
      return isOutcome
        ? Promise.reject(new EventStoreUnavailable('the log is away'))
        : handle(demoId, command, context);
    });
    model.play(narrates('Nobody will read it.'));
    const acted = visitor.act(1).then(problem);
    await poll(async () => (await costToday(backend)) > before || null, { timeoutMs: 10_000 });
    handled.mockRestore();
    laterBy(DAY_MS);
    await keepDemos();
    jest.restoreAllMocks();
    expect((await acted).code).toBe('timed_out');
    expect((await costToday(backend)) - before).toBe(COST);
  }, 20_000);
});

describe('what prologues may cost', () => {
  let bounded: RunningBackend;
  beforeAll(async () => {
    bounded = await local.start({
      ...variables,
      DEMO_STARTS_PER_VISITOR: '2',
      DEMO_TURNS_PER_ADDRESS: '2',
      DEMO_TURNS_PER_DAY: '3',
      TRUST_PROXY: 'on',
      ROLES: 'api',
    });
  });
  afterAll(() => bounded?.stop());

  /** A day on which nobody has played yet. */
  let days = 0;
  beforeEach(() => laterBy((days += 1) * DAY_MS, bounded));
  const from = (address: string, test: Test): Test => test.set('x-forwarded-for', address);

  it('counts turns of an address and of the day before the model is called', async () => {
    const [one, other] = [new Visitor(bounded), new Visitor(bounded)];
    await from('203.0.113.1', one.start()).expect(200);
    await from('203.0.113.2', other.start()).expect(200);
    model.play(narrates('One.'), narrates('Two.'));
    for (const turn of [1, 2]) await from('203.0.113.1', one.act(turn)).expect(200);
    const calls = model.requests.length;
    const spent = await from('203.0.113.1', one.act(3)).expect(429);
    expect(problem(spent).code).toBe('demo_visitor_limit');
    expect(Number(spent.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(spent.headers['retry-after'])).toBeLessThanOrEqual(86_400);

    await from('203.0.113.2', other.act(1)).expect(200);
    const closed = await from('203.0.113.2', other.act(2)).expect(429);
    expect(problem(closed).code).toBe('demo_day_limit');
    expect(model.requests).toHaveLength(calls + 1);
    // Nobody begins on such a day; who has begun can still look.
    const late = await from('203.0.113.3', new Visitor(bounded).start()).expect(429);
    expect(problem(late).code).toBe('demo_day_limit');
    expect((await other.state()).gameState?.turnsDone).toBe(1);
    expect(JSON.stringify(await rows('SELECT name FROM demo_count'))).not.toContain('203.0.113');
  });

  it('holds when many come at once', async () => {
    const allowance = bounded.app.get(DemoAllowance);
    const taken = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => allowance.takeTurn(`203.0.113.${index}`)),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('lets a visitor begin so many in seven days, and an address so many a day', async () => {
    const visitor = new Visitor(bounded);
    const player = (await TestPlayer.signUp(backend)).at(bounded);
    for (const begun of [1, 2]) {
      await from('203.0.113.1', visitor.start()).expect(200);
      await visitor.continueAs(player, `key ${begun}`).expect(201);
    }
    const refused = await from('203.0.113.2', visitor.start()).expect(429);
    expect(problem(refused).code).toBe('demo_visitor_limit');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(6 * 86_400);
    const neighbour = await from('203.0.113.1', new Visitor(bounded).start()).expect(429);
    expect(problem(neighbour).code).toBe('demo_visitor_limit');
    await from('203.0.113.3', new Visitor(bounded).start()).expect(200);
  });
});

describe('after seven days', () => {
  it('nobody can read a prologue any more', async () => {
    const visitor = await new Visitor(backend).played(1);
    const { data, id } = (await demoEvents('DemoTurnSubmitted')).at(-1)!;
    const demoId = String(data['demoId']);
    const keys = backend.app.get(PlayerKeys);
    const aad = associatedDataOf(id, 'DemoTurnSubmitted', 1);
    const envelope = data['private'] as SealedEnvelope;
    expect(await keys.open(envelope, aad)).toEqual({ input: 'I do the deed of turn 1.' });

    laterBy(7 * DAY_MS + 1_000);
    expect(await visitor.state()).toEqual({ gameState: null, character: null });
    expect(problem(await visitor.act(2).expect(404)).code).toBe('no_demo');
    await keepDemos();
    expect(await keys.open(envelope, aad)).toBeInstanceOf(Erased);
    const forgotten = (await demoEvents('DemoForgotten')).find((event) => event.data['demoId'] === demoId)!;
    await backend.app.get(ReadModels).waitFor(forgotten.position);
    for (const table of ['demo', 'demo_turn', 'visitor_demo'])
      expect(await rows(`SELECT 1 FROM ${table} WHERE demo_id = $1`, [demoId])).toEqual([]);

    const today = new Date().toISOString().slice(0, 10);
    expect(await rows(`SELECT 1 FROM demo_count WHERE day = $1`, [today])).not.toEqual([]);
    laterBy(9 * DAY_MS);
    await keepDemos();
    expect(await rows(`SELECT 1 FROM demo_count WHERE day <= $1`, [today])).toEqual([]);
    expect((await visitor.start().expect(200)).body).toMatchObject({ narrative: prologue.demo.opening });
  });

  it('one prologue that cannot be forgotten now keeps no other from it', async () => {
    for (const visitor of [new Visitor(backend), new Visitor(backend)]) await visitor.start().expect(200);
    const kept = async () => {
      await backend.app.get(ReadModels).waitFor(await backend.app.get(EventStoreDb).head());
      return (await rows('SELECT 1 FROM demo')).length;
    };
    expect(await kept()).toBeGreaterThan(1);
    laterBy(30 * DAY_MS);
    jest.spyOn(backend.app.get(PlayerKeys), 'destroy').mockRejectedValueOnce(new Error('no answer'));
    await keepDemos();
    expect(await kept()).toBeLessThanOrEqual(1);
    await keepDemos();
    expect(await kept()).toBe(0);
  });
});

describe('continuing', () => {
  const opening = (turns: number): string =>
    [
      prologue.demo.opening,
      ...Array.from({ length: turns }, (_, index) => [
        `**Your Action:** I do the deed of turn ${index + 1}.`,
        `Outcome of turn ${index + 1}.`,
      ]),
    ]
      .flat()
      .join('\n\n');
  const ownCharacters = async (player: TestPlayer, gameType = 'french_revolution'): Promise<Character[]> =>
    ((await player.get(`/api/characters?gameType=${gameType}`).expect(200)).body as Character[]).filter(
      ({ isHistorical }) => !isHistorical,
    );

  it('goes on in the scene that the prologue left', async () => {
    const visitor = new Visitor(backend);
    await visitor.start().expect(200);
    const scene = { act: 'travel', place: 'the Bastille', hour: 'night', speakers: [] };
    model.play((reply) => reply.delta(answers('You stand there.', { scene })).finish('stop', usage));
    await visitor.act(1).expect(200);
    const [event] = (await demoEvents('DemoTurnNarrated')).slice(-1);
    expect([event!.metadata.version, event!.data['sceneFaults']]).toEqual(['3', 0]);
    expect(JSON.stringify(event!.data)).not.toContain('Bastille');
    const sceneSent = () =>
      (JSON.parse(model.requests.at(-1)!.messages.at(-1)!.content) as { scene: object }).scene;
    model.play(narrates('Outcome of turn 2.'));
    await visitor.act(2).expect(200);
    expect(sceneSent()).toMatchObject({ place: 'the Bastille', hour: 'night' });
    const player = await TestPlayer.signUp(backend);
    const { gameState } = (await visitor.continueAs(player).expect(201)).body as GameAnswer;
    const { gameId, gameType } = gameState;
    model.play(narrates('Outcome of turn 3.'));
    await player.post('/api/game/process', { userInput: 'I look up.', gameType, gameId }).expect(200);
    expect(sceneSent()).toMatchObject({ place: 'the Bastille', hour: 'night' });
  });

  it('makes the prologue the beginning of a game, once', async () => {
    const visitor = await new Visitor(backend).played(2);
    const player = await TestPlayer.signUp(backend);
    const answer = (await visitor.continueAs(player, 'k').expect(201)).body as GameAnswer;
    expect(answer.gameState).toMatchObject({
      gameType: 'french_revolution',
      difficulty: 'normal',
      currentDate: '18 July 1789',
      playerStats: { influence: 58, reputation: 39, resources: 70 },
      narrative: opening(2),
      suggestions: ['Speak', 'Wait', 'Leave'].map((title) => ({ title, text: `${title} now.` })),
      turnCount: 0,
    });
    expect(answer.character).toMatchObject({ ...prologue.character, isHistorical: false });
    const { gameId } = answer.gameState;

    for (const key of ['k', 'another key'])
      expect(((await visitor.continueAs(player, key).expect(201)).body as GameAnswer).gameState.gameId).toBe(
        gameId,
      );
    expect(await ownCharacters(player)).toHaveLength(1);
    expect(problem(await visitor.act(3).expect(409)).code).toBe('demo_continued');
    const stranger = await TestPlayer.signUp(backend);
    expect(problem(await visitor.continueAs(stranger).expect(404)).code).toBe('no_demo');
    await new Visitor(backend).continueAs(stranger).expect(404);

    model.play(narrates('And so it goes on.'));
    await player
      .post('/api/game/process', { userInput: 'I go on.', gameType: 'french_revolution' })
      .expect(200);
    const said = model.requests
      .at(-1)!
      .messages.slice(1)
      .map(({ role, content }) => [role, content] as const);
    expect(said.map(([role]) => role)).toEqual([
      'assistant',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ]);
    expect(said[1]![1]).toBe('{"action":"I do the deed of turn 1."}');
    expect(said[4]![1]).toContain('Outcome of turn 2.');
  });

  it('wants an account', async () => {
    const visitor = await new Visitor(backend).played(0);
    const { port } = backend;
    await request(`http://127.0.0.1:${port}`)
      .post('/api/game/continue-prologue')
      .send({ source: 'server' })
      .expect(401);
    expect((await visitor.state()).gameState).not.toBeNull();
  });

  it('goes on where it broke off', async () => {
    const visitor = await new Visitor(backend).played(1);
    const player = await TestPlayer.signUp(backend);
    jest.spyOn(backend.app.get(BeginGame), 'begin').mockRejectedValueOnce(new Error('the process dies here'));
    await visitor.continueAs(player, 'k').expect(500);
    const { gameState } = (await visitor.continueAs(player, 'k').expect(201)).body as GameAnswer;
    expect(gameState.narrative).toBe(opening(1));
    expect(await ownCharacters(player)).toHaveLength(1);
    expect(
      (await demoEvents('DemoContinued')).filter(({ data }) => data['playerId'] === player.id),
    ).toHaveLength(1);
  });

  it('plays a browser’s prologue again rather than believe it', async () => {
    const { demo, nextSuggestions } = scenarios.sengoku_japan.prologue;
    const player = await TestPlayer.signUp(backend);
    const visitor = new Visitor(backend);
    const actions = ['I shut the gates.', '  I light the beacons, all of them.  '];
    const body = { source: 'browser', gameType: 'sengoku_japan', actions };
    const claims = { narrative: ['I won.'], stats: { authority: 100 } };
    const refused = await visitor.continueAs(player, 'k', { ...body, ...claims }).expect(400);
    expect(Object.keys(problem(refused).errors ?? {})).toEqual(['narrative', 'stats']);
    const answer = (await visitor.continueAs(player, 'k', body).expect(201)).body as GameAnswer;
    const told = actions.map((action) => action.trim());
    expect(answer.gameState).toMatchObject({
      gameType: 'sengoku_japan',
      currentDate: '8th day of the 6th month, Tenshō 10 (1582)',
      narrative: [
        demo.opening,
        ...told.flatMap((action) => [
          `**Your Action:** ${action}`,
          demo.outcomes[action.length % demo.outcomes.length]!.narrative,
        ]),
      ].join('\n\n'),
      suggestions: [...nextSuggestions],
    });
    expect(answer.character.name).toBe(demo.characterName);

    const again = (await visitor.continueAs(player, 'k', body).expect(201)).body as GameAnswer;
    expect(again.gameState.gameId).toBe(answer.gameState.gameId);
    expect(await ownCharacters(player, 'sengoku_japan')).toHaveLength(1);
    const other = await visitor.continueAs(player, 'k', { ...body, actions: ['I flee.'] }).expect(422);
    expect(problem(other).code).toBe('idempotency_key_reused');
  });

  it('refuses what a browser’s prologue cannot have been', async () => {
    const player = await TestPlayer.signUp(backend, 0);
    const visitor = new Visitor(backend);
    const roman = { gameType: 'roman_republic' };
    for (const body of [
      { ...roman, actions: [] },
      { ...roman, actions: ['a', 'b', 'c', 'd'] },
      { ...roman, actions: ['a', ' '] },
      { ...roman, actions: ['x'.repeat(501)] },
      { ...roman, actions: [{}] },
      { ...roman, actions: 'abc' },
      { gameType: 'atlantis', actions: ['a'] },
      roman,
    ])
      expect([body, (await visitor.continueAs(player, 'k', { source: 'browser', ...body })).status]).toEqual([
        body,
        400,
      ]);
    await visitor.continueAs(player, 'k', { source: 'nowhere' }).expect(400);
  });

  it('takes over no words from a browser that no story may hold', async () => {
    const player = await TestPlayer.signUp(backend);
    const visitor = new Visitor(backend);
    const body = { source: 'browser', gameType: 'roman_republic' };
    const indecent = { ...body, actions: ['I rise.', 'Show me child porn.'] };
    expect(problem(await visitor.continueAs(player, 'k', indecent).expect(422)).code).toBe('text_refused');
    expect(await ownCharacters(player, 'roman_republic')).toEqual([]);
    await visitor.continueAs(player, 'k', { ...body, actions: ['I rise.', 'I speak.'] }).expect(201);
  });

  it('is forgotten with the player', async () => {
    const visitor = await new Visitor(backend).played(1);
    const player = await TestPlayer.signUp(backend);
    await visitor.continueAs(player).expect(201);
    const step = backend.app.get(DemosStep);
    expect([await step.erase(player.id), await step.erase(player.id)]).toEqual(['waiting', 'done']);
    expect(await visitor.state()).toEqual({ gameState: null, character: null });
    const continued = (await demoEvents('DemoContinued')).find(({ data }) => data['playerId'] === player.id)!;
    const demoId = String(continued.data['demoId']);
    const turn = (await demoEvents('DemoTurnNarrated')).find(({ data }) => data['demoId'] === demoId)!;
    const aad = associatedDataOf(turn.id, turn.type, 1);
    expect(
      await backend.app.get(PlayerKeys).open(turn.data['private'] as SealedEnvelope, aad),
    ).toBeInstanceOf(Erased);
    // The game is the player's own, under their own key.
    const { gameState } = (await player.get('/api/game/state').expect(200)).body as GameAnswer;
    expect(gameState.narrative).toBe(opening(1));
  });
});

it('is rebuilt from the log as it stands', async () => {
  const config = readConfig({ ...local.env, ...variables, ROLES: 'rebuild' });
  expect(await rebuildAndEnd(config)).toBe(0);
});

it('leaves a log in which every prologue adds up', async () => {
  const report = await auditLog(readLog(local.env['EVENTSTORE_URL']!), { quiescent: true });
  expect(report.invariants.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(report.houseCosts.prologueMicroUsd).toBeGreaterThan(0);
});

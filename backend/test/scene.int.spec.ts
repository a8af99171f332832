/** A model against its scene, and one that repeats itself, over HTTP: what the player sees, what they pay, what the log and the operators are told. */
import type { GameState, Problem, ProcessTurnAnswer, TurnAccepted } from '@rubicon/contracts';
import type { StoredEvent } from '@rubicon/eventsourcing';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import { Metrics } from '../src/platform/observability/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type Script, type ScriptedModel } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { CHARGE, usage } from './support/model-faults.js';
import { TestPlayer } from './support/players.js';
import { FollowedTurn } from './support/turn-events.js';

let local: LocalBackend;
let model: ScriptedModel;
let backend: RunningBackend;
let player: TestPlayer;
let game: GameState;

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  backend = await local.start({
    OPENAI_BASE_URL: model.baseUrl,
    MODEL: 'scripted-1',
    RATE_LIMITS: 'off',
    ROLES: 'api,narrator,projector',
  });
  player = await TestPlayer.signUp(backend, 20_000_000);
}, 90_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

const suggestions = ['Speak', 'Wait', 'Leave'].map((title) => ({ title, text: `${title} now.` }));
const atBastille = {
  act: 'travel',
  place: 'the Bastille',
  hour: 'afternoon',
  people: [{ name: 'the Marquis de Launay', state: 'dead', where: '', regard: -2, note: 'slain' }],
};

interface Answer {
  readonly scene?: object;
  readonly daysPassed?: number;
  readonly narrative: string;
}

const tells =
  (answer: Answer): Script =>
  (reply) =>
    void reply.delta(JSON.stringify({ ...answer, suggestions })).finish('stop', usage);
const turnOf = (userInput: string) => ({ userInput, gameType: 'french_revolution', gameId: game.gameId });

async function play(...scripts: Script[]): Promise<ProcessTurnAnswer> {
  return (await send(200, ...scripts)) as ProcessTurnAnswer;
}

async function send(status: number, ...scripts: Script[]): Promise<unknown> {
  model.play(...scripts);
  model.requests.splice(0);
  const { body } = await player.post('/api/game/process', turnOf('I rise and speak.')).expect(status);
  return body as unknown;
}

/** Of the last call: the fields of the last message of the user, and the note behind it. */
function sent(): { request: Record<string, unknown>; note: string | null } {
  const messages = model.requests.at(-1)!.messages;
  const note = messages.at(-1)!.role === 'system' ? messages.at(-1)!.content : null;
  const request = messages.filter(({ role }) => role === 'user').at(-1)!.content;
  return { request: JSON.parse(request) as Record<string, unknown>, note };
}

async function narrated(turnId: string): Promise<StoredEvent> {
  for await (const event of backend.app.get(EventStoreDb).readAll({ from: 'start', categories: ['game'] }))
    if (event.type === 'TurnNarrated' && event.data['turnId'] === turnId) return event;
  throw new Error(`turn ${turnId} was not told`);
}

async function counted(name: string): Promise<Record<string, number>> {
  const metric = await backend.app.get(Metrics).registry.getSingleMetric(name)!.get();
  return Object.fromEntries(
    metric.values.map(({ labels, value }) => [Object.values(labels).join() || 'all', value]),
  );
}

beforeEach(async () => {
  game = await player.startGame();
  await play(tells({ scene: atBastille, daysPassed: 1, narrative: 'The fortress has fallen.' }));
});

it('keeps the scene with the turn, sealed, and tells it to the next one', async () => {
  const { turn } = await play(tells({ narrative: 'Nobody stirs.' }));
  const { request } = sent();
  expect(request).toMatchObject({
    turn: 2,
    seed: expect.any(Number) as number,
    offered: suggestions,
    scene: { place: 'the Bastille', hour: 'afternoon' },
  });
  const { people } = request['scene'] as { people: { name: string }[] };
  expect(people).toContainEqual({
    name: 'the Marquis de Launay',
    state: 'dead',
    regard: -2,
    note: 'slain',
  });
  const { data, metadata } = await narrated(turn.turnId);
  expect([metadata.version, data['sceneFaults']]).toEqual(['4', 0]);
  expect(JSON.stringify(data)).not.toContain('Launay');
});

it('begins where the era says', async () => {
  game = await player.startGame();
  await play(tells({ narrative: 'Nobody stirs.' }));
  const { request } = sent();
  expect(request['scene']).toMatchObject({ place: expect.any(String) as string });
  expect(request).toMatchObject({ turn: 1, offered: game.suggestions });
});

it('begins nowhere where a prologue was told that left no scene', async () => {
  const actions = ['I ask for bread.', 'I ride to the Bastille.', 'I speak.'];
  const visitor = await TestPlayer.signUp(backend, 20_000_000);
  const { body } = await visitor
    .post('/api/game/continue-prologue', { source: 'browser', gameType: 'french_revolution', actions })
    .expect(201);
  model.play(tells({ narrative: 'Nobody stirs.' }));
  model.requests.splice(0);
  const { gameId } = (body as { gameState: GameState }).gameState;
  await visitor.post('/api/game/process', { ...turnOf('I go on.'), gameId }).expect(200);
  expect(sent().request).toMatchObject({ turn: 1, scene: { hour: expect.any(String) as string } });
  expect(sent().request['scene']).not.toHaveProperty('place');
});

describe('a model that lets a dead man speak', () => {
  const scene = { act: 'word', hour: 'evening', speakers: ['Launay'] };
  const wrong = { scene, daysPassed: 1, narrative: '“I live!” says Launay.' };
  const right = {
    scene: { ...scene, speakers: ['the crowd'] },
    daysPassed: 1,
    narrative: 'The crowd goes home.',
  };

  it('is asked once more with the reason, at the house’s cost, and nobody reads what it wrote first', async () => {
    let begun = (): void => undefined;
    const first = new Promise<void>((resolve) => (begun = resolve));
    model.requests.splice(0);
    model.play((reply) => {
      reply.delta(JSON.stringify(wrong).slice(0, -8));
      begun();
      return reply.closed;
    }, tells(right));
    const { body } = await player
      .post('/api/game/process', turnOf('I call Launay.'))
      .set('prefer', 'respond-async')
      .expect(202);
    const { turnId } = body as TurnAccepted;
    const page = await FollowedTurn.of(player, turnId);
    await first;
    const outcome = await page.outcome;
    expect(outcome).toMatchObject({ status: 'narrated', narrative: right.narrative });
    expect(page.pieces.map(({ text }) => text).join('')).not.toContain('live');
    expect(outcome!.receipt!.chargedMicroUsd).toBe(CHARGE);
    expect(model.requests).toHaveLength(2);
    expect(sent().note).toContain('the Marquis de Launay is dead and cannot speak');
    expect((await narrated(turnId)).data['sceneFaults']).toBe(0);
  });

  it('is told all the same the second time, and counted', async () => {
    const faults = await counted('rubicon_scene_faults_total');
    const { turn } = await play(tells(wrong));
    expect(turn).toMatchObject({ status: 'narrated', narrative: wrong.narrative });
    expect(turn.receipt!.chargedMicroUsd).toBe(CHARGE);
    expect(model.requests).toHaveLength(2);
    expect((await narrated(turn.turnId)).data['sceneFaults']).toBe(1);
    expect(await counted('rubicon_scene_faults_total')).toEqual({
      ...faults,
      dead_speaks: (faults['dead_speaks'] ?? 0) + 1,
    });
  });
});

it('keeps the place of a model that jumps to another', async () => {
  const far = { act: 'word', place: 'Toulon', hour: 'evening', speakers: [] };
  const { turn } = await play(
    tells({ scene: far, daysPassed: 1, narrative: 'The masts of Toulon sway.' }),
    tells({ scene: { ...far, place: '' }, daysPassed: 1, narrative: 'You stay.' }),
  );
  expect(turn.narrative).toBe('You stay.');
  expect(sent().note).toContain('Toulon is too far away to be reached in this turn');
  expect((await narrated(turn.turnId)).data['sceneFaults']).toBe(0);
  await play(tells({ scene: far, daysPassed: 1, narrative: 'The masts sway.' }));
  expect(model.requests).toHaveLength(2);
  await play(tells({ scene: { ...far, act: 'travel' }, daysPassed: 20, narrative: 'You ride.' }));
  expect(model.requests).toHaveLength(1);
  expect(sent().request['scene']).toMatchObject({ place: 'the Bastille', hour: 'evening' });
  await play(tells({ narrative: 'Nobody stirs.' }));
  expect(sent().request['scene']).toMatchObject({ place: 'Toulon' });
});

it('leaves out what a model tells again word for word, and asks for another answer when it is much', async () => {
  const page = ['The bells ring from every tower of the town.', 'A woman lifts her child to see the heads.'];
  const fresh = ['A drum begins to beat in the yard.', 'Somebody calls your name.', 'You turn.'];
  const scene = { act: 'other', hour: 'evening' };
  const answer = (sentences: readonly string[]) =>
    tells({ scene, daysPassed: 1, narrative: sentences.join(' ') });
  await play(answer(page));
  const before = await counted('rubicon_repeated_sentences_total');
  const little = await play(answer([fresh[0]!, page[1]!, ...fresh.slice(1)]));
  expect(little.turn.narrative).toBe(fresh.join(' '));
  expect(model.requests).toHaveLength(1);
  // A page that was read already is none, and is not charged.
  const problem = (await send(502, answer(page))) as Problem;
  expect(problem.code).toBe('model_answer_malformed');
  expect(model.requests).toHaveLength(2);
  expect(sent().note).toContain('told sentences of earlier turns again');
  const since = (result: string, sentences: number) => (before[result] ?? 0) + sentences;
  expect(await counted('rubicon_repeated_sentences_total')).toEqual({
    ...before,
    left_out: since('left_out', 1),
    asked_anew: since('asked_anew', 4),
  });
});

it('lets the scene be when a model only writes text, and does not ask again', async () => {
  const before = (await counted('rubicon_answers_without_scene_total'))['all'] ?? 0;
  const text = 'Nobody stirs.\n\n1. **Speak**: Speak now.\n2. **Wait**: Wait now.\n3. **Leave**: Leave now.';
  const { turn } = await play((reply) => reply.delta(text).finish('stop', usage));
  expect(turn).toMatchObject({ status: 'narrated', narrative: 'Nobody stirs.' });
  expect(model.requests).toHaveLength(1);
  const scene = sent().request['scene'];
  await play(tells({ narrative: 'All is still.' }));
  expect(sent().request['scene']).toEqual(scene);
  expect(await counted('rubicon_answers_without_scene_total')).toEqual({ all: before + 2 });
});

/** What the narrator remembers, over HTTP: from the model's answer to the player's panel, and on into the next prompt. */
import { randomUUID } from 'node:crypto';
import type {
  Chronicle,
  ChronicleLine,
  GameAnswer,
  GameState,
  Problem,
  ProcessTurnAnswer,
  Profile,
  Turn,
} from '@rubicon/contracts';
import { emptyChronicle, providerCostFor } from '@rubicon/domain';
import { poll } from '@rubicon/local-stack';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import { ChronicleAmendmentRow } from '../src/play/chronicle/chronicle-amendment.table.js';
import { ChronicleSnapshots } from '../src/play/chronicle/chronicle-snapshots.js';
import { ChronicleSummaryRow } from '../src/play/chronicle/chronicle-summary.table.js';
import { TurnNodeRow } from '../src/play/story/turn-node.table.js';
import type { RunningBackend } from '../src/start-backend.js';
import {
  startScriptedModel,
  type Script,
  type ScriptedModel,
  type ScriptedReply,
  type ScriptedRequest,
} from './scripted-model.js';
import { captureLogs } from './support/captured-logs.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { costToday, notedCalls } from './support/model-costs.js';
import { TestPlayer } from './support/players.js';

let local: LocalBackend;
let model: ScriptedModel;
let backend: RunningBackend;
let player: TestPlayer;

beforeAll(async () => {
  local = await localBackend();
  model = await startScriptedModel();
  backend = await local.start({ OPENAI_BASE_URL: model.baseUrl, RATE_LIMITS: 'off' });
  player = await TestPlayer.signUp(backend, 20_000_000);
}, 90_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

const gameType = 'french_revolution';
const usage = { prompt: 1_000, cached: 0, completion: 100 };
/** Of one call, to us. */
const COST = providerCostFor({ input: 1_000, cachedInput: 0, output: 100 }, 'gpt-4.1');

interface Answer {
  readonly narrative?: string;
  readonly chronicle?: readonly object[];
  readonly factions?: readonly object[];
  readonly bends?: readonly string[];
  readonly daysPassed?: number;
  readonly ending?: string;
  readonly epilogue?: string;
}

let pages = 0;
function tell(reply: ScriptedReply, answer: Answer): void {
  const titles = ['Speak', 'Wait', 'Leave'];
  const whole = {
    narrative: `Page ${(pages += 1)} is told.`,
    suggestions: titles.map((title) => ({ title, text: `${title} now.` })),
    effects: { influence: 0, reputation: 0, resources: 0 },
    daysPassed: 1,
    factions: [],
    bends: [],
    chronicle: [],
    ending: 'none',
    epilogue: '',
    ...answer,
  };
  reply.delta(JSON.stringify(whole)).finish('stop', usage);
}

const told = (subject: string, text: string, more: object = {}) => ({
  line: '',
  topic: 'person',
  subject,
  text,
  change: 'new',
  ...more,
});

async function play(
  game: Pick<GameState, 'gameId'>,
  userInput: string,
  answer: Answer,
  more: object = {},
): Promise<Turn> {
  model.play((reply) => tell(reply, answer));
  const { body } = await player
    .post('/api/game/process', { userInput, gameType, gameId: game.gameId, ...more })
    .expect(200);
  return (body as ProcessTurnAnswer).turn;
}

async function chronicleOf({ gameId }: Pick<GameState, 'gameId'>, turn?: string): Promise<Chronicle> {
  const { body } = await player
    .get(`/api/games/${gameId}/chronicle${turn ? `?turn=${turn}` : ''}`)
    .expect(200);
  return body as Chronicle;
}

async function amend(
  game: Pick<GameState, 'gameId'>,
  line: ChronicleLine,
  change: object,
): Promise<Chronicle> {
  const path = `/api/games/${game.gameId}/chronicle/${line.lineId}`;
  return (await player.patch(path, change).expect(200)).body as Chronicle;
}

interface LastMessage {
  readonly turn: number;
  readonly chronicle: readonly string[];
  readonly otherTellings: readonly string[];
  readonly bent: readonly string[];
  readonly action: string;
}

function lastMessage({ messages }: ScriptedRequest): LastMessage {
  return JSON.parse(messages.at(-1)!.content) as LastMessage;
}

/** Of the turn that was narrated last. */
function sent(): LastMessage {
  return lastMessage(model.requests.at(-1)!);
}

const texts = (lines: readonly ChronicleLine[]) => lines.map(({ subject, text }) => `${subject}: ${text}`);

it('remembers what is told, shows it to the player and to the model, and follows the path', async () => {
  const game = await player.startGame();
  expect(await chronicleOf(game)).toMatchObject({ turnId: game.gameId, lines: [], struck: [], bent: [] });

  const first = await play(game, 'I ask Marie to hide the press.', {
    chronicle: [
      told('Marie', 'Marie hides your press.'),
      told('Marie', 'You owe Marie ten livres.', { topic: 'debt' }),
      told('Rain', 'It rains.', { topic: 'weather' }),
    ],
  });
  expect(sent()).toMatchObject({ turn: 1, chronicle: [], otherTellings: [] });
  const afterFirst = await chronicleOf(game);
  expect(afterFirst).toMatchObject({ gameId: game.gameId, turnId: first.turnId });
  expect(afterFirst.lines).toEqual([
    {
      lineId: `${first.turnId}.0`,
      topic: 'person',
      subject: 'Marie',
      text: 'Marie hides your press.',
      since: first.currentDate,
      settled: false,
      pinned: false,
      corrected: false,
      inPrompt: false,
    },
    expect.objectContaining({ topic: 'debt', settled: false }),
  ]);

  const second = await play(game, 'I pay her.', {
    chronicle: [told('Marie', 'You paid Marie.', { line: 'c2', topic: 'debt', change: 'settled' })],
  });
  expect(sent().chronicle).toEqual([
    'c1 person Marie: Marie hides your press.',
    'c2 debt Marie: You owe Marie ten livres.',
  ]);
  expect((await chronicleOf(game)).lines).toMatchObject([
    { lineId: `${first.turnId}.0`, inPrompt: true },
    { lineId: `${first.turnId}.1`, text: 'You paid Marie.', settled: true, inPrompt: true },
  ]);
  expect(texts((await chronicleOf(game, first.turnId)).lines)).toContain('Marie: You owe Marie ten livres.');

  // Another way from the first turn on: what the second one settled is open again, and the model knows how it was told.
  await player.post(`/api/games/${game.gameId}/rewind`, { turnId: first.turnId }).expect(200);
  expect((await chronicleOf(game)).lines).toMatchObject([{}, { settled: false }]);
  await play(game, 'I pay her.', {
    narrative: 'She shakes her head.',
    chronicle: [told('Marie', 'Marie has fled.')],
  });
  expect(sent()).toMatchObject({ turn: 2, otherTellings: [second.narrative] });
  expect(sent().chronicle).toContain('c2 debt Marie: You owe Marie ten livres.');
  expect(texts((await chronicleOf(game)).lines)).toContain('Marie: Marie has fled.');
  expect(texts((await chronicleOf(game, second.turnId)).lines)).not.toContain('Marie: Marie has fled.');
}, 30_000);

it('takes the player’s word: pinned, corrected, struck and restored, as events, into the next prompt', async () => {
  const game = await player.startGame();
  const { turnId } = await play(game, 'I look around.', {
    chronicle: [told('Paul', 'Paul is a spy.'), told('Jeanne', 'Jeanne sells fish.')],
  });
  const [paul, jeanne] = (await chronicleOf(game)).lines as [ChronicleLine, ChronicleLine];
  expect((await amend(game, paul, { text: '  Paul is\nmy brother. ' })).lines[0]).toMatchObject({
    text: 'Paul is my brother.',
    corrected: true,
    pinned: false,
  });
  expect((await amend(game, paul, { pinned: true })).lines[0]).toMatchObject({
    corrected: true,
    pinned: true,
  });
  const afterStrike = await amend(game, jeanne, { struck: true });
  expect(texts(afterStrike.lines)).toEqual(['Paul: Paul is my brother.']);
  expect(afterStrike.struck).toMatchObject([{ lineId: `${turnId}.1`, text: 'Jeanne sells fish.' }]);

  await play(game, 'I go on.', {
    chronicle: [
      told('Paul', 'Paul betrays you.', { line: 'c1', change: 'changed' }),
      told('Jeanne', 'Jeanne sells fish.'),
    ],
  });
  expect(sent().chronicle).toEqual(['c1 person (corrected) Paul: Paul is my brother.']);
  expect(texts((await chronicleOf(game)).lines)).toEqual(['Paul: Paul is my brother.']);
  await amend(game, paul, { pinned: false });
  const restored = await amend(game, jeanne, { struck: false });
  expect(restored.struck).toEqual([]);
  expect(texts(restored.lines)).toEqual(['Paul: Paul is my brother.', 'Jeanne: Jeanne sells fish.']);

  const changes: string[] = [];
  for await (const { type, data } of backend.app.get(EventStoreDb).readStream(`game-${game.gameId}`))
    if (type === 'ChronicleAmended') changes.push(String(data['change']));
  expect(changes).toEqual(['corrected', 'pinned', 'struck', 'unpinned', 'restored']);
}, 30_000);

it('refuses what makes no sense, and shows nobody another’s', async () => {
  const game = await player.startGame();
  await play(game, 'I look around.', { chronicle: [told('Paul', 'Paul is a spy.')] });
  const [line] = (await chronicleOf(game)).lines as [ChronicleLine];
  const path = `/api/games/${game.gameId}/chronicle`;
  const refusal = async (change: object, status: number, at = line.lineId) =>
    ((await player.patch(`${path}/${at}`, change).expect(status)).body as Problem).detail;
  expect(await refusal({}, 400)).toMatch('exactly one change');
  expect(await refusal({ pinned: true, struck: true }, 400)).toMatch('exactly one change');
  expect(await refusal({ pinned: 'yes' }, 400)).toMatch('true or false');
  expect(await refusal({ text: ' \n ' }, 400)).toMatch('1 to 240');
  expect(await refusal({ text: 'x'.repeat(241) }, 400)).toMatch('1 to 240');
  expect(await refusal({ text: 'Paul rapes the little girl.' }, 422)).toMatch(
    'they were refused, and not kept',
  );
  for (const unknown of [`${randomUUID()}.0`, `${line.lineId}0`, 'nonsense', `${game.gameId}.0`])
    expect(await refusal({ pinned: true }, 404, unknown)).toMatch('no such line');
  await player.get(`${path}?turn=here`).expect(400);
  await player.get(`${path}?turn=${randomUUID()}`).expect(404);
  await player.get(`/api/games/nonsense/chronicle`).expect(404);

  const stranger = await TestPlayer.signUp(backend, 0);
  await stranger.get(path).expect(404);
  await stranger.patch(`${path}/${line.lineId}`, { struck: true }).expect(404);
  expect((await chronicleOf(game)).struck).toEqual([]);
}, 30_000);

it('lets the model move factions and bend history, and the game decide; a story can end', async () => {
  const game = await player.startGame();
  const [faction] = (await chronicleOf(game)).factions;
  const turn = await play(game, 'I lead the crowd home.', {
    factions: [
      { faction: faction!.id, change: 99 },
      { faction: 'martians', change: 9 },
    ],
    bends: ['no-such-event'],
    ending: 'triumph',
    epilogue: 'All is won.',
    chronicle: [told('you', 'A ball in your shoulder.', { topic: 'wound' })],
  });
  const after = await chronicleOf(game);
  expect(after.factions[0]).toEqual({ ...faction, standing: Math.min(100, faction!.standing + 15) });
  expect(after).toMatchObject({ divergencePercent: 0, bent: [] });
  expect((await state(game)).ending).toBeNull();

  await play(game, 'I go on until I fall.', { ending: 'death', epilogue: 'They carried you home.' });
  expect((await state(game)).ending).toEqual({ kind: 'death', epilogue: 'They carried you home.' });
  const ended = { userInput: 'I rise.', gameType, gameId: game.gameId };
  const refused = (await player.post('/api/game/process', ended).expect(409)).body as Problem;
  expect(refused.code).toBe('game_ended');
  await player.post(`/api/games/${game.gameId}/rewind`, { turnId: turn.turnId }).expect(200);
  expect((await state(game)).ending).toBeNull();
}, 30_000);

async function state({ gameId }: Pick<GameState, 'gameId'>): Promise<GameState> {
  return ((await player.get(`/api/game/load/${gameId}`).expect(200)).body as GameAnswer).gameState;
}

it('asks for the player’s language, and once more when the story comes in another', async () => {
  const settings = (language: string) => player.patch('/api/user/profile', { settings: { language } });
  expect(((await settings('de').expect(200)).body as Profile).settings.language).toBe('de');
  const game = await player.startGame();
  const english =
    'The crowd falls silent as you climb the steps of the town hall, and Danton, who has never been silent in his life, lays a hand on your arm. Citizen, he says, choose your words with care, for there are men in this square who will remember every one of them.';
  const german =
    'Die Menge verstummt, als du die Stufen des Rathauses hinaufsteigst, und Danton, der in seinem Leben noch nie geschwiegen hat, legt dir die Hand auf den Arm. Bürger, sagt er, wähle deine Worte mit Bedacht, denn auf diesem Platz stehen Männer, die sich jedes merken.';
  model.play(
    (reply) => tell(reply, { narrative: english }),
    (reply) => tell(reply, { narrative: german }),
  );
  const before = model.requests.length;
  const { body } = await player
    .post('/api/game/process', { userInput: 'Ich spreche.', gameType, gameId: game.gameId })
    .expect(200);
  expect((body as ProcessTurnAnswer).turn.narrative).toBe(german);
  const [first, second] = model.requests.slice(before);
  expect(first!.messages[0]!.content).toContain('Write everything in Deutsch');
  expect(second!.messages.at(-1)).toMatchObject({ role: 'system' });
  await settings('en').expect(200);
}, 30_000);

it('summarises a chronicle that outgrows its place, without charging for it, and forgets it with the game', async () => {
  const game = await player.startGame();
  const summaries: ScriptedRequest[] = [];
  const long = (n: number) =>
    `Witness ${n} saw ${'how the mills were shut and the flour carried off by night, '.repeat(3)}`;
  let turns = 0;
  model.play((reply, request) => {
    if (request.messages[0]!.content.startsWith('# Summary of a chronicle')) {
      summaries.push(request);
      const { lines } = JSON.parse(request.messages[1]!.content) as { lines: string[] };
      const from = lines.map((line) => line.split(' ')[0]);
      const summary = { from, topic: 'person', subject: 'Marie', text: 'Marie knows about the flour.' };
      reply.delta(JSON.stringify({ lines: [summary] })).finish('stop', usage);
      return;
    }
    turns += 1;
    tell(reply, { chronicle: [1, 2, 3, 4].map((n) => told('Marie', long(turns * 10 + n))) });
  });
  const readModels = backend.app.get(ReadModels);
  const summarised = () => readModels.repository(ChronicleSummaryRow).findOneBy({ gameId: game.gameId });
  let charged = 0;
  const next = async () => {
    const { body } = await player
      .post('/api/game/process', { userInput: 'I listen.', gameType, gameId: game.gameId })
      .expect(200);
    charged += (body as ProcessTurnAnswer).turn.receipt!.chargedMicroUsd;
  };
  for (let turn = 1; turn <= 20 && summaries.length === 0; turn += 1) await next();
  expect(summaries.length).toBe(1);
  const row = await poll(summarised, { timeoutMs: 5_000 });
  const { lines } = JSON.parse(summaries[0]!.messages[1]!.content) as { lines: string[] };
  expect(lines.length).toBeGreaterThan(4);

  await next();
  const now = await chronicleOf(game);
  expect(now.lines[0]).toMatchObject({
    lineId: `${row!.summaryId}.0`,
    text: 'Marie knows about the flour.',
    inPrompt: true,
  });
  expect(now.lines.length).toBe(4 * turns - lines.length + 1);
  expect(sent().chronicle).toContainEqual(
    expect.stringMatching(/^c\d+ person Marie: Marie knows about the flour\.$/),
  );
  const usageOfGame = (await player.get('/api/usage/history').expect(200)).body as { cost: number }[];
  expect(usageOfGame.slice(0, turns).reduce((sum, { cost }) => sum + Math.round(cost * 1e6), 0)).toBe(
    charged,
  );

  // The player's word holds for a summary, too.
  expect(texts((await amend(game, now.lines[0]!, { text: 'Marie sold the flour.' })).lines)[0]).toBe(
    'Marie: Marie sold the flour.',
  );
  const exported = (await player.get('/api/user/export').expect(200)).text;
  for (const text of [long(11), 'Marie knows about the flour.', 'Marie sold the flour.'])
    expect(exported).toContain(JSON.stringify(text).slice(1, -1).trim().slice(0, 60));

  await player.delete(`/api/games/${game.gameId}`).expect(204);
  await player.get(`/api/games/${game.gameId}/chronicle`).expect(404);
  for (const table of [ChronicleSummaryRow, ChronicleAmendmentRow])
    expect(await readModels.repository(table).countBy({ gameId: game.gameId })).toBe(0);
}, 60_000);

it('goes on from what was folded before a restart, unless the player has said something since', async () => {
  const game = await player.startGame();
  let turns = 1;
  await play(game, 'I ask Marie to hide the press.', {
    chronicle: [told('Marie', 'Marie hides your press.')],
  });
  for (; turns < 51; turns += 1)
    await play(game, 'I wait.', {
      chronicle: [told(`Witness ${turns}`, `Witness ${turns} waits with you.`)],
    });
  const readModels = backend.app.get(ReadModels);
  const snapshotOf = async () => {
    const rows = await readModels.manager.query<{ state: { depth: number } }[]>(
      'SELECT state FROM snapshot WHERE stream_id = $1',
      [`chronicle-${game.gameId}`],
    );
    return rows[0]?.state ?? null;
  };
  const snapshot = await poll(snapshotOf, { timeoutMs: 5_000 });
  expect(snapshot).toMatchObject({ depth: 49 });
  expect(JSON.stringify(snapshot)).not.toMatch(/Marie|press/);

  const remembered = await chronicleOf(game);
  expect(remembered.lines).toHaveLength(51);
  const restarted = async () => {
    const next = await local.start({ ROLES: 'api', OPENAI_BASE_URL: model.baseUrl, RATE_LIMITS: 'off' });
    return (await player.at(next).get(`/api/games/${game.gameId}/chronicle`).expect(200)).body as Chronicle;
  };
  // Of the first turn nothing is read any more.
  const first = { gameId: game.gameId, depth: 1 };
  const { text } = await readModels.repository(TurnNodeRow).findOneByOrFail(first);
  await readModels.repository(TurnNodeRow).update(first, { text: null });
  expect(await restarted()).toEqual(remembered);
  await readModels.repository(TurnNodeRow).update(first, { text });

  // One that does not open is not gone on from.
  await readModels.manager.query(
    `UPDATE snapshot SET state = jsonb_set(state::jsonb, '{sealed,aad}', '"another"') WHERE stream_id = $1`,
    [`chronicle-${game.gameId}`],
  );
  expect(await restarted()).toEqual(remembered);

  const struck = await amend(game, remembered.lines[0]!, { struck: true });
  expect(await restarted()).toEqual(struck);
  expect(texts(struck.struck)).toEqual(['Marie: Marie hides your press.']);

  await player.delete(`/api/games/${game.gameId}`).expect(204);
  expect(await snapshotOf()).toBeNull();
}, 60_000);

describe('a snapshot', () => {
  const keep = ({ gameId }: Pick<GameState, 'gameId'>, amendedAt: number) => {
    const folded = { ...emptyChronicle, depth: 49 };
    const node = { nodeId: gameId, number: 49 };
    const foldedAt = { playerId: player.id, folded, amendedAt, summarisedAt: 0 };
    return backend.app.get(ChronicleSnapshots).keep(gameId, node, foldedAt);
  };
  const kept = ({ gameId }: Pick<GameState, 'gameId'>, amendedAt: number, summaries: Summaries = []) =>
    backend.app.get(ChronicleSnapshots).of(gameId, { amendedAt, summaries });
  type Summaries = { position: number; depth: number }[];

  it('is not kept when it comes after its game was deleted', async () => {
    const game = await player.startGame();
    await keep(game, 7);
    expect(await kept(game, 7)).toMatchObject({ nodeId: game.gameId, folded: { depth: 49 } });
    await player.delete(`/api/games/${game.gameId}`).expect(204);
    await keep(game, 8);
    for (const amendedAt of [7, 8]) expect(await kept(game, amendedAt)).toBeNull();
  });

  it('is gone on from until the player’s word or a summary of what it holds has overtaken it', async () => {
    const game = await player.startGame();
    await keep(game, 7);
    expect(await kept(game, 7, [{ position: 9, depth: 50 }])).toMatchObject({ folded: { depth: 49 } });
    expect(await kept(game, 7, [{ position: 9, depth: 49 }])).toBeNull();
    expect(await kept(game, 9)).toBeNull();
  });

  it('of the same turn gives way to one that knows more of the player’s word', async () => {
    const game = await player.startGame();
    for (const amendedAt of [7, 9, 8]) await keep(game, amendedAt);
    expect(await kept(game, 8)).toBeNull();
    expect(await kept(game, 9)).toMatchObject({ folded: { depth: 49 } });
  });
});

describe('what a summary cost counts for the day', () => {
  /** Tells turns of a game until its chronicle is to be summarised; the script answers that. */
  async function toldUntilSummary({ gameId }: GameState, summary: Script): Promise<{ turns: number }> {
    let turns = 0;
    let summaries = 0;
    model.play((reply, request) => {
      if (request.messages[0]!.content.startsWith('# Summary of a chronicle')) {
        summaries += 1;
        return summary(reply, request);
      }
      turns += 1;
      const long = (n: number) =>
        `Witness ${turns * 10 + n} saw ${'the flour carried off by night, '.repeat(6)}`;
      return tell(reply, { chronicle: [1, 2, 3, 4].map((n) => told('Marie', long(n))) });
    });
    while (summaries === 0 && turns < 30)
      await player.post('/api/game/process', { userInput: 'I listen.', gameType, gameId }).expect(200);
    expect(summaries).toBe(1);
    return { turns };
  }

  /** Resolves when the summary is asked for; it is answered when its reply is. */
  async function askedForSummary(game: GameState): Promise<{ turns: number; reply: ScriptedReply }> {
    let asked: (reply: ScriptedReply) => void;
    const reply = new Promise<ScriptedReply>((resolve) => (asked = resolve));
    const { turns } = await toldUntilSummary(game, (held) => {
      asked(held);
      return held.closed;
    });
    return { turns, reply: await reply };
  }

  const spentTill = async (expected: number) => {
    const found = async () => ((await costToday(backend)) === expected ? expected : null);
    return (await poll(found, { timeoutMs: 5_000 })) ?? (await costToday(backend));
  };
  const notKept = async (): Promise<number> => (await notedCalls(local)).summary_not_kept ?? 0;

  it('though nothing was gained by it', async () => {
    const [spent, noted] = [await costToday(backend), await notKept()];
    const { turns } = await toldUntilSummary(await player.startGame(), (reply) =>
      reply.delta('{"lines":[]}').finish('stop', usage),
    );
    const all = spent + (turns + 1) * COST;
    expect(await spentTill(all)).toBe(all);
    expect(await notKept()).toBe(noted);
  }, 60_000);

  it('though its game is gone when it comes', async () => {
    const [spent, noted] = [await costToday(backend), await notKept()];
    const game = await player.startGame();
    const { turns, reply } = await askedForSummary(game);
    await player.delete(`/api/games/${game.gameId}`).expect(204);
    reply.delta('{"lines":[]}').finish('stop', usage);
    const all = spent + (turns + 1) * COST;
    expect(await spentTill(all)).toBe(all);
    expect(await notKept()).toBe(noted + 1);
  }, 60_000);

  it('though its process ends before it comes', async () => {
    const [spent, noted] = [await costToday(backend), await notKept()];
    // A process of its own, which has nothing else to bring to an end.
    await backend.stop();
    const variables = { OPENAI_BASE_URL: model.baseUrl, RATE_LIMITS: 'off' };
    const narrator = await local.start({ ...variables, ROLES: 'narrator' });
    backend = await local.start({ ...variables, ROLES: 'api,projector' });
    player = player.at(backend);
    const { turns, reply } = await askedForSummary(await player.startGame());
    const logs = captureLogs();
    await narrator.stop();
    logs.stop();
    await reply.closed;
    expect(logs.text()).not.toContain('was not noted');
    expect(await notKept()).toBe(noted + 1);
    expect(await costToday(backend)).toBeGreaterThan(spent + turns * COST);
  }, 60_000);
});

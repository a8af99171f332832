/**
 * Leaving for good (quality: R6). A player with a marked word in every personal field plays, buys and deletes the account in mid-turn;
 * then everything the house keeps is searched for the words, also after the read models were filled anew and the backend was restarted.
 */
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { randomBytes, randomUUID } from 'node:crypto';
import type {
  AccountDeletion,
  Character,
  GameAnswer,
  GameState,
  Problem,
  ProcessTurnAnswer,
  PublicStats,
  PurchaseAnswer,
  Session,
  Share,
  TurnAccepted,
} from '@rubicon/contracts';
import { CommandBus } from '@nestjs/cqrs';
import { currentPriceVersion, type SupportCommand } from '@rubicon/domain';
import type { SealedEnvelope } from '@rubicon/eventsourcing';
import { poll } from '@rubicon/local-stack';
import { join } from 'node:path';
import request from 'supertest';
import { auditLog } from '../src/audit/index.js';
import type { ErasureStage } from '@rubicon/domain';
import { ErasureSteps, type ErasureProgress } from '../src/platform/erasure/index.js';
import { Aggregates, CommandContexts, EventStoreDb } from '../src/platform/event-store/index.js';
import { Erased, KeyDestroyed, PlayerKeys } from '../src/platform/keys/index.js';
import { Log } from '../src/platform/observability/index.js';
import { rebuildReadModels } from '../src/platform/projector/index.js';
import { ReadModels, Tables } from '../src/platform/read-models/index.js';
import { offerFor } from '../src/payments/checkout/catalogue.js';
import { OpenCheckoutFor } from '../src/payments/checkout/open-checkout.handler.js';
import { chronicleSnapshotId } from '../src/play/chronicle/chronicle-snapshots.js';
import { RewindGameTo } from '../src/play/games/rewind-game.handler.js';
import { StartGameFor } from '../src/play/games/start-game.handler.js';
import { SaveGameOf } from '../src/play/saves/save-game.handler.js';
import { SubmitTurnFor } from '../src/play/turns/submit-turn.handler.js';
import type { RunningBackend } from '../src/start-backend.js';
import { OpenActRow } from '../src/support/acts/open-act.table.js';
import { ReportCaseRow } from '../src/support/reports/report-case.table.js';
import { readLog } from '../trials/read-log.js';
import { startScriptedModel, type Script, type ScriptedModel, type ScriptedReply } from './scripted-model.js';
import { captureLogs, type CapturedLogs } from './support/captured-logs.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestMailbox } from './support/mailbox.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { clusterFolder, dumpDatabase, filesWith } from './support/search-everything.js';
import { FollowedTurn } from './support/turn-events.js';

const usage = { prompt: 2_000, cached: 1_000, completion: 300 };
const CEILING_MICRO_USD = 32_000;

/** Words that nothing else contains, all with the same beginning, so that one search finds any of them. */
class Marks {
  readonly prefix = `zx${randomBytes(5).toString('hex')}q`;
  private readonly fields: string[] = [];

  of(field: string): string {
    this.fields.push(field);
    return `${this.prefix}${this.fields.length}w`;
  }

  get count(): number {
    return this.fields.length;
  }

  /** The fields whose word stands in the text. */
  in(text: string): string[] {
    return [...new Set(text.toLowerCase().match(new RegExp(`${this.prefix}(\\d+)w`, 'g')) ?? [])].map(
      (word) => this.fields[Number(word.slice(this.prefix.length, -1)) - 1] ?? word,
    );
  }
}

/** Kept in the clear while there is an account. */
const named = new Marks();
/** Never written anywhere but sealed. */
const sealed = new Marks();
const neighbours = new Marks();

let model: ScriptedModel;
let local: LocalBackend;
let logs: CapturedLogs;
let variables: Record<string, string>;
let backend: RunningBackend;
/** A second API process, as behind a balancer. */
let second: RunningBackend;

beforeAll(async () => {
  logs = captureLogs();
  model = await startScriptedModel();
  local = await localBackend('stripe', 'mailbox');
  variables = {
    OPENAI_BASE_URL: model.baseUrl,
    MODEL: 'scripted-1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'debug',
  };
  [backend, second] = await Promise.all([
    local.start({ ...variables, ROLES: 'api,narrator,projector' }),
    local.start({ ...variables, ROLES: 'api' }),
  ]);
}, 90_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
  logs?.stop();
}, 30_000);

interface Leaver {
  readonly player: TestPlayer;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

async function signUp(marks: Marks, passwords: Marks): Promise<Leaver> {
  const names = {
    username: marks.of('username'),
    email: `${marks.of('email')}@example.com`,
    password: passwords.of('password'),
  };
  return { ...names, player: await TestPlayer.register(backend, names) };
}

function tells(marks: Marks): Script {
  return (reply) =>
    reply
      .delta(
        JSON.stringify({
          // So few words may be told again.
          narrative: `Silence, then: ${marks.of('narrative')}.`,
          suggestions: [1, 2, 3].map((each) => ({
            title: `Ask ${marks.of(`title ${each}`)}`,
            text: `You ask for ${marks.of(`suggestion ${each}`)}.`,
          })),
          effects: { influence: 1, reputation: 1, resources: 0 },
          daysPassed: 2,
        }),
      )
      .finish('stop', usage);
}

async function startGame(player: TestPlayer, characterId: number): Promise<GameState> {
  const body = { characterId, difficulty: 'normal', gameType: 'french_revolution' };
  return ((await player.post('/api/game/start', body).expect(201)).body as GameAnswer).gameState;
}

async function play(
  player: TestPlayer,
  { gameId }: GameState,
  userInput: string,
  kind?: string,
): Promise<ProcessTurnAnswer> {
  const body = { userInput, gameType: 'french_revolution', gameId, ...(kind ? { kind } : {}) };
  return (await player.post('/api/game/process', body).expect(200)).body as ProcessTurnAnswer;
}

/** A link to the game's opening; answers its id. */
async function share(player: TestPlayer, gameId: string): Promise<string> {
  const response = await player.post(`/api/games/${gameId}/shares`, { turnId: gameId }).expect(201);
  return (response.body as Share).shareId;
}

async function submit(player: TestPlayer, { gameId }: GameState, userInput: string): Promise<string> {
  const response = await player
    .post('/api/game/process', { userInput, gameType: 'french_revolution', gameId })
    .set('prefer', 'respond-async')
    .expect(202);
  return (response.body as TurnAccepted).turnId;
}

/** What staff write about a player, in every event that takes it; one act is declined, and one still waits. */
async function supportedBy(ada: StaffPerson, playerId: string): Promise<void> {
  const { app } = backend;
  const at = new Date().toISOString();
  const of = { playerId, actId: randomUUID(), staffId: ada.id };
  const attaching = (name: string, actId: string): SupportCommand => ({
    type: 'RequestAct',
    ...of,
    actId,
    act: { kind: 'attach_payment', paymentId: randomUUID() },
    reason: `Paid for ${sealed.of(name)}.`,
    letter: null,
    evidence: { amountCents: 500, paidOn: '2026-11-20', last4: sealed.of(`evidence of ${name}`) },
    approvalAboveMicroUsd: 0,
    bodyHash: 'body',
    at,
  });
  const commands: SupportCommand[] = [
    { type: 'OpenGrant', ...of, grantId: randomUUID(), reason: `Asked for ${sealed.of('grant')}.`, at },
    attaching('act', of.actId),
    { type: 'DeclineAct', ...of, staffId: randomUUID(), reason: `Not ${sealed.of('declined act')}.`, at },
    attaching('waiting act', randomUUID()),
  ];
  for (const command of commands) {
    const context = app.get(CommandContexts).of({ actorId: ada.id, keyOwner: playerId });
    const outcome = await app.get(Aggregates).support.handle(playerId, command, context);
    expect(outcome.kind).toBe('appended');
  }
  const { position } = await app.get(Aggregates).support.load(playerId);
  await app.get(ReadModels).waitFor(position);
}

/** What the desk's lists have of a player. */
async function onTheDesk(playerId: string): Promise<{ acts: number; reports: number }> {
  const readModels = backend.app.get(ReadModels);
  const [acts, reports] = await Promise.all([
    readModels.repository(OpenActRow).countBy({ playerId }),
    readModels.repository(ReportCaseRow).countBy({ playerId }),
  ]);
  return { acts, reports };
}

/** A prologue played before there was an account becomes the beginning of a game. */
async function goOnFromPrologue(player: TestPlayer): Promise<void> {
  model.play(tells(sealed));
  const visitor = request(player.origin);
  const started = await visitor.post('/api/game/start-demo').send({ gameType: 'french_revolution' });
  const cookie = String(started.headers['set-cookie']).split(';')[0]!;
  for (const turnNumber of [1, 2])
    await visitor
      .post('/api/game/process-demo')
      .set('cookie', cookie)
      .send({ input: `I try ${sealed.of(`turn ${turnNumber} of the prologue`)}.`, turnNumber })
      .expect(200);
  await player
    .post('/api/game/continue-prologue', { source: 'server' })
    .set('cookie', cookie)
    .set('idempotency-key', randomUUID())
    .expect(201);
}

async function buy(player: TestPlayer, payer: string): Promise<void> {
  const { url } = (await player.post('/api/credits/purchase', { amount: 1 }).expect(200))
    .body as PurchaseAnswer;
  const form = new URLSearchParams({
    email: payer,
    cardNumber: '4242 4242 4242 4242',
    expiry: '12/40',
    cvc: '123',
  });
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  const sessionId = new URL(answer.headers.get('location')!).searchParams.get('session_id')!;
  await player.post('/api/credits/payment-success', { sessionId }).expect(200);
}

async function erasureOf(playerId: string): Promise<'none' | 'requested' | 'done'> {
  return (await backend.app.get(Aggregates).player.load(playerId)).state.erasure;
}

async function erased(playerId: string): Promise<void> {
  const done = await poll(async () => ((await erasureOf(playerId)) === 'done' ? true : null), {
    timeoutMs: 30_000,
  });
  if (!done) throw new Error('the player was not erased');
  const { position } = await backend.app.get(Aggregates).player.load(playerId);
  await backend.app.get(ReadModels).waitFor(position);
}

const databases = ['DATABASE_URL', 'ACCOUNTS_DATABASE_URL', 'KEYS_DATABASE_URL', 'QUEUE_URL'] as const;

/** Every table of every database, the event log's among them. */
async function everyTable(): Promise<[table: string, text: string][]> {
  const urls = [...databases.map((variable) => local.env[variable]!), local.stack.logDatabaseUrl];
  return (await Promise.all(urls.map((url) => dumpDatabase(url)))).flatMap((dump) => [...dump]);
}

async function tablesWith(text: string): Promise<string[]> {
  return (await everyTable())
    .filter(([, rows]) => rows.includes(text))
    .map(([table]) => table)
    .sort();
}

/** Rows of letters that name the player. */
async function lettersOf(playerId: string): Promise<string[]> {
  const rows = (await dumpDatabase(local.env.ACCOUNTS_DATABASE_URL!)).get('accounts.sent_letter') ?? '';
  return rows.split('\n').filter((row) => row.includes(playerId));
}

/** Where the words of these marks stand: "table: fields". */
async function traces(marks: Marks): Promise<string[]> {
  const places = [...(await everyTable()), ['logs', logs.text()] as const];
  return places.flatMap(([place, text]) => {
    const fields = marks.in(text);
    return fields.length > 0 ? [`${place}: ${fields.join(', ')}`] : [];
  });
}

/**
 * Files that are ours: PostgreSQL's own reuse freed space in their time, the payment provider's stand-in keeps what the provider keeps,
 * and a letter that was delivered is the receiver's.
 */
async function filesOf(marks: Marks, { cluster }: { cluster: boolean }): Promise<string[]> {
  const folder = await clusterFolder(local.env.DATABASE_URL!);
  const found = new Set(await filesWith(local.stack.dataDir, marks.prefix));
  for (const file of cluster ? await filesWith(folder, marks.prefix) : []) found.add(file);
  return [...found].filter(
    (file) =>
      !file.endsWith('stripe-stand-in.json') &&
      !(marks === named && file.startsWith(join(local.stack.dataDir, 'mailbox'))) &&
      (cluster || !file.startsWith(folder)),
  );
}

async function statsOf(): Promise<PublicStats> {
  return (await request(`http://127.0.0.1:${backend.port}`).get('/api/stats').expect(200))
    .body as PublicStats;
}

describe('a player who leaves in mid-turn', () => {
  let leaver: Leaver;
  let neighbour: Leaver;
  let neighboursGame: GameState;
  let games: GameState[];
  let addresses: string[];
  /** The leaver's, and the neighbour's. */
  let links: string[];

  beforeAll(async () => {
    neighbour = await signUp(neighbours, neighbours);
    await neighbour.player.grant(1_000_000);
    neighboursGame = await startGame(neighbour.player, 101);
    model.play(tells(neighbours));
    await play(neighbour.player, neighboursGame, `I say ${neighbours.of('turn')}.`);

    leaver = await signUp(named, sealed);
    const { player } = leaver;
    await buy(player, leaver.email);
    await goOnFromPrologue(player);
    const created = await player
      .post('/api/characters', {
        name: `Manon ${sealed.of('character name')}`,
        estate: 'Third Estate',
        profession: 'Pamphleteer',
        description: `Prints ${sealed.of('character description')} by night.`,
        gameType: 'french_revolution',
      })
      .set('idempotency-key', randomUUID())
      .expect(201);
    const { id: characterId } = created.body as Character;
    const another = {
      name: `Camille ${sealed.of('name of a removed character')}`,
      estate: 'Third Estate',
      profession: 'Pamphleteer',
      description: `Forgets ${sealed.of('description of a removed character')}.`,
      gameType: 'french_revolution',
    };
    const removed = (await player.post('/api/characters', another).expect(201)).body as Character;
    await player.delete(`/api/characters/${removed.id}`).expect(204);
    model.play(tells(sealed));
    const own = await startGame(player, characterId);
    await player
      .patch(`/api/characters/${characterId}`, {
        name: `Manon ${sealed.of('edited character name')}`,
        estate: 'Third Estate',
        profession: 'Pamphleteer',
        description: `Prints ${sealed.of('edited character description')} by day.`,
      })
      .expect(200);
    const changed = { username: named.of('new username'), email: `${named.of('new email')}@example.com` };
    await player
      .patch('/api/user/profile', {
        ...changed,
        currentPassword: leaver.password,
        settings: { historicalAccuracy: false },
      })
      .expect(200);
    addresses = [leaver.email, changed.email];
    leaver = { ...leaver, ...changed };
    await player.get('/api/user/export').expect(200);
    const historical = await startGame(player, 101);
    const deleted = await startGame(player, 102);
    games = [own, historical, deleted];
    const first = await play(player, own, `I speak of ${sealed.of('turn')}.`);
    await player.post('/api/game/save').expect(200);
    await player
      .put(`/api/games/${own.gameId}/branches/${own.gameId}`, { name: `What ${sealed.of('branch')} did` })
      .expect(200);
    await player
      .post(`/api/game/turns/${first.turnId}/report`, { reason: 'untrue', comment: sealed.of('comment') })
      .expect(204);
    await supportedBy(await StaffPerson.of(backend, 'Ada', ['support']), player.id);
    links = [await share(player, own.gameId), await share(neighbour.player, neighboursGame.gameId)];
    await play(player, own, first.turn.suggestions[0]!.text, 'suggestion');
    await play(player, historical, `I whisper ${sealed.of('turn of a historical figure')}.`);
    await play(player, deleted, `I forget ${sealed.of('turn of a deleted game')}.`);
    await player.delete(`/api/games/${deleted.gameId}`).expect(204);
    model.play((reply) => reply.refuse(`I will not say ${sealed.of('refusal')}`).finish());
    await player.post('/api/game/process', {
      userInput: `I provoke ${sealed.of('turn that fails')}.`,
      gameType: 'french_revolution',
      gameId: historical.gameId,
    });
    for (let turns = 0; turns < 2; turns += 1) {
      model.play(tells(sealed));
      await play(player, historical, `I go on about ${sealed.of('further turn')}.`);
    }
  }, 60_000);

  it('finds every word where it may be, and nowhere else, before', async () => {
    expect(named.count + sealed.count).toBeGreaterThanOrEqual(40);
    expect(await traces(named)).toEqual(['accounts.account: new username, new email']);
    expect(await traces(sealed)).toEqual([]);
    expect(await onTheDesk(leaver.player.id)).toEqual({ acts: 1, reports: 1 });
  });

  it('keeps what they were written, sealed', async () => {
    const kept = await poll(async () => (await lettersOf(leaver.player.id)).length === 2 || null, {
      timeoutMs: 10_000,
    });
    expect(kept).toBe(true);
    for (const row of await lettersOf(leaver.player.id)) expect(row).toContain('"envelope"');
  });

  it('ends every sign-in at once, says what ends with the account, and stops the turn being written', async () => {
    const { player, username, email, password } = leaver;
    const there = player.at(second);
    await there.get('/api/games/saved').expect(200);
    const beginning = `The hall falls silent at ${sealed.of('draft')}`;
    model.play((reply) => {
      reply.delta(`{"narrative":"${beginning}`);
      return reply.closed;
    });
    const turnId = await submit(player, games[0]!, `I shout ${sealed.of('pending turn')}.`);
    const page = await FollowedTurn.of(player, turnId);
    await page.shown(beginning.length);
    const { availableMicroUsd } = (await player.get('/api/user/profile').expect(200)).body as {
      availableMicroUsd: number;
    };
    const before = await statsOf();
    await leaveBehind(player.id, games);

    const { body } = await player.delete('/api/auth/delete-account').expect(202);
    expect(body as AccountDeletion).toEqual({
      forfeitedCredits: (Math.floor(availableMicroUsd / 10_000) / 100).toFixed(2),
    });
    for (const path of ['/api/auth/me', '/api/user/profile', '/api/game/state', '/api/games/saved']) {
      const answer = await player.get(path);
      expect([answer.status, (answer.body as Problem).code]).toEqual([401, 'session_ended']);
    }
    expect((await player.delete('/api/auth/delete-account')).status).toBe(401);
    const leftThere = await poll(
      async () => ((await there.get('/api/games/saved')).status === 401 ? true : null),
      { timeoutMs: 3_000 },
    );
    expect(leftThere).toBe(true);
    for (const login of [username, email]) {
      const answer = await request(player.origin).post('/api/auth/login').send({ username: login, password });
      expect([answer.status, (answer.body as Problem).code]).toEqual([401, 'invalid_credentials']);
    }

    await erased(player.id);
    expect((await page.outcome)?.status ?? 'stopped').toBe('stopped');
    expect(await statsOf()).toMatchObject({ totalPlayers: before.totalPlayers - 1 });
  }, 60_000);

  /** What a long game and a crash leave: snapshots of the streams, a piece of a preview. */
  async function leaveBehind(playerId: string, [, historical, deleted]: readonly GameState[]): Promise<void> {
    const { manager } = backend.app.get(ReadModels);
    const ofGames = [historical!, deleted!].flatMap(({ gameId }) => [
      `game-${gameId}`,
      chronicleSnapshotId(gameId),
    ]);
    for (const stream of [`player-${playerId}`, `wallet-${playerId}`, ...ofGames])
      await manager.query(
        `INSERT INTO snapshot (stream_id, state_version, revision, position, state) VALUES ($1, 0, 0, 0, $2)`,
        [stream, JSON.stringify({ told: named.of(`snapshot of ${stream}`) })],
      );
    await manager.query(
      `INSERT INTO preview_piece (turn_id, attempt, text_offset, sealed)
       SELECT turn_id, 1, 0, $2 FROM turn_node WHERE game_id = $1`,
      [historical!.gameId, JSON.stringify({ c: named.of('piece of a preview') })],
    );
  }

  it('accepts nothing more of the player, also of a request that was let in before', async () => {
    const { id } = leaver.player;
    const { gameId } = games[0]!;
    const commands = backend.app.get(CommandBus);
    const fullGame = offerFor('full-game', 1)!;
    for (const command of [
      new StartGameFor(id, 101, 'normal', 'french_revolution', null),
      new SubmitTurnFor(id, gameId, randomUUID(), 'I stay.', 'french_revolution', null, false, null),
      new SaveGameOf(id, gameId, null),
      new RewindGameTo(id, gameId, gameId),
      new OpenCheckoutFor({ kind: 'player', playerId: id }, fullGame, 'account', null),
    ])
      await expect(commands.execute(command)).rejects.toMatchObject({ code: 'player_erased' });
    for (const process of [backend, second]) {
      const keys = process.app.get(PlayerKeys);
      await expect(keys.seal(id, 'aad', { text: 'still here' })).rejects.toBeInstanceOf(KeyDestroyed);
      await expect(keys.fingerprint(id, 'still here')).rejects.toBeInstanceOf(KeyDestroyed);
    }
  });

  it('lets no link to their stories open any more', async () => {
    const visits = await Promise.all(
      links.map((shareId) => request(`http://127.0.0.1:${backend.port}`).get(`/api/shared/${shareId}`)),
    );
    expect(visits.map(({ status }) => status)).toEqual([404, 200]);
  });

  it('leaves nothing of theirs on the desk, neither an act that waited nor a report', async () => {
    expect(await onTheDesk(leaver.player.id)).toEqual({ acts: 0, reports: 0 });
  });

  it('leaves a log that nobody can read', async () => {
    const keys = backend.app.get(PlayerKeys);
    let unreadable = 0;
    for await (const { data } of readLog(local.env.EVENTSTORE_URL!)) {
      const envelope = data['private'] as SealedEnvelope | undefined;
      // The player's own, and the prologue's.
      if (!envelope || envelope.kid === neighbour.player.id) continue;
      expect(await keys.open(envelope, 'whatever it was bound to')).toBeInstanceOf(Erased);
      unreadable += 1;
    }
    expect(unreadable).toBeGreaterThan(15);
    const rows = await dumpDatabase(local.env.KEYS_DATABASE_URL!);
    const row = rows
      .get('keys.player_key')!
      .split('\n')
      .find((line) => line.includes(leaver.player.id))!;
    // The tombstone: an id and two times.
    expect(row.split('\t')).toHaveLength(3);
  });

  it('leaves no word of theirs anywhere', async () => {
    expect(await traces(named)).toEqual([]);
    expect(await traces(sealed)).toEqual([]);
    expect(await filesOf(named, { cluster: false })).toEqual([]);
    expect(await filesOf(sealed, { cluster: true })).toEqual([]);
    expect(logs.text().match(/"msg":"request"/g)!.length).toBeGreaterThan(20);
    expect(await traces(neighbours)).toEqual(['accounts.account: username, email']);
  }, 30_000);

  it('brings none back when the read models are filled anew and the backend is restarted', async () => {
    const report = await rebuildReadModels({
      url: local.env.DATABASE_URL!,
      tables: backend.app.get(Tables),
      store: backend.app.get(EventStoreDb),
      log: backend.app.get(Log),
      differences: 'refused',
      keepsReplaced: false,
    });
    expect(report).toMatchObject({ differing: [], swapped: true });
    await backend.stop();
    backend = await local.start({ ...variables, ROLES: 'api,narrator,projector' });
    expect(await traces(named)).toEqual([]);
    expect(await traces(sealed)).toEqual([]);
    // Amounts, under an id that leads nowhere; that a letter went; and the key's tombstone.
    expect(await lettersOf(leaver.player.id)).toEqual([
      expect.stringMatching(new RegExp(`^account-deleted-${leaver.player.id}\t`)),
    ]);
    expect(await tablesWith(leaver.player.id)).toEqual([
      'accounts.sent_letter',
      'keys.player_key',
      'public.event',
      'read_models.balance',
      'read_models.ledger_entry',
      'read_models.ledger_event',
      'read_models.ledger_item',
      'read_models.payment',
    ]);
    const there = neighbour.player.at(backend);
    const { gameState } = (await there.get(`/api/game/load/${neighboursGame.gameId}`).expect(200))
      .body as GameAnswer;
    expect(neighbours.in(gameState.narrative)).toEqual(['narrative']);
  }, 30_000);

  it('writes to them a last time, at their address alone, and never of what they wrote', async () => {
    const mailbox = new TestMailbox(local.stack);
    const letters = await mailbox.all();
    const telling = letters.filter((letter) => named.in(JSON.stringify(letter)).length > 0);
    expect(new Set(telling.map(({ to }) => to))).toEqual(new Set(addresses));
    expect(telling.at(-1)).toMatchObject({ to: leaver.email, subject: expect.stringContaining('deleted') });
    expect(letters.flatMap((letter) => sealed.in(JSON.stringify(letter)))).toEqual([]);
  });

  it('keeps the books whole', async () => {
    const report = await auditLog(readLog(local.env.EVENTSTORE_URL!), { quiescent: true });
    expect(report.invariants.filter(({ violations }) => violations.length > 0)).toEqual([]);
    const book = report.books.get(leaver.player.id)!;
    expect(book).toMatchObject({ purchased: 1_000_000, available: 0, reserved: 0, held: 0, frozen: 0 });
    expect(book.charged + book.forfeited).toBe(1_000_000);
    expect(book.forfeited).toBeGreaterThan(0);
  });

  it('lets the name and the address be taken again', async () => {
    const { username, email } = leaver;
    const anew = await request(`http://127.0.0.1:${backend.port}`)
      .post('/api/auth/register')
      .send({ username, email, password: 'another one' })
      .expect(201);
    expect((anew.body as Session).user.id).not.toBe(leaver.player.id);
  });
});

describe('the erasure process', () => {
  /** Registers a step in the running projector; answers how often it was asked. */
  function step(
    name: string,
    stage: ErasureStage,
    erase: (playerId: string, asked: number) => ErasureProgress | Promise<ErasureProgress>,
  ): () => number {
    let asked = 0;
    backend.app.get(ErasureSteps).register({
      name,
      stage,
      erase: async (playerId) => erase(playerId, (asked += 1)),
    });
    return () => asked;
  }

  it('survives the end of its process after any step, and a player who has to wait holds up no other', async () => {
    const [patient, quick] = [await TestPlayer.signUp(backend), await TestPlayer.signUp(backend)];
    await quick.startGame();
    const waiting = step('waits', 'balance', (playerId) => (playerId === patient.id ? 'waiting' : 'done'));
    const asked = breakOffOnce(quick.id);
    for (const each of [quick, patient]) await each.delete('/api/auth/delete-account').expect(202);
    await erased(quick.id);
    expect(asked.size).toBeGreaterThan(10);
    for (const times of asked.values()) expect(times).toBeGreaterThan(1);
    expect(waiting()).toBeGreaterThan(1);
    expect(await erasureOf(patient.id)).toBe('requested');
    const metrics = await (await fetch(`http://127.0.0.1:${backend.operationsPort}/metrics`)).text();
    expect(metrics).toContain('rubicon_erasures_open 1');

    // A process that knows nothing of what went before finishes it.
    await backend.stop();
    backend = await local.start({ ...variables, ROLES: 'api,narrator,projector' });
    await erased(patient.id);
    const report = await auditLog(readLog(local.env.EVENTSTORE_URL!), { quiescent: true });
    for (const { id } of [quick, patient])
      expect(report.books.get(id)).toMatchObject({ granted: 1_000_000, forfeited: 1_000_000 });
    expect(report.holds).toBe(true);
  }, 60_000);

  /** Every step does its work and then breaks off, the first time it is asked for this player. Answers how often each was asked. */
  function breakOffOnce(playerId: string): ReadonlyMap<string, number> {
    const asked = new Map<string, number>();
    const steps = backend.app.get(ErasureSteps);
    for (const each of steps.all) {
      const erase = each.erase.bind(each);
      each.erase = async (of) => {
        const progress = await erase(of);
        if (of !== playerId) return progress;
        const times = (asked.get(each.name) ?? 0) + 1;
        asked.set(each.name, times);
        if (times === 1) throw new Error('the process ended');
        return progress;
      };
    }
    return asked;
  }

  it('waits for nothing that others write to the log', async () => {
    const others = EventStoreDBClient.connectionString(local.env.EVENTSTORE_URL!);
    const stop = new AbortController();
    const writing = (async () => {
      while (!stop.signal.aborted)
        await others.appendToStream('another-product', jsonEvent({ type: 'SomethingElse', data: {} }));
    })();
    const player = await TestPlayer.signUp(backend, 0);
    await player.startGame();
    await player.delete('/api/auth/delete-account').expect(202);
    await erased(player.id);
    stop.abort();
    await writing;
    await others.dispose();
  }, 30_000);

  it('charges the words that were shown of a turn being written, as stopping it would', async () => {
    const beginning = 'The hall falls silent';
    const told = new Promise<ScriptedReply>((resolve) =>
      model.play((reply) => {
        reply.delta(`{"narrative":"${beginning}`);
        resolve(reply);
        return reply.closed;
      }),
    );
    const player = await TestPlayer.signUp(backend);
    const game = await player.startGame();
    const turnId = await submit(player, game, 'I shout.');
    await (await FollowedTurn.of(player, turnId)).shown(beginning.length);
    await player.delete('/api/auth/delete-account').expect(202);
    await (
      await told
    ).closed;
    await erased(player.id);
    const { state } = await backend.app.get(Aggregates).game.load(game.gameId);
    expect([state.turns.get(turnId)?.status, state.deleted]).toEqual(['stopped', true]);
    const report = await auditLog(readLog(local.env.EVENTSTORE_URL!), { quiescent: true });
    expect(report.holds).toBe(true);
    const { charged, forfeited, reserved } = report.books.get(player.id)!;
    expect(charged).toBeGreaterThan(0);
    expect(charged).toBeLessThanOrEqual(CEILING_MICRO_USD);
    expect([charged + forfeited, reserved]).toEqual([1_000_000, 0]);
  }, 30_000);

  it('stops a turn that was let in beside the fence, in the round after', async () => {
    model.play((reply) => reply.closed);
    const player = await TestPlayer.signUp(backend);
    const { gameId } = await player.startGame();
    const turnId = randomUUID();
    let isIn = false;
    step('lets a turn in', 'settle', async (): Promise<ErasureProgress> => {
      if (!isIn) await slipIn(player.id, gameId, turnId);
      isIn = true;
      return 'done';
    });
    await player.delete('/api/auth/delete-account').expect(202);
    await erased(player.id);
    const { game, wallet } = backend.app.get(Aggregates);
    const { state } = await game.load(gameId);
    expect([isIn, state.turns.get(turnId)?.status, state.deleted]).toEqual([true, 'failed', true]);
    expect((await wallet.load(player.id)).state).toMatchObject({ reservedMicroUsd: 0, availableMicroUsd: 0 });
    const report = await auditLog(readLog(local.env.EVENTSTORE_URL!), { quiescent: true });
    expect(report.holds).toBe(true);
  }, 30_000);

  /** What a request leaves that passed the fence just before it was there. */
  async function slipIn(playerId: string, gameId: string, turnId: string): Promise<void> {
    const context = () => backend.app.get(CommandContexts).of({ actorId: playerId, keyOwner: playerId });
    const { game, wallet } = backend.app.get(Aggregates);
    const ceilingMicroUsd = CEILING_MICRO_USD;
    const reservation = { playerId, gameId, turnId, turnNumber: 1, priceVersion: currentPriceVersion };
    await game.handle(
      gameId,
      {
        type: 'SubmitTurn',
        gameId,
        playerId,
        turnId,
        parentTurnId: gameId,
        kind: 'action',
        userInput: 'I run.',
        inputCharacters: 6,
        bodyHash: 'none',
        ceilingMicroUsd,
        priceVersion: currentPriceVersion,
        at: new Date().toISOString(),
      },
      context(),
    );
    await wallet.handle(
      playerId,
      { type: 'ReserveCredits', ...reservation, amountMicroUsd: ceilingMicroUsd },
      context(),
    );
  }
});

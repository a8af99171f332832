/** Everything that is held of a player, as one file, over HTTP. */
import type { Character, GameAnswer, ProcessTurnAnswer, Share, Turn } from '@rubicon/contracts';
import { randomUUID } from 'node:crypto';
import { poll } from '@rubicon/local-stack';
import { Aggregates, CommandContexts } from '../src/platform/event-store/index.js';
import { LetterArchive } from '../src/platform/mail/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { asSent, TestMailbox } from './support/mailbox.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { StaffPerson } from './support/staff-person.js';
import { TestPlayer } from './support/players.js';

let local: LocalBackend;
let backend: RunningBackend;
let player: TestPlayer;
let stranger: TestPlayer;

beforeAll(async () => {
  local = await localBackend('chronicler', 'mailbox');
  backend = await local.start({ RATE_LIMITS: 'off' });
  player = await TestPlayer.signUp(backend);
  stranger = await TestPlayer.signUp(backend);
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

const gameType = 'french_revolution';

/** The turn once it is paid for: its receipt then says what is left. */
async function play(who: TestPlayer, userInput: string): Promise<Turn> {
  const { body } = await who.post('/api/game/process', { userInput, gameType }).expect(200);
  const { turnId } = (body as ProcessTurnAnswer).turn;
  const paid = await poll(
    async () => {
      const turn = (await who.get(`/api/game/turns/${turnId}`).expect(200)).body as Turn;
      return turn.receipt?.balanceAfterMicroUsd == null ? null : turn;
    },
    { timeoutMs: 15_000 },
  );
  if (!paid) throw new Error(`turn ${turnId} was not paid for in time`);
  return paid;
}

interface Export {
  product: string;
  exportedAt: string;
  account: object;
  settings: object;
  signIns: object[];
  characters: object[];
  games: { gameId: string; opening: { narrative: string }; save: object | null; turnCount: number }[];
  turns: Turn[];
  branches: object[];
  shares: object[];
  letters: object[];
  reports: object[];
  deletedGames: { gameId: string; event: string; userInput?: string; narrative?: string }[];
  usage: { turnId: string; chargeMicroUsd: number }[];
  statement: { entries: object[] };
  payments: object[];
}

it('holds all of the player’s own, opened, and nothing of anybody else’s', async () => {
  const character = (
    await player
      .post('/api/characters', {
        name: 'Manon Kestrel',
        estate: 'Third Estate',
        profession: 'Pamphleteer',
        description: 'Prints by night.',
        gameType,
      })
      .expect(201)
  ).body as Character;
  await player.patch('/api/user/profile', { settings: { historicalAccuracy: false } }).expect(200);
  const lost = await player.startGame();
  const lostTurn = await play(player, 'I burn what must not be found.');
  await player.delete(`/api/games/${lost.gameId}`).expect(204);
  const game = await player.startGame(character.id);
  const turns = [
    await play(player, 'I print a pamphlet.'),
    await play(player, 'I hand it out at the Palais-Royal.'),
  ];
  await player.post('/api/game/save', {}).expect(200);
  const branchId = game.gameId;
  await player.put(`/api/games/${game.gameId}/branches/${branchId}`, { name: 'What I printed' }).expect(200);
  const link = await player
    .post(`/api/games/${game.gameId}/shares`, { turnId: turns[0]!.turnId })
    .expect(201);
  const report = { reason: 'untrue', comment: 'There was no press in that street.' };
  await player.post(`/api/game/turns/${turns[1]!.turnId}/report`, report).expect(204);
  await player.delete(`/api/characters/${character.id}`).expect(204);
  const { username: login, email: address } = await player.profile();
  await player.post('/api/auth/password-reset', { username: login }).expect(202);
  const { letter } = await new TestMailbox(local.stack).until(address, 'Choose a new password');
  const token = /reset-password#(\S+)/.exec(letter.text)![1]!;
  const isKept = async () => (await backend.app.get(LetterArchive).of(player.id)).length === 1 || null;
  expect(await poll(isKept, { timeoutMs: 10_000 })).toBe(true);
  await stranger.startGame();
  await play(stranger, 'I keep to myself.');

  const response = await player.get('/api/user/export').expect(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="rubicon-export.json"',
    'cache-control': 'no-store',
  });
  const file = response.body as Export;
  expect(Object.keys(file)).toEqual(
    expect.arrayContaining([
      'product',
      'exportedAt',
      'account',
      'branches',
      'characters',
      'chronicles',
      'deletedGames',
      'games',
      'letters',
      'payments',
      'reports',
      'settings',
      'shares',
      'signIns',
      'statement',
      'support',
      'turns',
      'usage',
    ]),
  );
  const profile = await player.profile();
  const { id, username, email, createdAt } = profile;
  expect(file.account).toEqual({ id, username, email, createdAt });
  expect(file.settings).toEqual(profile.settings);
  expect(file.settings).toMatchObject({ historicalAccuracy: false });
  expect(file.signIns).toEqual([
    { signedInAt: expect.any(String) },
    { openSince: expect.any(String), expiresAt: expect.any(String) },
  ]);
  const own = { characterId: character.id, gameType };
  const sheet = {
    name: 'Manon Kestrel',
    estate: 'Third Estate',
    profession: 'Pamphleteer',
    description: 'Prints by night.',
    politicalLeanings: 'moderate',
  };
  expect(file.characters).toEqual([
    { change: 'created', at: expect.any(String), ...own, ...sheet },
    { change: 'removed', at: expect.any(String), characterId: character.id },
  ]);
  expect(file.games).toEqual([
    expect.objectContaining({
      gameId: game.gameId,
      opening: expect.objectContaining({ narrative: game.narrative, character: sheet }),
      headTurnId: turns[1]!.turnId,
      save: { turnId: turns[1]!.turnId, savedAt: expect.any(String) },
      turnCount: 2,
    }),
  ]);
  expect(file.turns).toEqual(turns);
  expect(file.branches).toEqual([{ gameId: game.gameId, branchId, name: 'What I printed' }]);
  const { shareId, turnId: sharedTurn, sharedAt } = link.body as Share;
  expect(file.shares).toEqual([{ shareId, gameId: game.gameId, turnId: sharedTurn, sharedAt }]);
  expect(file.reports).toEqual([
    {
      ...report,
      reportId: expect.any(String),
      gameId: game.gameId,
      turnId: turns[1]!.turnId,
      reportedAt: expect.any(String),
    },
  ]);
  expect(file.letters).toEqual([
    {
      kind: 'password_reset',
      sentAt: expect.any(String),
      subject: letter.subject,
      text: asSent(letter).replace(token, '…'),
    },
  ]);
  expect(file.deletedGames.every(({ gameId }) => gameId === lost.gameId)).toBe(true);
  const lostTexts = JSON.stringify(file.deletedGames);
  expect(lostTexts).toContain('I burn what must not be found.');
  expect(lostTexts).toContain(JSON.stringify(lostTurn.narrative));
  expect(file.usage.map(({ turnId }) => turnId)).toEqual([lostTurn, ...turns].map(({ turnId }) => turnId));
  expect(file.statement).toEqual(await player.statement());
  expect(file.payments).toEqual([]);

  const text = response.text;
  expect(text).not.toContain('I keep to myself.');
  expect(text).not.toContain(stranger.id);
  expect(text).not.toMatch(/argon2|"aad"|"envelope"/);
}, 60_000);

it('holds a deleted game that no turn was ever played in, and the prologue that it went on from', async () => {
  const leaving = await TestPlayer.signUp(backend, 0);
  const continued = await leaving
    .post('/api/game/continue-prologue', {
      source: 'browser',
      gameType,
      actions: ['I slip through the gate by night.'],
    })
    .expect(201);
  const begun = [(continued.body as GameAnswer).gameState.gameId, (await leaving.startGame()).gameId];
  for (const gameId of begun) await leaving.delete(`/api/games/${gameId}`).expect(204);
  const { games, deletedGames } = (await leaving.get('/api/user/export').expect(200)).body as Export;
  expect(games).toEqual([]);
  expect(deletedGames.map(({ gameId, event }) => [gameId, event])).toEqual(
    begun.map((gameId) => [gameId, 'GameStarted']),
  );
  expect(JSON.stringify(deletedGames[0])).toContain('I slip through the gate by night.');
}, 30_000);

it('tells what staff looked at and did, who, when and why', async () => {
  const person = await TestPlayer.signUp(backend, 0);
  const ada = await StaffPerson.of(backend, 'Ada', ['support']);
  const reason = 'Wrote that the last turn is missing.';
  await ada.post(`/api/staff/players/${person.id}/grant`, { reason }).expect(201);
  const { app } = backend;
  const at = new Date().toISOString();
  const actId = randomUUID();
  const context = app.get(CommandContexts).of({ actorId: ada.id });
  const suspended = await app
    .get(Aggregates)
    .player.handle(person.id, { type: 'SuspendPlayer', actId, at }, context);
  expect(suspended.kind).toBe('appended');

  const { support } = (await person.get('/api/user/export').expect(200)).body as { support: object[] };
  const when = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(support).toEqual([
    {
      event: 'GrantOpened',
      grantId: expect.any(String) as string,
      staffId: ada.id,
      openedAt: when,
      expiresAt: when,
      reason,
    },
    { event: 'PlayerSuspended', actId, suspendedAt: at },
  ]);
  const other = (await stranger.get('/api/user/export').expect(200)).body as { support: object[] };
  expect(other.support).toEqual([]);
}, 30_000);

it('is for those who are signed in', async () => {
  await player.get('/api/user/export').unset('authorization').expect(401);
});

/** Historical figures and the player's own, over HTTP. */
import { randomUUID } from 'node:crypto';
import type { Character, GameAnswer, Problem } from '@rubicon/contracts';
import { Client } from 'pg';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';

let local: LocalBackend;
let backend: RunningBackend;
let player: TestPlayer;

beforeAll(async () => {
  local = await localBackend();
  backend = await local.start({ ROLES: 'api,projector', RATE_LIMITS: 'off' });
  player = await TestPlayer.signUp(backend, 0);
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

const sheet = {
  name: 'Manon Kestrel-Zabulon',
  estate: 'Third Estate',
  profession: 'Pamphleteer',
  description: 'Prints by night what nobody dares to say by day.',
};
const manon = { ...sheet, gameType: 'french_revolution' };

it.each([
  ['french_revolution', 12],
  ['roman_republic', 10],
  ['sengoku_japan', 8],
])('lists the figures of %s', async (gameType, count) => {
  const { body } = await player.get(`/api/characters?gameType=${gameType}`).expect(200);
  const figures = body as Character[];
  expect(figures).toHaveLength(count);
  const text = expect.stringMatching(/\S/) as string;
  const stat = expect.any(Number) as number;
  for (const figure of figures)
    expect(figure).toEqual({
      id: expect.any(Number),
      name: text,
      estate: text,
      profession: text,
      description: text,
      isHistorical: true,
      startingStats: { influence: stat, reputation: stat, resources: stat },
      politicalLeanings: expect.stringMatching(/^(radical|revolutionary|moderate|conservative)$/),
      gameType,
    });
});

it('creates a character of the player’s own, lists it and starts a game with it', async () => {
  const created = (
    await player
      .post('/api/characters', {
        ...manon,
        name: `  ${manon.name} `,
        isHistorical: false,
        startingStats: { influence: 1, reputation: 1, resources: 1 },
      })
      .expect(201)
  ).body as Character;
  expect(created).toEqual({
    ...manon,
    id: expect.any(Number),
    isHistorical: false,
    politicalLeanings: 'moderate',
    startingStats: expect.objectContaining({ influence: expect.any(Number) }),
  });
  expect(created.id).toBeGreaterThanOrEqual(1_000);
  expect(created.startingStats).not.toEqual({ influence: 1, reputation: 1, resources: 1 });
  const listed = (await player.get('/api/characters?gameType=french_revolution').expect(200))
    .body as Character[];
  expect(listed.at(-1)).toEqual(created);
  const elsewhere = (await player.get('/api/characters?gameType=roman_republic').expect(200))
    .body as Character[];
  expect(elsewhere.some(({ id }) => id === created.id)).toBe(false);

  const start = { characterId: created.id, difficulty: 'normal', gameType: 'french_revolution' };
  const game = (await player.post('/api/game/start', start).expect(201)).body as GameAnswer;
  expect(game.character).toEqual({ ...created, startingStats: game.gameState.playerStats });
  const wrongEra = await player.post('/api/game/start', { ...start, gameType: 'sengoku_japan' }).expect(422);
  expect((wrongEra.body as Problem).code).toBe('wrong_era');
  const stranger = await TestPlayer.signUp(backend, 0);
  const stolen = await stranger.post('/api/game/start', start).expect(404);
  expect((stolen.body as Problem).code).toBe('unknown_character');
});

it('creates one character per key', async () => {
  const key = randomUUID();
  const send = (more = {}) =>
    player.post('/api/characters', { ...manon, ...more }).set('idempotency-key', key);
  const [one, two] = await Promise.all([send().expect(201), send().expect(201)]);
  expect(one.body).toEqual(two.body);
  const other = await send({ name: 'Somebody Else' }).expect(422);
  expect((other.body as Problem).code).toBe('idempotency_key_reused');
});

describe('a character of the player’s own', () => {
  const edited = {
    name: 'Manon the Elder',
    estate: 'Third Estate',
    profession: 'Lawyer',
    description: 'Pleads by day what she printed by night.',
  };
  const listed = async () =>
    ((await player.get('/api/characters?gameType=french_revolution').expect(200)).body as Character[]).filter(
      ({ isHistorical }) => !isHistorical,
    );
  const create = async () =>
    (await player.post('/api/characters', { ...manon, politicalLeanings: 'radical' }).expect(201))
      .body as Character;

  it('is edited, and games begun with it keep it as it was', async () => {
    const before = await create();
    const game = (
      await player
        .post('/api/game/start', {
          characterId: before.id,
          difficulty: 'normal',
          gameType: 'french_revolution',
        })
        .expect(201)
    ).body as GameAnswer;
    const { body } = await player.patch(`/api/characters/${before.id}`, edited).expect(200);
    expect(body).toEqual({ ...before, ...edited, startingStats: expect.any(Object) });
    expect((await listed()).find(({ id }) => id === before.id)).toEqual(body);
    const loaded = await player.get(`/api/game/load/${game.gameState.gameId}`).expect(200);
    expect((loaded.body as GameAnswer).character).toEqual(game.character);
    const next = await player
      .post('/api/game/start', {
        characterId: before.id,
        difficulty: 'normal',
        gameType: 'french_revolution',
      })
      .expect(201);
    expect((next.body as GameAnswer).character.name).toBe('Manon the Elder');
  });

  it('is removed; its games go on, and no new one begins with it', async () => {
    const character = await create();
    const start = { characterId: character.id, difficulty: 'normal', gameType: 'french_revolution' };
    const game = (await player.post('/api/game/start', start).expect(201)).body as GameAnswer;
    await player.delete(`/api/characters/${character.id}`).expect(204);
    expect((await listed()).map(({ id }) => id)).not.toContain(character.id);
    await player.delete(`/api/characters/${character.id}`).expect(204);
    await player.patch(`/api/characters/${character.id}`, edited).expect(404);
    await player.post('/api/game/start', start).expect(404);
    const loaded = await player.get(`/api/game/load/${game.gameState.gameId}`).expect(200);
    expect((loaded.body as GameAnswer).character).toEqual(game.character);
  });

  it('is nobody else’s, no historical figure, and has a number', async () => {
    const stranger = await TestPlayer.signUp(backend, 0);
    const { id } = await create();
    for (const [who, character] of [
      [stranger, id],
      [player, 101],
      [player, 999_999],
      [player, 'manon'],
      [player, `${id}e1`],
    ] as const) {
      const refused = await who.patch(`/api/characters/${character}`, edited).expect(404);
      expect((refused.body as Problem).code).toBe('unknown_character');
      await who.delete(`/api/characters/${character}`).expect(404);
    }
    expect((await listed()).find((one) => one.id === id)).toMatchObject(manon);
  });

  it('takes an edit only whole and sound', async () => {
    const { id } = await create();
    for (const [field, more] of [
      ['name', { name: ' ' }],
      ['description', { description: undefined }],
      ['estate', { estate: 'samurai' }],
      ['profession', { profession: 'Bishop' }],
    ] as const) {
      const { body } = await player.patch(`/api/characters/${id}`, { ...edited, ...more }).expect(400);
      expect(body).toMatchObject({ code: 'invalid_request', errors: { [field]: [expect.any(String)] } });
    }
  });
});

it('takes no description that no story may hold', async () => {
  const indecent = { description: 'Likes child porn.' };
  const created = await player.post('/api/characters', { ...manon, ...indecent }).expect(422);
  const detail = 'The chronicler does not take up these words: they were refused, and not kept.';
  expect(created.body).toMatchObject({ code: 'text_refused', detail });
  const { id } = (await player.post('/api/characters', manon).expect(201)).body as Character;
  const edited = await player.patch(`/api/characters/${id}`, { ...sheet, ...indecent }).expect(422);
  expect(edited.body).toMatchObject({ code: 'text_refused', detail });
});

it.each([
  ['name', { name: '  ' }],
  ['name', { name: 'x'.repeat(66) }],
  ['description', { description: '' }],
  ['description', { description: 'x'.repeat(151) }],
  ['estate', { estate: 'samurai' }],
  ['profession', { profession: 'Bishop' }],
  ['gameType', { gameType: 'atlantis' }],
  ['politicalLeanings', { politicalLeanings: 'lukewarm' }],
])('refuses a wrong %s', async (field, more) => {
  const { body } = await player.post('/api/characters', { ...manon, ...more }).expect(400);
  expect(body).toMatchObject({ code: 'invalid_request', errors: { [field]: [expect.any(String)] } });
});

it('keeps whose is whose when the read models begin from nothing, and lets nobody’s new one be another’s', async () => {
  const other = await TestPlayer.signUp(backend, 0);
  const theirs = (await other.post('/api/characters', { ...manon, name: 'Théroigne' }).expect(201))
    .body as Character;
  const own = (of: TestPlayer) => async () => {
    const { body } = await of.get('/api/characters?gameType=french_revolution').expect(200);
    return (body as Character[]).filter(({ isHistorical }) => !isHistorical);
  };
  const before = [await own(player)(), await own(other)()] as const;
  const emptied = await emptyDatabase('read_models_anew');
  const anew = await local.start({ ROLES: 'api,projector', RATE_LIMITS: 'off', DATABASE_URL: emptied });
  const [playerThere, otherThere] = [player.at(anew), other.at(anew)];
  const next = (await otherThere.post('/api/characters', { ...manon, name: 'Olympe' }).expect(201))
    .body as Character;
  expect(next.id).toBe(theirs.id + 1);
  expect(await own(playerThere)()).toEqual(before[0]);
  expect(await own(otherThere)()).toEqual([...before[1], next]);
  await anew.stop();
}, 20_000);

async function emptyDatabase(name: string): Promise<string> {
  const client = new Client({ connectionString: local.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(local.env.DATABASE_URL!), { pathname: `/${name}` }).href;
}

it('keeps names and descriptions out of every table', async () => {
  const client = new Client({ connectionString: local.env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ schema: string; name: string }>(
      `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
       WHERE table_schema IN ('app', 'read_models')`,
    );
    expect(rows.map(({ name }) => name)).toContain('player_character');
    for (const { schema, name } of rows) {
      const found = await client.query(
        `SELECT 1 FROM "${schema}"."${name}" t WHERE t::text ILIKE '%Kestrel%' LIMIT 1`,
      );
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
  } finally {
    await client.end();
  }
});

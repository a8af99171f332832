/** By what a story can end, as the API tells it before it can; and where a historical figure stands at the beginning. */
import type { Danger, GameAnswer, GameState } from '@rubicon/contracts';
import type { ChronicleDelta } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { ToldGame } from './support/told-turns.js';

let local: LocalBackend;
let backend: RunningBackend;

beforeAll(async () => {
  local = await localBackend();
  backend = await local.start({ ROLES: 'api,projector', RATE_LIMITS: 'off' });
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

async function newGame(): Promise<ToldGame> {
  return ToldGame.start(backend, await TestPlayer.signUp(backend));
}
async function stateOf({ player, id }: ToldGame): Promise<GameState> {
  return ((await player.get(`/api/game/load/${id}`).expect(200)).body as GameAnswer).gameState;
}

const safe: Danger = { bound: 15, stats: [], wound: null };
const wounded: ChronicleDelta = {
  change: 'new',
  lineId: null,
  topic: 'wound',
  subject: 'you',
  text: 'A ball in the shoulder.',
  fromPlayer: false,
};
const low = { stats: { influence: 12, reputation: 16, resources: 15 } };

describe('danger', () => {
  it('is none at the opening, the stats at or below the bound, and the open wound', async () => {
    const game = await newGame();
    expect((await stateOf(game)).danger).toEqual(safe);
    const shot = await game.tell(game.id, { chronicle: [wounded] });
    expect((await stateOf(game)).danger).toEqual({ ...safe, wound: 'A ball in the shoulder.' });
    const healed = { ...wounded, change: 'settled', lineId: `${shot}.0` } as const;
    await game.tell(shot, { world: low, chronicle: [healed] });
    expect((await stateOf(game)).danger).toEqual({
      bound: 15,
      stats: [
        { stat: 'influence', value: 12 },
        { stat: 'resources', value: 15 },
      ],
      wound: null,
    });
  });

  it('is over with the story, and not there where the player goes back to', async () => {
    const game = await newGame();
    const shot = await game.tell(game.id, { world: low, chronicle: [wounded] });
    await game.tell(shot, { world: low, ending: { kind: 'death', epilogue: 'He is gone.' } });
    expect((await stateOf(game)).danger).toEqual(safe);
    await game.player.post(`/api/games/${game.id}/rewind`, { turnId: shot }).expect(200);
    expect((await stateOf(game)).danger.wound).toBe('A ball in the shoulder.');
    await game.player.post(`/api/games/${game.id}/rewind`, { turnId: game.id }).expect(200);
    expect((await stateOf(game)).danger).toEqual(safe);
  });
});

it('begins a historical figure’s game with standings of their own', async () => {
  const { characters, factionsAt } = scenarios.french_revolution;
  const figure = characters[0]!;
  const player = await TestPlayer.signUp(backend);
  const { factions } = await player.startGame(figure.id);
  expect(factions).toEqual(
    factionsAt(0).map(({ id, name, startsAt }) => ({
      id,
      name,
      standing: figure.standings[id] ?? startsAt[figure.estate],
    })),
  );
});

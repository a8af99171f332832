/** A few turns in each era, narrated by the Chronicler as they are on a newcomer's machine. */
import { gameTypes, type Character, type GameAnswer, type ProcessTurnAnswer } from '@rubicon/contracts';
import type { RunningBackend } from '../src/start-backend.js';
import { actOf, casts, players } from '../trials/story/scripted-players.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';

let local: LocalBackend;
let backend: RunningBackend;

beforeAll(async () => {
  local = await localBackend('chronicler');
  backend = await local.start({ ROLES: 'api,narrator,projector', RATE_LIMITS: 'off' });
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

it.each(gameTypes)(
  'tells a story in %s that goes on from turn to turn',
  async (gameType) => {
    const player = await TestPlayer.signUp(backend);
    const [figure] = (await player.get(`/api/characters?gameType=${gameType}`).expect(200))
      .body as Character[];
    const start = { characterId: figure!.id, difficulty: 'normal', gameType };
    const { gameState, character } = (await player.post('/api/game/start', start).expect(201))
      .body as GameAnswer;
    expect(character.name).toBe(figure!.name);
    let before = gameState;
    const narratives = new Set([before.narrative]);
    let charged = 0;
    for (const turnNumber of [1, 2, 3]) {
      const { turn, gameState: after } = (
        await player
          .post('/api/game/process', {
            userInput: before.suggestions[turnNumber - 1]!.title,
            gameType,
            gameId: before.gameId,
            parentTurnId: before.headTurnId,
            kind: 'suggestion',
          })
          .expect(200)
      ).body as ProcessTurnAnswer;
      expect(turn).toMatchObject({ status: 'narrated', turnNumber, kind: 'suggestion' });
      expect(new Set(after.suggestions.map(({ title }) => title)).size).toBe(3);
      narratives.add(after.narrative);
      charged += turn.receipt!.chargedMicroUsd;
      before = after;
    }
    expect(narratives.size).toBe(4);
    expect(await player.statement()).toMatchObject({ chargedMicroUsd: charged, reservedMicroUsd: 0 });
  },
  60_000,
);

describe('what cannot be', () => {
  const lines = players.find(({ name }) => name === 'impossible')!;

  it.each(gameTypes)(
    'is told as a story in %s',
    async (gameType) => {
      const player = await TestPlayer.signUp(backend, 20_000_000);
      const [figure] = (await player.get(`/api/characters?gameType=${gameType}`).expect(200))
        .body as Character[];
      const start = { characterId: figure!.id, difficulty: 'normal', gameType };
      const { gameState } = (await player.post('/api/game/start', start).expect(201)).body as GameAnswer;
      for (const [place] of lines.lines.entries()) {
        const { action } = actOf(lines, casts[gameType], casts[gameType].establishes.length + 1 + place);
        const { turn } = (
          await player
            .post('/api/game/process', { userInput: action, gameType, gameId: gameState.gameId })
            .expect(200)
        ).body as ProcessTurnAnswer;
        expect({ action, status: turn.status }).toEqual({ action, status: 'narrated' });
        expect(turn.narrative!.length).toBeGreaterThan(100);
      }
    },
    60_000,
  );
});

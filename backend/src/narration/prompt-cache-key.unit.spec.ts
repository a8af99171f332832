import { gameTypes } from '@rubicon/contracts';
import { promptCacheKey } from './prompt-cache-key.js';

const games = Array.from({ length: 400 }, (_, n) => `5c1f0000-0000-4000-8000-${String(n).padStart(12, '0')}`);

it.each(gameTypes)('has sixteen keys for the games of %s, one and the same for a game', (gameType) => {
  const keys = new Set(games.map((gameId) => promptCacheKey(gameType, gameId)));
  expect(keys.size).toBe(16);
  for (const key of keys) expect(key).toMatch(new RegExp(`^${gameType}-[0-9a-f]$`));
  for (const gameId of games) expect(promptCacheKey(gameType, gameId)).toBe(promptCacheKey(gameType, gameId));
});

it('shares no key between eras', () => {
  const keys = gameTypes.flatMap((gameType) => [...new Set(games.map((id) => promptCacheKey(gameType, id)))]);
  expect(new Set(keys).size).toBe(16 * gameTypes.length);
});

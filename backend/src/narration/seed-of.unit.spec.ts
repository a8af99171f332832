import { seedOf } from './seed-of.js';

it('is the same for a game for ever', () =>
  expect(seedOf('3d5a1c7e-8f42-4b6d-a1c9-2e7f0b9d4c61')).toBe(1_429_795_528));

it('differs from game to game, and fits 31 bits', () => {
  const seeds = Array.from({ length: 1_000 }, (_, n) => seedOf(`game-${n}`));
  expect(new Set(seeds).size).toBe(1_000);
  for (const seed of seeds) {
    expect(Number.isInteger(seed)).toBe(true);
    expect(seed).toBeGreaterThanOrEqual(0);
    expect(seed).toBeLessThan(2 ** 31);
  }
});

import { gameTypes } from '@rubicon/contracts';
import { scenarios } from '@rubicon/scenarios';
import { openingWorld } from './opening-world.js';

it.each(gameTypes)('begins %s, for everyone whom history knows, with standings of their own', (era) => {
  const scenario = scenarios[era];
  for (const figure of scenario.characters) {
    const { id: characterId, estate, standings } = figure;
    expect(openingWorld(scenario, { characterId, estate }, 'hard')).toEqual({
      stats: scenario.startingStats(figure, 'hard'),
      date: { ordinal: 0, label: scenario.dateLabel(0) },
      phase: scenario.phases[0]!.id,
      factions: standings,
      bent: [],
    });
  }
});

it('begins for a character of the player’s own where the estate stands, and nobody’s regard has moved', () => {
  const scenario = scenarios.sengoku_japan;
  const world = openingWorld(scenario, { characterId: 1_000, estate: 'peasant' }, 'easy');
  expect(world).toEqual({
    stats: scenario.startingStats({ estate: 'peasant' }, 'easy'),
    date: { ordinal: 0, label: scenario.dateLabel(0) },
    phase: scenario.phases[0]!.id,
    factions: {},
    bent: [],
  });
});

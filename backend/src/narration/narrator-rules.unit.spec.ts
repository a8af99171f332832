import { gameTypes } from '@rubicon/contracts';
import { scenarios } from '@rubicon/scenarios';
import { narratorRules } from './narrator-rules.js';

it.each(gameTypes)('say of %s what each stat opens and what zero does, as the player is told', (gameType) => {
  const scenario = scenarios[gameType];
  const rules = narratorRules(
    {
      gameType,
      difficulty: 'normal',
      historicalAccuracy: true,
      language: 'en',
      character: scenario.prologue.character,
      situation: null,
    },
    scenario,
  );
  const { influence, reputation, resources } = scenario.public.stats;
  expect(rules).toContain(`# The stats\n${influence}\n${reputation}\n${resources}\n\n`);
});

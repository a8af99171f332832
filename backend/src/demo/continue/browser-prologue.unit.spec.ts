import fc from 'fast-check';
import { gameTypes } from '@rubicon/contracts';
import { scenarios } from '@rubicon/scenarios';
import { browserPrologue } from './browser-prologue.js';

it('tells again what the browser told', () => {
  const { demo, nextSuggestions } = scenarios.french_revolution.prologue;
  const outcomes = demo.outcomes.length;
  const [first, second] = ['I speak.', 'I will wait'];
  expect(browserPrologue('french_revolution', [first, second])).toEqual({
    story: {
      opening: demo.opening,
      turns: [
        { action: first, narrative: demo.outcomes[first.length % outcomes]!.narrative },
        { action: second, narrative: demo.outcomes[second.length % outcomes]!.narrative },
      ],
    },
    // 35/45/35 of the Third Estate; the bars moved by (+5, +10, -5), then by (+8, -6, -4).
    world: {
      stats: { influence: 35 + 5 + 8, reputation: 45 - 10 + 6, resources: 35 - 5 - 4 },
      date: { ordinal: 2, label: '16 July 1789' },
      phase: 'bastille',
      factions: {},
      bent: [],
    },
    suggestions: nextSuggestions,
  });
});

it('reads any text, in every era, and keeps the world within its bounds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...gameTypes),
      fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 500 }), { minLength: 1, maxLength: 3 }),
      (gameType, actions) => {
        const { story, world } = browserPrologue(gameType, actions);
        expect(story.turns).toHaveLength(actions.length);
        expect(JSON.stringify(story)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        for (const stat of Object.values(world.stats)) expect(stat >= 0 && stat <= 100).toBe(true);
      },
    ),
  );
});

import fc from 'fast-check';
import { frenchRevolutionDemo } from './demo/french-revolution.js';
import { romanRepublicDemo } from './demo/roman-republic.js';
import { sengokuJapanDemo } from './demo/sengoku-japan.js';
import { localDemoTurns, playLocalDemo, startLocalDemo } from './local-demo.js';
import type { LocalDemo, LocalDemoState } from './local-demo.js';

const demos = [frenchRevolutionDemo, romanRepublicDemo, sengokuJapanDemo];

const play = (demo: LocalDemo, actions: readonly string[]): LocalDemoState =>
  actions.reduce((state, action, at) => playLocalDemo(demo, state, action, at + 1), startLocalDemo(demo, 0));

const actions = fc.array(fc.string({ minLength: 1, maxLength: 500 }), { maxLength: localDemoTurns });

describe.each(demos)('the prologue of $gameType', (demo) => {
  test('has eight outcomes or more, each long enough to read and short enough to wait for', () => {
    expect(demo.outcomes.length).toBeGreaterThanOrEqual(8);
    expect(new Set(demo.outcomes.map(({ narrative }) => narrative)).size).toBe(demo.outcomes.length);
    for (const { narrative } of demo.outcomes) {
      const words = narrative.split(/\s+/u).length;
      expect(words).toBeGreaterThanOrEqual(80);
      expect(words).toBeLessThanOrEqual(140);
    }
  });

  test('starts at 50/50/50 with its opening', () => {
    expect(startLocalDemo(demo, 7)).toEqual({
      gameType: demo.gameType,
      characterName: demo.characterName,
      characterTitle: demo.characterTitle,
      narrative: [demo.opening],
      currentDate: demo.dates[0],
      turnCount: 0,
      stats: { authority: 50, unrest: 50, resources: 50 },
      lastAction: '',
      timestamp: 7,
    });
  });

  test('the length of the action picks the outcome', () => {
    for (const [index, outcome] of demo.outcomes.entries()) {
      const action = 'x'.repeat(demo.outcomes.length + index);
      const { narrative, currentDate, stats } = play(demo, [action]);
      expect(narrative).toEqual([demo.opening, `**Your Action:** ${action}`, outcome.narrative]);
      expect(currentDate).toBe(demo.dates[1]);
      expect(stats).toEqual({
        authority: 50 + outcome.change.authority,
        unrest: 50 + outcome.change.unrest,
        resources: 50 + outcome.change.resources,
      });
    }
  });

  test('the same actions always make the same prologue', () => {
    fc.assert(
      fc.property(actions, (typed) => {
        expect(play(demo, typed)).toEqual(play(demo, typed));
      }),
    );
  });

  test('bars stay within 0 to 100, wherever they stand, and move by the stated change inside', () => {
    const bar = fc.integer({ min: 0, max: 100 });
    const stats = fc.record({ authority: bar, unrest: bar, resources: bar });
    fc.assert(
      fc.property(stats, fc.string({ minLength: 1, maxLength: 500 }), (before, action) => {
        const { change } = demo.outcomes[action.length % demo.outcomes.length]!;
        const after = playLocalDemo(demo, { ...startLocalDemo(demo, 0), stats: before }, action, 1).stats;
        for (const name of ['authority', 'unrest', 'resources'] as const) {
          const exact = before[name] + change[name];
          expect(after[name]).toBe(exact < 0 ? 0 : exact > 100 ? 100 : exact);
        }
      }),
    );
  });

  test('each action adds its block and one outcome; a fourth is refused', () => {
    fc.assert(
      fc.property(actions, (typed) => {
        const state = play(demo, typed);
        expect(state.turnCount).toBe(typed.length);
        expect(state.narrative).toHaveLength(1 + 2 * typed.length);
        expect(state.currentDate).toBe(demo.dates[typed.length]);
        expect(state.lastAction).toBe(typed.at(-1) ?? '');
        expect(state.timestamp).toBe(typed.length);
      }),
    );
    expect(() => play(demo, ['a', 'b', 'c', 'd'])).toThrow(RangeError);
  });
});

test('the three changes that the specification states for the French Revolution', () => {
  const changes = frenchRevolutionDemo.outcomes.map(({ change }) => change);
  expect(changes).toEqual(
    expect.arrayContaining([
      { authority: 5, unrest: 10, resources: -5 },
      { authority: -5, unrest: -5, resources: 10 },
      { authority: 10, unrest: 15, resources: -10 },
    ]),
  );
});

test('the start lines of the specification', () => {
  expect(demos.map(({ characterTitle, dates }) => [characterTitle, dates[0]])).toEqual([
    ['Deputy to the National Convention', '14 July 1789'],
    ['Consul of Rome', '10 January 49 BC'],
    ['Daimyo of Owari', '2 June 1582'],
  ]);
});

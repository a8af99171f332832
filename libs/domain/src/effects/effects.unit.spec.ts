import fc from 'fast-check';
import { applyEffects } from './apply-effects.js';
import { daysPassed } from './time-passing.js';

const stats = { influence: 50, reputation: 50, resources: 50 };
const influence = (proposed: number, difficulty: 'easy' | 'normal' | 'hard') =>
  applyEffects(stats, { influence: proposed }, difficulty).influence - 50;

it.each([
  [10, 12, 10, 7],
  [-10, -7, -10, -12],
  [15, 18, 15, 11],
  [-15, -11, -15, -18],
  [99, 18, 15, 11],
  [-99, -11, -15, -18],
  [1, 1, 1, 0],
  [-1, 0, -1, -1],
  [2.9, 2, 2, 1],
  [Infinity, 18, 15, 11],
  [Number.NaN, 0, 0, 0],
])('a proposal of %d counts %d on easy, %d on normal, %d on hard', (proposed, easy, normal, hard) =>
  expect([influence(proposed, 'easy'), influence(proposed, 'normal'), influence(proposed, 'hard')]).toEqual([
    easy,
    normal,
    hard,
  ]),
);

it('changes nothing on a question, or without a proposal', () => {
  expect(applyEffects(stats, { influence: 9 }, 'easy', 'question')).toEqual(stats);
  expect(applyEffects(stats, {}, 'hard')).toEqual(stats);
});

it('keeps stats whole and within 0 to 100', () => {
  const stat = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      fc.record({ influence: stat, reputation: stat, resources: stat }),
      fc.record(
        { influence: fc.double(), reputation: fc.double(), resources: fc.double() },
        { requiredKeys: [] },
      ),
      fc.constantFrom('easy' as const, 'normal' as const, 'hard' as const),
      (before, proposed, difficulty) => {
        for (const value of Object.values(applyEffects(before, proposed, difficulty)))
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
      },
    ),
  );
});

it.each([
  [3, 3],
  [0, 1],
  [-4, 1],
  [2.9, 2],
  [61, 60],
  [Infinity, 60],
  [Number.NaN, 1],
  [undefined, 1],
])('a turn of %p days takes %d', (proposed, days) => {
  expect(daysPassed(proposed, 'action')).toBe(days);
  expect(daysPassed(proposed, 'suggestion')).toBe(days);
  expect(daysPassed(proposed, 'question')).toBe(0);
});

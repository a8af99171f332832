import fc from 'fast-check';
import type { Difficulty, Stats } from '../game/game.events.js';
import { actKinds, actOutcomes, type ActKind } from '../scene/scene.js';
import { applyEffects, type ProposedEffects, type WeighedAct } from './apply-effects.js';
import { estateStakes } from './estate-stakes.js';
import { MAX_PROPOSED_EFFECT, stakes } from './stakes.js';
import { daysPassed } from './time-passing.js';

const stats: Stats = { influence: 50, reputation: 50, resources: 50 };
const usual: WeighedAct = {
  kind: 'action',
  act: null,
  outcome: 'done',
  estate: 'of no era',
  difficulty: 'normal',
};
const influence = (proposed: number, difficulty: Difficulty) =>
  applyEffects(stats, { influence: proposed }, { ...usual, difficulty }).influence - 50;
/** What an act moves on normal. */
const moved = (proposed: ProposedEffects, deed: Partial<WeighedAct>) => {
  const after = applyEffects(stats, proposed, { ...usual, ...deed });
  return [after.influence - 50, after.reputation - 50, after.resources - 50];
};
const all = (proposed: number): ProposedEffects => ({
  influence: proposed,
  reputation: proposed,
  resources: proposed,
});

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
  expect(applyEffects(stats, { influence: 9 }, { ...usual, kind: 'question' })).toEqual(stats);
  expect(applyEffects(stats, all(9), { ...usual, kind: 'question', act: 'surrender' })).toEqual(stats);
  expect(applyEffects(stats, {}, { ...usual, difficulty: 'hard' })).toEqual(stats);
});

/** The table of bounds: influence, reputation, resources, each from least to most. */
it.each<[ActKind, [number, number, number], [number, number, number]]>([
  ['word', [-5, -6, -2], [6, 8, 2]],
  ['lie', [-8, -10, -3], [6, 4, 4]],
  ['oath', [-6, -8, -3], [8, 10, 2]],
  ['letter', [-4, -4, -2], [6, 5, 3]],
  ['inquiry', [-3, -3, -3], [3, 3, 3]],
  ['gift', [-2, -2, -12], [5, 8, 0]],
  ['trade', [-3, -3, -10], [3, 3, 10]],
  ['bribe', [-6, -8, -12], [10, 0, 0]],
  ['order', [-8, -8, -6], [8, 6, 4]],
  ['law', [-10, -10, -5], [12, 10, 5]],
  ['blood', [-8, -15, -3], [10, 6, 8]],
  ['war', [-15, -15, -15], [15, 15, 15]],
  ['guard', [-4, -4, -4], [4, 6, 2]],
  ['arrest', [-8, -10, -2], [8, 6, 4]],
  ['mercy', [-5, -3, -5], [6, 10, 2]],
  ['theft', [-6, -12, -5], [3, 2, 12]],
  ['destruction', [-6, -12, -8], [8, 6, 4]],
  ['betrayal', [-12, -15, -5], [12, 3, 12]],
  ['surrender', [-15, -12, -12], [-3, 3, 0]],
  ['flight', [-8, -8, -8], [2, 2, 2]],
  ['travel', [-3, -2, -5], [3, 3, 3]],
  ['faith', [-3, -4, -4], [5, 8, 3]],
  ['love', [-4, -4, -4], [4, 4, 4]],
  ['care', [-2, -2, -5], [3, 6, 1]],
  ['craft', [-2, -2, -4], [3, 4, 8]],
  ['rest', [-1, -1, -1], [2, 2, 2]],
  ['other', [-4, -5, -4], [4, 5, 4]],
])('%s moves influence, reputation and resources by %j at least and %j at most', (act, least, most) => {
  expect(moved(all(-99), { act })).toEqual(least);
  expect(moved(all(99), { act })).toEqual(most);
});

it('has a surrender cost influence whatever is proposed, but not one that was refused', () => {
  expect(moved({}, { act: 'surrender' })).toEqual([-3, 0, 0]);
  expect(moved({}, { act: 'surrender', outcome: 'refused' })).toEqual([0, 0, 0]);
});

it.each<[string, ActKind, number[], number[]]>([
  ['First Estate', 'faith', [-4, -6, -6], [7, 12, 4]],
  ['Second Estate', 'trade', [-1, -1, -6], [1, 1, 6]],
  ['Third Estate', 'word', [-6, -7, -2], [7, 10, 2]],
  ['patrician', 'law', [-12, -12, -6], [15, 12, 6]],
  ['equestrian', 'trade', [-4, -4, -15], [4, 4, 15]],
  ['plebeian', 'word', [-7, -9, -3], [9, 12, 3]],
  ['daimyo', 'gift', [-3, -3, -15], [7, 12, 0]],
  ['samurai', 'surrender', [-15, -15, -15], [-4, 4, 0]],
  ['peasant', 'order', [-4, -4, -3], [4, 3, 2]],
])('weighs an act by birth, within 15: %s, %s', (estate, act, least, most) => {
  expect(moved(all(-99), { act, estate })).toEqual(least);
  expect(moved(all(99), { act, estate })).toEqual(most);
});

it('knows no estate by a word that every object has', () =>
  expect(moved(all(99), { act: 'word', estate: 'constructor' })).toEqual([6, 8, 2]));

it('keeps every bound within 15, and lets all but a surrender go without effect', () => {
  for (const act of actKinds)
    for (const [stat, [least, most]] of Object.entries(stakes[act])) {
      expect([act, stat, least >= -MAX_PROPOSED_EFFECT && most <= MAX_PROPOSED_EFFECT]).toEqual([
        act,
        stat,
        true,
      ]);
      expect([act, stat, least <= 0 && most >= 0]).toEqual([
        act,
        stat,
        act !== 'surrender' || stat !== 'influence',
      ]);
    }
});

describe('whatever is proposed', () => {
  const stat = fc.integer({ min: 0, max: 100 });
  const before = fc.record({ influence: stat, reputation: stat, resources: stat });
  const proposal = fc.oneof(fc.double(), fc.integer({ min: -40, max: 40 }));
  const proposed = fc.record(
    { influence: proposal, reputation: proposal, resources: proposal },
    { requiredKeys: [] },
  );
  const deed: fc.Arbitrary<WeighedAct> = fc.record({
    kind: fc.constantFrom('action' as const, 'suggestion' as const, 'question' as const),
    act: fc.constantFrom(null, ...actKinds),
    outcome: fc.constantFrom(...actOutcomes),
    estate: fc.constantFrom(...Object.keys(estateStakes), 'of no era'),
    difficulty: fc.constantFrom('easy' as const, 'normal' as const, 'hard' as const),
  });

  it('keeps stats whole, within 0 to 100, and no more than 18 from where they were', () =>
    fc.assert(
      fc.property(before, proposed, deed, (from, by, what) => {
        for (const [name, value] of Object.entries(applyEffects(from, by, what))) {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
          expect(Math.abs(value - from[name as keyof Stats])).toBeLessThanOrEqual(18);
        }
      }),
    ));

  it('raises no stat by what was refused, no resources by a gift, no influence by a surrender', () =>
    fc.assert(
      fc.property(before, proposed, deed, (from, by, what) => {
        const refused = applyEffects(from, by, { ...what, outcome: 'refused' });
        expect(refused.influence).toBeLessThanOrEqual(from.influence);
        expect(refused.reputation).toBeLessThanOrEqual(from.reputation);
        expect(refused.resources).toBeLessThanOrEqual(from.resources);
        const gift = applyEffects(from, by, { ...what, act: 'gift' });
        expect(gift.resources).toBeLessThanOrEqual(from.resources);
        const surrender = applyEffects(from, by, { ...what, act: 'surrender' });
        expect(surrender.influence).toBeLessThanOrEqual(from.influence);
      }),
    ));
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

it.each([
  ['word', 'morning', 'noon', 0, 0],
  ['word', 'morning', 'noon', 2, 2],
  ['word', 'noon', 'noon', 0, 1],
  ['word', 'night', 'dawn', 0, 1],
  ['word', 'night', 'dawn', 1, 1],
  ['inquiry', 'noon', 'noon', 0, 0],
  ['inquiry', 'noon', 'morning', 0, 1],
] as const)('a %s from %s to %s with %p days proposed takes %p', (act, before, after, proposed, days) => {
  expect(daysPassed(proposed, 'action', { before, after, act })).toBe(days);
  expect(daysPassed(proposed, 'question', { before, after, act })).toBe(0);
});

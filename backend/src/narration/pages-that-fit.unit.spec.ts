import fc from 'fast-check';
import { pagesThatFit, type PromptPage } from './pages-that-fit.js';

const pages = (from: number, to: number, tokens = 10): PromptPage[] =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ depth: from + n, tokens }));
const depths = (kept: readonly PromptPage[]) => kept.map(({ depth }) => depth);

it('keeps all that fit', () => expect(depths(pagesThatFit(pages(0, 3), 40, 8))).toEqual([0, 1, 2, 3]));

it('drops the opening first, as a block of its own', () =>
  expect(depths(pagesThatFit(pages(-3, 3), 60, 8))).toEqual([1, 2, 3]));

it('drops whole blocks, and of the last one single pages', () => {
  expect(depths(pagesThatFit(pages(1, 18), 170, 8))[0]).toBe(9);
  expect(depths(pagesThatFit(pages(1, 8), 30, 8))).toEqual([6, 7, 8]);
  expect(depths(pagesThatFit(pages(-3, 0), 20, 8))).toEqual([-1, 0]);
});

it('drops smaller blocks, or one page after another', () => {
  expect(depths(pagesThatFit(pages(1, 9), 80, 2))[0]).toBe(3);
  expect(depths(pagesThatFit(pages(1, 9), 80, 1))[0]).toBe(2);
});

it('never keeps more than fits, and always the end of the path', () => {
  const page = fc.record({ tokens: fc.nat(50) });
  fc.assert(
    fc.property(
      fc.array(page, { maxLength: 30 }),
      fc.integer({ min: -4, max: 40 }),
      fc.nat(800),
      fc.constantFrom(1, 2, 4, 8),
      (all, first, budget, blockTurns) => {
        const path = all.map(({ tokens }, n) => ({ depth: first + n, tokens }));
        const kept = pagesThatFit(path, budget, blockTurns);
        expect(kept).toEqual(path.slice(path.length - kept.length));
        expect(kept.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(budget);
      },
    ),
  );
});

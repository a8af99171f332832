import { amountRange } from './amount-range.js';

it('stands on zero', () => {
  expect(amountRange(5, 10)).toEqual([0, 10.8]);
  expect(amountRange(-10, 0)).toEqual([-10, 0.8]);
  expect(amountRange(0, 0)).toEqual([0, 1]);
});

import { defaultTurnTokenLimits } from '@rubicon/domain';
import { SMALLEST_PROMPT_TOKENS } from '../platform/config/turn-token-limits.js';
import { BLOCK_TURNS, promptSizeFor, promptSizes } from './prompt-size.js';

it('lists the sizes from the largest to the smallest: the default is whole, and less than the smallest no configuration allows', () => {
  const budgets = promptSizes.map(({ fromTokens }) => fromTokens);
  expect(budgets).toEqual([...budgets].sort((a, b) => b - a));
  expect(budgets.at(0)).toBeLessThanOrEqual(defaultTurnTokenLimits.maxInputTokens);
  expect(budgets.at(-1)).toBe(SMALLEST_PROMPT_TOKENS);
});

it('takes the largest that there is room for', () => {
  expect(promptSizeFor(defaultTurnTokenLimits.maxInputTokens)).toBe(promptSizes[0]);
  for (const [n, size] of promptSizes.entries()) {
    expect(promptSizeFor(size.fromTokens)).toBe(size);
    expect(promptSizeFor(size.fromTokens - 1)).toBe(promptSizes[n + 1] ?? size);
  }
});

it('drops earlier turns at places that hold for every reach', () => {
  for (const { blockTurns } of promptSizes) expect(BLOCK_TURNS % blockTurns).toBe(0);
});

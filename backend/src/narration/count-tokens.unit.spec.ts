import { countTokens as countWhole } from 'gpt-tokenizer/encoding/o200k_base';
import { countTokens } from './count-tokens.js';

const prose = 'The Estates assembled at Versailles, and the hall was loud with murmurs. '.repeat(200);

it('counts prose as the tokenizer does, to one in a hundred', () => {
  const whole = countWhole(prose);
  expect(countTokens(prose)).toBeGreaterThanOrEqual(whole);
  expect(countTokens(prose)).toBeLessThanOrEqual(whole * 1.01);
});

it('counts what a player typed as text, also when it looks like a control token', () => {
  expect(countTokens('<|endoftext|>')).toBeGreaterThan(1);
});

it('never counts less for text without spaces', () => {
  for (const text of ['a'.repeat(4000), '😀'.repeat(4000), '革命'.repeat(2000)])
    expect(countTokens(text)).toBeGreaterThanOrEqual(countWhole(text));
});

it('counts nothing for nothing', () => {
  expect(countTokens('')).toBe(0);
});

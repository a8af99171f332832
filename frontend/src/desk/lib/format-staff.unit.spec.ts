import { formatAboutUsd } from './format-staff.js';

it.each([
  [0, '$0.00'],
  [83, '$0.000083'],
  [-83, '\u2212$0.000083'],
  [29_876, '$0.0298'],
  [999_999, '$0.999'],
  [1_000_001, '$1.00'],
  [12_345_678, '$12.34'],
  [-1_234_567_891, '\u2212$1,234.56'],
])('writes about %i micro-dollars', (amount, text) => expect(formatAboutUsd(amount)).toBe(text));

import { dayInSentence } from './locale.js';

it.each([
  ['12th day of the 6th month, Tenshō 10 (1582)', 'the 12th day of the 6th month, Tenshō 10 (1582)'],
  ['16 July 1789', '16 July 1789'],
  ['10 January 49 BC', '10 January 49 BC'],
])('names %s within a sentence', (date, said) => {
  expect(dayInSentence(date)).toBe(said);
});

import { wholeSentences, wordsIn } from './sentences.js';

it.each([
  ['The banner reads 義, and nobody asks.', 7],
  ['広間は静まり返り。', 3],
  ['* * *', 0],
])('"%s" has %i words', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

it.each([
  ['You rise. M. Dupont waits. And th', 'You rise. M. Dupont waits.'],
  ['“Halt! Who goes there?” cries one', ''],
  ['You rise.\n\nNobody stirs. “I', 'You rise.\n\nNobody stirs.'],
  ['', ''],
])('whole of "%s" is "%s"', (text, whole) => {
  expect(wholeSentences(text)).toBe(whole);
});

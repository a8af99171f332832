import fc from 'fast-check';
import { isFormOf, saysAllOf, singleWordsOf } from './says-all-of.js';

it.each([
  ['rue St. Antoine, no 3', ['rue', 'st', 'antoine', 'no', '3']],
  [
    'ローマ軍は3日後にA軍と戦う。',
    ['ロ', 'ー', 'マ', '軍', 'は', '3', '日', '後', 'に', 'a', '軍', 'と', '戦', 'う'],
  ],
  ['… —', []],
])('"%s" has single words', (text, words) => expect(singleWordsOf(text)).toEqual(words));

it('is said by what has at most three words between its own', () => {
  const word = fc.constantFrom('the', 'men', 'cross', 'river', 'guard');
  const between = fc.array(fc.constantFrom('very', 'old', 'and'), { maxLength: 5 });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 8 }),
      between,
      between,
      between,
      (words, ...more) => {
        const half = Math.ceil(words.length / 2);
        const [before, within, after] = more as [string[], string[], string[]];
        const all = [...before, ...words.slice(0, half), ...within, ...words.slice(half), ...after];
        const isWithin = half < words.length;
        expect(saysAllOf(words, all)).toBe(!isWithin || within.length <= 3);
      },
    ),
  );
  expect(saysAllOf([], ['river'])).toBe(false);
});

it.each([
  ['schreibe', 'schreibst', true],
  ['écris', 'écrivez', true],
  ['ask', 'asks', true],
  ['go', 'goes', false],
  ['stand', 'state', true],
  ['refuses', 'persuade', false],
  ['dusk', 'dust', true],
  ['marcus', 'marcellus', false],
  ['does', 'doesnt', false],
  ['1788', '1789', false],
])('%s and %s are forms of one word: %s', (word, other, isForm) => {
  expect(isFormOf(word, other)).toBe(isForm);
  expect(isFormOf(other, word)).toBe(isForm);
});

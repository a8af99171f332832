import { LocalStackError } from '../local-stack-error.js';
import { narratorCount } from './narrator-count.js';

it('is from none to sixteen, or is not said', () => {
  expect(narratorCount([])).toBeNull();
  expect(narratorCount(['--narrators', '0'])).toBe(0);
  expect(narratorCount(['--narrators=4'])).toBe(4);
  expect(narratorCount(['--narrators', '16'])).toBe(16);
});

it.each([
  [
    ['--narrators', '17'],
    '--narrators is how many narrators there are, a whole number from 0 to 16: not “17”.',
  ],
  [['--narrators=-1'], '--narrators is how many narrators there are, a whole number from 0 to 16: not “-1”.'],
  [
    ['--narrators', '2.5'],
    '--narrators is how many narrators there are, a whole number from 0 to 16: not “2.5”.',
  ],
  [['--narrators='], '--narrators is how many narrators there are, a whole number from 0 to 16: not “”.'],
  [
    ['--narrators'],
    '“--narrators” is not understood: npm start takes --narrators and a number from 0 to 16, like npm start -- --narrators 4.',
  ],
  [
    ['--narators', '4'],
    '“--narators 4” is not understood: npm start takes --narrators and a number from 0 to 16, like npm start -- --narrators 4.',
  ],
])('says in a sentence what is wrong with %j', (args, sentence) => {
  expect(() => narratorCount(args)).toThrow(new LocalStackError('invalid_setting', sentence));
});

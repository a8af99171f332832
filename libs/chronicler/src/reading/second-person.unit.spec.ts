import { toSecondPerson } from './second-person.js';

it.each([
  ['give my ring to the man who saved me', 'give your ring to the man who saved you'],
  [
    'tell him that I am innocent, and mine is the purse',
    'tell him that you are innocent, and yours is the purse',
  ],
  ['say: “I am my own master”', 'say: “I am my own master”'],
  ['ask whether we’ll cross before they see us', 'ask whether you will cross before they see you'],
])('%s', (typed, told) => expect(toSecondPerson(typed)).toBe(told));

import { stepsOf } from '../reading/steps.js';
import { toldAct, toldClause } from './clauses.js';

const told = (text: string) => stepsOf(text).map(toldClause).join('; ');

it.each([
  ['I make a speech: who is with me?', 'make a speech: “Who is with me?”'],
  ['I tell him: go home, you fool!', 'tell him: “Go home, you fool!”'],
  ['I ask him: did you see it with your own eyes?', 'ask him: “Did you see it with your own eyes?”'],
  [
    'I offer him easier terms: only the commander has to die',
    'offer him easier terms: only the commander has to die',
  ],
  [
    "I tell them that the troops will march. (I don't know if it's true)",
    "tell them that the troops will march (you don't know if it's true)",
  ],
])('%s: what is said stays as it was said, and a bracket is closed', (text, clause) => {
  expect(told(text)).toBe(clause);
});

it('says the same behind a try', () => {
  expect(toldAct(stepsOf('I give a speech: I am your man!')[0]!)).toBe('give a speech: “I am your man!”');
});

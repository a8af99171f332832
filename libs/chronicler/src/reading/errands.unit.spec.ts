import { stepsOf } from './steps.js';

test.each([
  [
    'I send two men to scout the bridge and report back to me.',
    ['send two men to scout the bridge and report back to me'],
  ],
  ['I send two men to scout the bridge and sleep.', ['send two men to scout the bridge', 'sleep']],
  ['I scout the bridge and report to the captain.', ['scout the bridge', 'report to the captain']],
])('%s', (sentence, clauses) => {
  expect(stepsOf(sentence).map(({ clause }) => clause)).toEqual(clauses);
});

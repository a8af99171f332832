import { isMannerOfAsking } from './manner-of-asking.js';
import { readAct } from './read-act.js';

test.each([
  ['The truth, please.', true],
  ['I want a number.', true],
  ['I ask him.', true],
  ['Be honest!', true],
  ['I want a horse.', false],
  ['I ask him to leave.', false],
  ['Tell me the way to Rome.', false],
])('%s', (sentence, isManner) => {
  expect(isMannerOfAsking(sentence)).toBe(isManner);
});

test('behind a question it is no act of its own', () => {
  const read = (typed: string) =>
    readAct(typed, { kind: 'action', offered: [], isSomebody: () => true }).parts.map(({ kind }) => kind);
  expect(read('What do you think of me? The truth, please.')).toEqual(['question']);
  expect(read('I ask both consuls how many legions they have. I want a number.')).toEqual(['deed']);
});

test('whom one bids to tell is asked', () => {
  expect(
    readAct('Chaya, tell me exactly what happened at Kyoto.', {
      kind: 'action',
      offered: [],
      isSomebody: (words) => words === 'Chaya',
    }).parts,
  ).toEqual([{ kind: 'question', text: 'What happened at Kyoto?', to: 'Chaya' }]);
});

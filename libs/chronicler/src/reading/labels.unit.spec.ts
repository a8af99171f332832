/** What a list puts before a colon is read as whom it is for. */
import { withoutLabel } from './labels.js';

it.each([
  ['East: hold the ford.', 'I send word east: hold the ford.'],
  ['To the north: wait.', 'I send word to the north: wait.'],
  ['Pollio: Bring the horses.', 'Pollio, bring the horses.'],
  ['Plan: we wait.', 'We wait.'],
  ['I tell Pollio: wait.', 'I tell Pollio: wait.'],
])('%s', (typed, read) => expect(withoutLabel(typed, (words) => words === 'Pollio')).toBe(read));

/** Deeds without a verb, and what only looks like one. */
import { withVerb } from './fragments.js';

const isSomebody = (words: string) => words === 'Nene';

it.each([
  ['Back to camp, wake the grooms', 'I go back to camp, wake the grooms'],
  ['Out through the cellar.', 'I go out through the cellar.'],
  ['Both rings into the well, and I leave.', 'I put both rings into the well, and I leave.'],
  ['Twenty men to the ford.', 'I send twenty men to the ford.'],
  ['To Nene: bar the door.', 'I write to Nene: bar the door.'],
  ['Letter to my brother: all is well.', 'I write to my brother: all is well.'],
  ['The boy on the cart.', 'The boy on the cart.'],
  ['To the bridge!', 'To the bridge!'],
])('%s', (typed, read) => expect(withVerb(typed, isSomebody)).toBe(read));

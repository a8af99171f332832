/** Haste and small letters: what is meant is read all the same. */
import { tidied } from './tidied.js';

it.each([
  ['i dont know and ill stay', 'i don’t know and I’ll stay'],
  ['the ill children dont eat', 'the ill children don’t eat'],
  ['ask teh groom wat he saw', 'ask the groom what he saw'],
  ['eat. sleep. nobody calls me', 'eat.\nsleep.\nnobody calls me'],
  ['i wait... then i go', 'i wait... then i go'],
  ['I p-p-pull th-the rope of the T-beam', 'I pull the rope of the T-beam'],
  ['lets go & see if the rain lets up', 'let’s go and see if the rain lets up'],
  ['hold it till its gone, by its handle', 'hold it till it’s gone, by its handle'],
])('%s', (typed, read) => expect(tidied(typed)).toBe(read));

it.each([
  ['the one from Picenum - burn it. Then go', 'Burn the one from Picenum. Then go'],
  ['Speech to the Gauls: you ate my bread', 'I make a speech to the Gauls: you ate my bread'],
  ['Want an onion?', 'Do you want an onion?'],
  ['I tell them a lie (it is one)', 'I tell them a lie'],
])('unfolds %s', (typed, read) => expect(tidied(typed)).toBe(read));

it.each(['I wait until 6. Then I leave.', 'I take 3. The rest stay.'])('keeps the number in “%s”', (typed) =>
  expect(tidied(typed).replace(/\s+/g, ' ')).toBe(typed),
);

/** People without a name: which words tell of them, and how several are spoken of. */
import { asSeveral, isDescribedPeople } from './described-people.js';

it.each([
  ['whoever is hungry', true],
  ['all those who came', true],
  ['anybody who’s hurt', true],
  ['those', false],
  ['the baker who is hungry', false],
])('%s: %s', (words, isDescribed) => expect(isDescribedPeople(words)).toBe(isDescribed));

it.each([
  ['everyone who resists', 'those who resist'],
  ['everybody who’s hurt', 'those who are hurt'],
  ['everyone who still fights for the king', 'those who still fight for the king'],
  ['everyone who will hold the gates', 'those who will hold the gates'],
  ['everyone who came with friends', 'those who came with friends'],
  ['everyone whom he loves', 'those whom he loves'],
  ['people who are lost', 'people who are lost'],
])('%s: %s', (words, ofSeveral) => expect(asSeveral(words)).toBe(ofSeveral));

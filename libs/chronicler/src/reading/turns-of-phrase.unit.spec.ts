/** What is said in a roundabout way is read as what it comes to. */
import { saidPlainly } from './turns-of-phrase.js';

it.each([
  ['Don’t let anyone leave the camp', 'Nobody is to leave the camp'],
  ['Make sure nobody leaves.', 'Nobody is to leave.'],
  ['I want everyone out of the tent!', 'I send everyone out of the tent!'],
  ['Let them have the castle', 'I give them the castle'],
  ['Kanbei and I ride to Himeji, and wait', 'I ride to Himeji with Kanbei, and wait'],
  ['My brother and I eat.', 'My brother and I eat.'],
  ['I want the map.', 'I want the map.'],
  ['Let him go.', 'Let him go.'],
])('%s', (typed, plain) => expect(saidPlainly(typed)).toBe(plain));

it.each([
  ['Make sure nobody is hurt', 'Nobody is to be hurt'],
  ['Make sure nobody passes the bridge', 'Nobody is to pass the bridge'],
  ['Make sure nobody goes out', 'Nobody is to go out'],
])('%s', (typed, plain) => expect(saidPlainly(typed)).toBe(plain));

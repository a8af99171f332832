/** Which sentences become one, and which stand by themselves. */
import { joined, joinedInPairs } from './joining.js';

const isName = (sentence: string) => sentence.startsWith('Pollio');

it('tells what comes of a deed in one sentence with it', () => {
  expect(joined('You knock.', 'The door opens.', isName)).toBe('You knock; the door opens.');
  expect(joined('You knock.', 'Pollio opens.', isName)).toBe('You knock; Pollio opens.');
  expect(joined('You say: “Open.”', 'The door opens.', isName)).toBe('You say: “Open.” The door opens.');
  expect(joined('You knock.', 'Hesitantly the door opens.', isName)).toBe(
    'You knock. Hesitantly the door opens.',
  );
});

it('joins two and two, and leaves alone what somebody says', () => {
  expect(
    joinedInPairs(['It is late.', 'The lamp is lit.', 'It smokes.', 'Pollio says: “Go.”', ''], isName),
  ).toEqual(['It is late; the lamp is lit.', 'It smokes.', 'Pollio says: “Go.”']);
});

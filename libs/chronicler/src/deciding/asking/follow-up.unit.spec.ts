import { asMine, followUpOf } from './follow-up.js';

test.each([
  ['Why?', 'why'],
  ['But why not?', 'whyNot'],
  ['What stopped me?', 'whyNot'],
  ['What else?', 'more'],
  ['And then?', 'more'],
  ['How do you know?', 'source'],
  ['Who told you that?', 'source'],
  ['Are you sure?', 'sure'],
  ['Since when?', 'since'],
  ['Why did the King dismiss Necker?', null],
  ['Are you hungry?', null],
  ['Who told the Queen?', null],
  ['What did Caesar say then?', null],
])('%s goes on as %s', (question, kind) => {
  expect(followUpOf(question)).toBe(kind);
});

test('what they want, said by themselves', () => {
  expect(asMine('peace, and his triumph')).toBe('peace, and my triumph');
});

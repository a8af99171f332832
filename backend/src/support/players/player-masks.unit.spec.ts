import { maskedEmail, maskedUsername } from './player-masks.js';

it.each([
  ['desmoulin', 'd••••n'],
  ['a-name-of-fifty-characters-tells-nothing-of-its-len', 'a••••n'],
  ['cato', 'c••••o'],
  // Both ends of three letters would be nearly all.
  ['ovi', 'o••••'],
  ['🦉minerva🦉', '🦉••••🦉'],
])('shows of the username %s only %s', (username, masked) => {
  expect(maskedUsername(username)).toBe(masked);
});

it.each([
  ['jean@example.com', 'j•••@e•••.com'],
  ['j@mail.example.co.uk', 'j•••@m•••.uk'],
  ['"a@b"@localhost', '"•••@l•••'],
])('shows of the address %s only %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

import { usernameRules } from './credential-rules.js';

const CHARACTERS = 0x110000;
const characters = Array.from({ length: CHARACTERS }, (_, code) => String.fromCodePoint(code));

it('keeps out of usernames whatever is an @ to those who compare names, and nothing else', () => {
  const signs = characters.filter((character) => character.normalize('NFKC').includes('@'));
  expect(signs).toEqual(['@', '﹫', '＠']);
  expect(characters.filter((character) => !usernameRules.noAtSign.test(character))).toEqual(signs);
});

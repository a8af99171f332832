import { commonPasswords } from './common-passwords.js';
import { isEasilyGuessed } from './is-easily-guessed.js';

it('knows the 3,000 that are used most, and long ones', () => {
  expect(commonPasswords.length).toBeGreaterThan(3_000);
  expect(new Set(commonPasswords).size).toBe(commonPasswords.length);
  expect(commonPasswords.every((word) => word.length >= 6 && word === word.toLowerCase())).toBe(true);
  expect(commonPasswords.filter(({ length }) => length >= 12).length).toBeGreaterThan(250);
});

it.each([
  '123456',
  'QWERTY',
  'Dragon',
  '１２３４５６',
  '123456789qwe',
  'Rubicon!',
  '2026rubicon',
  'password password',
  'OperatorOperator1',
])('guesses %s', (password) => expect(isEasilyGuessed(password)).toBe(true));

it.each(['de l’audace', 'alea iacta est', 'crossing the rubicon', '7391640285', 'correct horse battery', ''])(
  'does not guess %p',
  (password) => expect(isEasilyGuessed(password)).toBe(false),
);

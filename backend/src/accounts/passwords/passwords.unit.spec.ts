import { Passwords } from './passwords.js';

it('keeps what OWASP advises, with another salt each time', async () => {
  const passwords = new Passwords();
  const kept = await passwords.hash('de l’audace');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/);
  expect(await passwords.hash('de l’audace')).not.toBe(kept);
  expect(await passwords.matches('de l’audace', kept)).toBe(true);
  for (const other of ['De l’audace', 'de l’audace ', 'de l’audac', ''])
    expect(await passwords.matches(other, kept)).toBe(false);
  expect(await passwords.matches('a password that opens nothing', null)).toBe(false);
});

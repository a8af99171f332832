import { tokenExpiring } from '../../testing/sessions.js';
import { isExpired } from './token.js';

const now = Date.UTC(2026, 0, 1);

describe('a token', () => {
  it('is valid until its expiry and expired after it', () => {
    expect(isExpired(tokenExpiring(now + 1000), now)).toBe(false);
    expect(isExpired(tokenExpiring(now), now)).toBe(false);
    expect(isExpired(tokenExpiring(now - 1000), now)).toBe(true);
  });

  it.each([
    '',
    'garbage',
    'a.b.c',
    `a.${btoa('{}')}.c`,
    `a.${btoa('{"exp":"soon"}')}.c`,
    `a.${btoa('null')}.c`,
  ])('counts as expired when its payload cannot be read: %s', (token) =>
    expect(isExpired(token, now)).toBe(true),
  );

  it('may carry letters beyond ASCII in its payload', () => {
    const payload = Buffer.from(JSON.stringify({ name: 'Ōta Gyūichi ÿ?>', exp: now / 1000 + 60 })).toString(
      'base64url',
    );
    expect(isExpired(`h.${payload}.s`, now)).toBe(false);
  });
});

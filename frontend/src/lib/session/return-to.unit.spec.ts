import { loginPath, safeReturnTo } from './return-to.js';

describe('where a visitor returns to', () => {
  it('is a path of our own, with its query', () => {
    expect(safeReturnTo('/game?loadGame=7&gameType=roman_republic')).toBe(
      '/game?loadGame=7&gameType=roman_republic',
    );
    expect(loginPath('/account?tab=usage')).toBe('/login?returnTo=%2Faccount%3Ftab%3Dusage');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'game',
    '',
    null,
  ])('is never another site: %s', (path) => expect(safeReturnTo(path)).toBeNull());

  it('does not lead in a circle', () => {
    expect(safeReturnTo('/login?returnTo=/game')).toBeNull();
    expect(loginPath('/login')).toBe('/login');
    expect(loginPath('/')).toBe('/login');
  });
});

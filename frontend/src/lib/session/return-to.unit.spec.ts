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
    '/.//evil.example',
    '/game/..//evil.example',
    '/%2e//evil.example',
    '/.//',
    '//[',
    '/\t/evil.example',
    ' /game',
    'javascript:alert(1)',
    'game',
    '',
    null,
  ])('is never another site: %s', (path) => expect(safeReturnTo(path)).toBeNull());

  it.each(['/nothing', '/api/auth/me', '/staff', '/game/more', '/g%61me', '/shared/'])(
    'is never a page that is not there: %s',
    (path) => expect(safeReturnTo(path)).toBeNull(),
  );

  it.each([
    ['/shared/./one?from=letter#end', '/shared/one?from=letter#end'],
    ['/difficulty/../saved-games', '/saved-games'],
    ['/', '/'],
  ])('is read as a browser reads it: %s', (path, read) => expect(safeReturnTo(path)).toBe(read));

  it.each(['/login?returnTo=/game', '/register', '/login/', '/LOGIN', '/game/../login'])(
    'does not lead in a circle: %s',
    (path) => expect(safeReturnTo(path)).toBeNull(),
  );

  it('is not told when it is where everybody goes', () => {
    expect(loginPath('/login')).toBe('/login');
    expect(loginPath('/')).toBe('/login');
  });
});

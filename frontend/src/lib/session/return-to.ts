/** Where a visitor was going before the login screen (decision 3): a path of our own, never another site's address. */
const ELSEWHERE = 'https://elsewhere.invalid';

/** `path` when it stays on this site and does not lead back to the login screen, else null. */
export function safeReturnTo(path: string | null): string | null {
  if (path === null || !path.startsWith('/')) return null;
  try {
    const target = new URL(path, ELSEWHERE);
    if (target.origin !== ELSEWHERE || ['/login', '/register'].includes(target.pathname)) return null;
    return `${target.pathname}${target.search}${target.hash}`;
  } catch {
    return null;
  }
}

/** The login screen's address, which leads back to `path` afterwards. */
export function loginPath(path: string | null): string {
  const returnTo = safeReturnTo(path);
  return returnTo === null || returnTo === '/' ? '/login' : `/login?${new URLSearchParams({ returnTo })}`;
}

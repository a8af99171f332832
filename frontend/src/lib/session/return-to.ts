/** Where a visitor was going before the login screen (decision 3): one of our own pages, never another site's address. */
import { clientRoutes } from '@rubicon/contracts';
import { matchPath } from 'react-router-dom';

const ELSEWHERE = 'https://elsewhere.invalid';
const signInRoutes: readonly string[] = ['/login', '/register'];
const places = clientRoutes.filter((route) => !signInRoutes.includes(route));

/** `path`, as a browser reads it, when it is a page of this site other than the login screen; else null. */
export function safeReturnTo(path: string | null): string | null {
  const target = path?.startsWith('/') ? addressOf(path) : null;
  if (target?.origin !== ELSEWHERE) return null;
  const { pathname, search, hash } = target;
  // The next reader would take what follows two slashes for another site.
  if (pathname.startsWith('//')) return null;
  return places.some((place) => matchPath(place, pathname)) ? `${pathname}${search}${hash}` : null;
}

/** The login screen's address, which leads back to `path` afterwards. */
export function loginPath(path: string | null): string {
  const returnTo = safeReturnTo(path);
  return returnTo === null || returnTo === '/' ? '/login' : `/login?${new URLSearchParams({ returnTo })}`;
}

function addressOf(path: string): URL | null {
  try {
    return new URL(path, ELSEWHERE);
  } catch {
    return null;
  }
}

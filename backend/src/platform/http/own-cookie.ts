/**
 * A cookie of ours: no script reads it. By TLS its name begins with `__Host-`, with which a browser takes it from this very host alone: nobody who
 * has a neighbouring one can plant another in its place. Such a one is for every path.
 */
import type { CookieOptions } from 'express';

export interface OwnCookie {
  /** As the browser knows it. */
  readonly name: string;
  readonly options: Readonly<CookieOptions>;
}

/** @param path that it is for, where there is no TLS. @param publicUrl the origin that browsers see */
export function ownCookie(
  name: string,
  { publicUrl, path, sameSite }: { publicUrl: string; path: string; sameSite: 'strict' | 'lax' },
): OwnCookie {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite, secure, path: secure ? '/' : path },
  };
}

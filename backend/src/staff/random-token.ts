/** What opens something by being known: 256 random bits, of which only the hash is kept. */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 43 characters that need no escaping in an address or a cookie. */
export function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

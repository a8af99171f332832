/** What opens something by being known: 256 random bits, of which only a hash is kept. */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** 43 characters that need no escaping in an address or a cookie. */
export function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** By its looks: no more is known of what a browser sends. */
export function isRandomToken(text: string): boolean {
  return TOKEN.test(text);
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

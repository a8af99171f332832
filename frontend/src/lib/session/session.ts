/**
 * The session of this browser: token and user in local storage, and how it ended. Components follow it with `useSession`; the API
 * client asks `validToken` before each request and calls `endSession('expired')` when the server no longer takes it.
 */
import type { Session, User } from '@rubicon/contracts';
import { localItems, sessionItems } from '../storage.js';
import { isExpired } from './token.js';

/** Deliberate, with the account for good, or because the server refused the token: then the player comes back to where they were. */
export type SessionEnd = 'logout' | 'deleted' | 'expired';

const listeners = new Set<() => void>();
let lastEnd: SessionEnd | null = null;

/** The bearer token, unless absent or expired. */
export function validToken(): string | null {
  const token = localItems.read('token');
  return token !== null && !isExpired(token, Date.now()) ? token : null;
}

export function startSession({ token, user }: Session): void {
  lastEnd = null;
  localItems.write('token', token);
  keepUser(user);
  notify();
}

export function endSession(reason: SessionEnd): void {
  lastEnd = reason;
  localItems.remove('token');
  localItems.remove('user');
  sessionItems.remove('rubicon_log_position');
  // It names an address.
  sessionItems.remove('rubicon_order');
  notify();
}

/** How the last session of this page ended; null before that. */
export function lastSessionEnd(): SessionEnd | null {
  return lastEnd;
}

/** Keeps the user as the server tells it; what was stored in its place, corrupt or out of date, is mended by that. */
export function keepUser(user: User): void {
  localItems.write('user', JSON.stringify(user));
}

/** The stored user; corrupt data is logged and ignored (specification, section 8). */
export function storedUser(): User | null {
  const text = localItems.read('user');
  if (text === null) return null;
  try {
    const user: unknown = JSON.parse(text);
    if (typeof user === 'object' && user !== null && 'username' in user) return user as User;
    throw new TypeError('no username');
  } catch (error) {
    console.error('The stored user cannot be read and is ignored.', error);
    return null;
  }
}

/** Also told when another tab signs in or out. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'token' || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

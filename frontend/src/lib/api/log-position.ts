/**
 * Read your own writes: every command answers with the log position it reached; every later request carries the highest one
 * seen, and the server waits (bounded) until what it shows has reached it.
 */
import { positionHeader } from '@rubicon/contracts';
import { sessionItems } from '../storage.js';

export function rememberPosition(headers: Headers): void {
  const position = headers.get(positionHeader);
  if (!isPosition(position)) return;
  const known = knownPosition();
  if (known === null || BigInt(position) > BigInt(known)) {
    sessionItems.write('rubicon_log_position', position);
  }
}

/** The log that it was a place in is not there any more. */
export function forgetPosition(): void {
  sessionItems.remove('rubicon_log_position');
}

/** What storage holds and is none is not sent: the server would refuse every call. */
export function knownPosition(): string | null {
  const kept = sessionItems.read('rubicon_log_position');
  return isPosition(kept) ? kept : null;
}

function isPosition(text: string | null): text is string {
  return text !== null && /^\d{1,19}$/.test(text);
}

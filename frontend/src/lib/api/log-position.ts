/**
 * Read your own writes: every command answers with the log position it reached; every later request carries the highest one
 * seen, and the server waits (bounded) until what it shows has reached it.
 */
import { positionHeader } from '@rubicon/contracts';
import { sessionItems } from '../storage.js';

export function rememberPosition(headers: Headers): void {
  const position = headers.get(positionHeader);
  if (position === null || !/^\d+$/.test(position)) return;
  const known = sessionItems.read('rubicon_log_position');
  if (known === null || BigInt(position) > BigInt(known)) {
    sessionItems.write('rubicon_log_position', position);
  }
}

export function positionToSend(): Record<string, string> {
  const known = sessionItems.read('rubicon_log_position');
  return known === null ? {} : { [positionHeader]: known };
}

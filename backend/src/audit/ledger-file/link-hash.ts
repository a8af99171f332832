/** How a link hangs on the one before it. */
import { createHash } from 'node:crypto';

/** What the first link hangs on: nothing, in 32 bytes. */
export const beforeTheFirst: Buffer = Buffer.alloc(32);

/** SHA-256 of the hash before it and the event's canonical bytes. */
export function linkHash(before: Buffer, event: string): Buffer {
  return createHash('sha256').update(before).update(event).digest();
}

/** The private part of an event: who seals it, and what it is bound to. */
import type { SealedEnvelope } from './event-store.js';

export interface PrivateSealer {
  /**
   * Seals under the owner's key, bound to `aad`.
   * @throws KeyDestroyed when the owner was erased: nothing personal is written about them any more
   */
  seal(keyOwner: string, aad: string, plaintext: object): Promise<SealedEnvelope>;
}

/** The owner's key was destroyed with their data. */
export class KeyDestroyed extends Error {
  readonly code = 'key_destroyed';
  constructor(readonly keyOwner: string) {
    super(`the key of ${keyOwner} was destroyed`);
  }
}

/**
 * What an envelope is bound to (AES-GCM associated data): it opens only in the event it was sealed for.
 * @param version the schema version the event was written with
 */
export function associatedDataOf(eventId: string, type: string, version: number): string {
  return `${eventId}|${type}|${version}`;
}

/**
 * Every player's own key, under which all text that could tell who they are or what they wrote is sealed (AES-256-GCM).
 * The keys lie in a database of their own, wrapped by the master key; a destroyed one leaves a tombstone.
 */
import type { PrivateSealer, SealedEnvelope } from '@rubicon/eventsourcing';

/** What reading yields once the player's key is destroyed. */
export class Erased {
  readonly kind = 'erased';
}
export const erased = new Erased();

export abstract class PlayerKeys implements PrivateSealer {
  /** Makes the player's key; one that exists stays. @throws KeyDestroyed */
  abstract create(playerId: string): Promise<void>;
  /** @param aad of an event: `associatedDataOf(id, type, version)`. @throws KeyDestroyed, UnknownKey */
  abstract seal(playerId: string, aad: string, plaintext: object): Promise<SealedEnvelope>;
  /** @throws UnknownKey; EnvelopeBroken when it was tampered with or belongs to other associated data */
  abstract open<T extends object>(envelope: SealedEnvelope, aad: string): Promise<T | Erased>;
  /**
   * A keyed hash (HMAC-SHA-256, hex): the same for the same text of the same player. Nobody can test a guess at the text without the
   * player's key, and so nobody ever again once it is destroyed. @throws KeyDestroyed, UnknownKey
   */
  abstract fingerprint(playerId: string, text: string): Promise<string>;
  /** Whether nothing of this player can be opened any more. @throws UnknownKey */
  abstract isDestroyed(playerId: string): Promise<boolean>;
  /** Destroys the key for good and leaves a tombstone; repeated: nothing to do. */
  abstract destroy(playerId: string): Promise<void>;
  /** Forgets what this process has cached of the player's key: called when another process destroyed it. */
  abstract drop(playerId: string): void;
}

/** No key was ever made for this player: they are not registered. */
export class UnknownKey extends Error {
  readonly code = 'unknown_key';
  constructor(readonly playerId: string) {
    super(`player ${playerId} has no key`);
  }
}

/** The envelope does not open: altered, or moved to where it does not belong. */
export class EnvelopeBroken extends Error {
  readonly code = 'envelope_broken';
}

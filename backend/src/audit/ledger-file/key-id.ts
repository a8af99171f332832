import { hash } from 'node:crypto';

/** Hex digits of a key's name. */
const ID_LENGTH = 16;

/** @param spki the public key's SubjectPublicKeyInfo, DER */
export function keyIdOf(spki: Buffer): string {
  return hash('sha256', spki).slice(0, ID_LENGTH);
}

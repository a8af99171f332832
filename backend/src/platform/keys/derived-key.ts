import { hkdfSync } from 'node:crypto';

/**
 * A key of its own for one purpose, out of the master key (HKDF, RFC 5869): the same for the same purpose, of no use for another.
 * @param purpose names what it signs or hashes; a changed one makes everything signed before worthless
 */
export function derivedKey(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `rubicon:${purpose}`, 32));
}

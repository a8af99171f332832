/** AES-256-GCM. Nonce 12 random bytes, tag 16 bytes behind the ciphertext. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { EnvelopeBroken } from './player-keys.js';

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

export interface Sealed {
  readonly nonce: Buffer;
  /** Ciphertext and tag. */
  readonly ciphertext: Buffer;
}

export function encrypt(key: Buffer, plaintext: Buffer, aad: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(aad, 'utf8'));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
  return { nonce, ciphertext };
}

/** In one piece: the nonce, then ciphertext and tag. */
export function seal(key: Buffer, plaintext: Buffer, aad: string): Buffer {
  const { nonce, ciphertext } = encrypt(key, plaintext, aad);
  return Buffer.concat([nonce, ciphertext]);
}

/** @throws EnvelopeBroken */
export function unseal(key: Buffer, sealed: Buffer, aad: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  return decrypt(key, { nonce, ciphertext: sealed.subarray(NONCE_BYTES) }, aad);
}

/** @throws EnvelopeBroken */
export function decrypt(key: Buffer, { nonce, ciphertext }: Sealed, aad: string): Buffer {
  if (nonce.length !== NONCE_BYTES || ciphertext.length < TAG_BYTES)
    throw new EnvelopeBroken('the envelope is cut short');
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(aad, 'utf8'));
  decipher.setAuthTag(ciphertext.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(ciphertext.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new EnvelopeBroken('the envelope does not open', { cause });
  }
}

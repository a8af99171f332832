import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { publicKeyPem } from './public-key-file.js';

it('writes a key that tools read as the same', () => {
  for (const { publicKey } of [
    generateKeyPairSync('ed25519'),
    generateKeyPairSync('rsa', { modulusLength: 1024 }),
  ]) {
    const der = publicKey.export({ format: 'der', type: 'spki' });
    const pem = publicKeyPem(der.toString('base64'));
    expect(pem).toBe(publicKey.export({ format: 'pem', type: 'spki' }));
    expect(createPublicKey(pem).equals(publicKey)).toBe(true);
  }
});

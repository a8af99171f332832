import type { AuditProof } from '@rubicon/contracts';

const LINE = /.{1,64}/g;

/** A public key as tools want it (RFC 7468): base64 in lines of 64 between its two marks. */
export function publicKeyPem(publicKey: string): string {
  return [
    '-----BEGIN PUBLIC KEY-----',
    ...(publicKey.match(LINE) ?? []),
    '-----END PUBLIC KEY-----',
    '',
  ].join('\n');
}

/** Made in the browser, of what is on the screen. */
export function publicKeyFile({ keyId, publicKey }: AuditProof['keys'][number]): {
  file: Blob;
  name: string;
} {
  return {
    file: new Blob([publicKeyPem(publicKey)], { type: 'application/x-pem-file' }),
    name: `rubicon-ledger-${keyId}.pem`,
  };
}

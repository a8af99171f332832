/** What a head's signature covers: canonical JSON (RFC 8785) of the head without it. */
import { hash, sign, type KeyObject } from 'node:crypto';
import type { SignedHead } from '@rubicon/contracts';
import { canonicalize } from 'json-canonicalize';

export type HeadBody = Omit<SignedHead, 'signature'>;

export function canonicalHead({
  number,
  position,
  events,
  head,
  previousHead,
  why,
  signedAt,
  keyId,
}: HeadBody): string {
  return canonicalize({ number, position, events, head, previousHead, why, signedAt, keyId });
}

/** SHA-256, hex: by which the next head names this one. */
export function hashOfHead(body: HeadBody): string {
  return hash('sha256', canonicalHead(body));
}

export function signedHead(body: HeadBody, key: KeyObject): SignedHead {
  return { ...body, signature: sign(null, Buffer.from(canonicalHead(body)), key).toString('base64') };
}

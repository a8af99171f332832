import { useState } from 'react';

/** A random key of 128 bits; also where the page is not in a secure context and crypto.randomUUID is missing. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface IdempotencyKeys {
  /** The key of this intent: the same for the same body until `settle`, so that a retry is not a second act. */
  keyFor(body: unknown): string;
  /** The same, as the header of a call. */
  headerFor(body: unknown): { readonly 'Idempotency-Key': string };
  /** The intent came through (or was refused for good): the next one gets a new key. */
  settle(): void;
}

export function createIdempotencyKeys(): IdempotencyKeys {
  let current: { body: string; key: string } | null = null;
  function keyFor(body: unknown): string {
    const text = JSON.stringify(body);
    if (current?.body !== text) current = { body: text, key: newIdempotencyKey() };
    return current.key;
  }
  return {
    keyFor,
    headerFor: (body) => ({ 'Idempotency-Key': keyFor(body) }),
    settle() {
      current = null;
    },
  };
}

/** One per form or button; lives as long as the component. */
export function useIdempotencyKey(): IdempotencyKeys {
  const [keys] = useState(createIdempotencyKeys);
  return keys;
}

import { createHash } from 'node:crypto';

/** A whole number below `below`, the same for the same key for ever. */
export function numberFor(key: string, below: number): number {
  return createHash('sha256').update(key).digest().readUInt32BE(0) % below;
}

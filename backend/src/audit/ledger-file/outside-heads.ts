/** Heads that somebody kept outside: a ledger that was signed anew by whoever has the key, or cut off, does not have them. */
import type { ChainCheck } from './chain-check.js';
import { misfitAfter, type Misfit } from './fault.js';

export interface OutsideHead {
  /** Hex. */
  readonly head: string;
  /** Whose hash it is, of the events that hang together; null: of none. */
  readonly event: { readonly number: number; readonly position: number } | null;
}

/** @param heads hex, in small letters */
export function findHeads(heads: readonly string[], chain: ChainCheck): OutsideHead[] {
  return heads.map((head) => {
    const number = chain.numberWith(head);
    return { head, event: number === 0 ? null : { number, position: chain.positionOf(number) } };
  });
}

/** The first that is not there: what fits is what the others that are there cover. */
export function outsideMisfit(heads: readonly OutsideHead[]): Misfit | null {
  const missing = heads.find(({ event }) => event === null);
  if (!missing) return null;
  return misfitAfter(Math.max(0, ...heads.map(({ event }) => event?.number ?? 0)), {
    kind: 'head',
    sentence: `No event has the head ${missing.head}: the ledger of that head was another one, or the file ends before it.`,
  });
}

/** Whether the signed heads are all there, signed by keys that are known, each naming the one before, and fit the chain. */
import { createPublicKey, hash, verify, type KeyObject } from 'node:crypto';
import type { SignedHead } from '@rubicon/contracts';
import type { ChainCheck } from './chain-check.js';
import type { Fault, Misfit } from './fault.js';
import { keyIdOf } from './key-id.js';

export interface FileHead extends SignedHead {
  /** The bytes that were signed. */
  readonly signed: Buffer;
}

export interface FileKey {
  readonly keyId: string;
  /** SubjectPublicKeyInfo, base64. */
  readonly publicKey: string;
}

export interface HeadsReport {
  /** Those that hold, oldest first, before the first that does not. */
  readonly heads: readonly FileHead[];
  readonly fault: Fault | null;
}

/** Signatures, and how heads hang together: before the chain is looked at. @param expected by id; null: the file's own are taken at their word */
export function checkSignatures(
  heads: readonly FileHead[],
  keys: readonly FileKey[],
  expected: ReadonlyMap<string, KeyObject> | null,
): HeadsReport {
  const known = new Map<string, KeyObject | null>();
  for (const { keyId, publicKey } of keys) known.set(keyId, publicKeyOf(keyId, publicKey));
  const holding: FileHead[] = [];
  for (const head of heads) {
    const fault = signatureFault(head, holding.at(-1) ?? null, known, expected);
    if (fault) return { heads: holding, fault };
    holding.push(head);
  }
  return { heads: holding, fault: null };
}

function signatureFault(
  head: FileHead,
  previous: FileHead | null,
  known: ReadonlyMap<string, KeyObject | null>,
  expected: ReadonlyMap<string, KeyObject> | null,
): Fault | null {
  const due = (previous?.number ?? 0) + 1;
  if (head.number > due)
    return {
      kind: 'head',
      sentence:
        head.number - due === 1
          ? `Head ${due} is missing.`
          : `Heads ${due} to ${head.number - 1} are missing.`,
    };
  if (head.number < due)
    return { kind: 'head', sentence: `Head ${head.number} stands after head ${due - 1}: it was added.` };
  const { keyId } = head;
  if (expected && !expected.has(keyId))
    return {
      kind: 'key',
      sentence: `Head ${head.number} is signed by the key ${keyId}, which is not the expected one (${[...expected.keys()].join(', ')}).`,
    };
  const key = expected?.get(keyId) ?? known.get(keyId);
  if (key === undefined)
    return { kind: 'key', sentence: `The key ${keyId} of head ${head.number} is not in the file.` };
  if (key === null)
    return { kind: 'key', sentence: `The key ${keyId} is not the one that its id names: it was exchanged.` };
  if (!verify(null, head.signed, key, Buffer.from(head.signature, 'base64')))
    return {
      kind: 'head',
      sentence: `The signature of head ${head.number} is forged, or the head was changed: the key ${keyId} did not sign it.`,
    };
  const before = previous && hash('sha256', previous.signed);
  if (head.previousHead !== before)
    return {
      kind: 'head',
      sentence: `Head ${head.number} does not name the head before it: one of the two was exchanged.`,
    };
  return null;
}

/** The first head that does not fit a chain whose events all fit each other: nothing says which of the events after the head before it do. */
export function headsMisfit(heads: readonly FileHead[], chain: ChainCheck): Misfit | null {
  const at = heads.findIndex(({ events, head, position }) => {
    const isThere = events >= 1 && events <= chain.events;
    return !isThere || chain.hashOf(events) !== head || chain.positionOf(events) !== Number(position);
  });
  const head = heads[at];
  if (!head) return null;
  const previous = heads[at - 1] ?? null;
  return { fault: headFault(head, previous, chain), fits: previous?.events ?? 0 };
}

function headFault(head: FileHead, previous: FileHead | null, chain: ChainCheck): Fault {
  const where = `after event ${previous?.events ?? 0}${previous ? `, up to which head ${previous.number} fits,` : ''} and not after event ${head.events}`;
  const shift = chain.shiftOf(head);
  if (head.events > chain.events && shift === null)
    return {
      kind: 'missing',
      sentence: `Events ${chain.events + 1} to ${head.events} are missing at the end: head ${head.number} was signed at event ${head.events}.`,
    };
  const [kind, what] = whatHappened(head, shift);
  return {
    kind,
    sentence: `Head ${head.number}, signed at ${head.signedAt}, does not fit: ${what} ${where}, and all hashes from there on were made anew.`,
  };
}

/** Events for which nobody vouches, where a known key is to: all of them, or those behind the last head. @param heads those that hold, oldest first */
export function unsignedFault(heads: readonly FileHead[], events: number): Fault | null {
  const signed = heads.at(-1)?.events ?? 0;
  if (events <= signed) return null;
  if (signed === 0)
    return {
      kind: 'head',
      sentence: 'No head is there: none of the expected keys vouches for any of these events.',
    };
  return {
    kind: 'head',
    sentence: `No head covers ${lastEvents(events - signed)}: none of the expected keys vouches for what stands after event ${signed}.`,
  };
}

export function lastEvents(count: number): string {
  return count === 1 ? 'the last event' : `the last ${count} events`;
}

/** @param shift by how many events the head's own stands too early; null: it is not there */
function whatHappened({ position }: FileHead, shift: number | null): [Fault['kind'], string] {
  if (shift === null)
    return [
      'missing',
      `the event at position ${position}, at which it was signed, is not there any more: something happened`,
    ];
  if (shift === 0) return ['changed', 'an event was changed'];
  const count = Math.abs(shift);
  if (shift > 0) return ['missing', count === 1 ? 'an event is missing' : `${count} events are missing`];
  return ['added', count === 1 ? 'an event was added' : `${count} events were added`];
}

/** Null: it is not the key that the id names. */
function publicKeyOf(keyId: string, publicKey: string): KeyObject | null {
  const spki = Buffer.from(publicKey, 'base64');
  if (keyIdOf(spki) !== keyId) return null;
  try {
    return createPublicKey({ key: spki, format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

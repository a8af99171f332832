/**
 * Checks an exported ledger from its bytes alone: the chain, the streams' order, the books, the heads and their signatures. No network, no database;
 * nothing of ours is asked but the fold of the books.
 */
import type { KeyObject } from 'node:crypto';
import type { AccountAmounts, SignedHead } from '@rubicon/contracts';
import { ChainCheck } from './chain-check.js';
import { eachLine } from './each-line.js';
import { eventLineIn } from './event-line.js';
import { BrokenLedgerFile, misfitAfter, type Fault, type Misfit } from './fault.js';
import { FileBooks, type FileException } from './file-books.js';
import { FORMAT, VERSION, type FileEnd, type FileEvent, type FileHeader } from './file-format.js';
import {
  checkSignatures,
  headsMisfit,
  unsignedFault,
  type FileHead,
  type FileKey,
  type HeadsReport,
} from './heads-check.js';
import { findHeads, outsideMisfit, type OutsideHead } from './outside-heads.js';
import { Times } from './times.js';

export interface Verdict {
  /** The first thing that does not fit; null: all of it does. */
  readonly fault: Fault | null;
  /** Events that fit, before the first that does not. */
  readonly events: number;
  /** In the log, of the first and the last of them; null: there is none. */
  readonly positions: { readonly first: number; readonly last: number } | null;
  readonly times: Times;
  /** Hash of the last event; hex. */
  readonly head: string;
  /** Those that hold, oldest first. */
  readonly heads: readonly SignedHead[];
  readonly keys: readonly FileKey[];
  readonly outside: readonly OutsideHead[];
  /** Of the accounts, in micro-dollars, over the events that hang together. */
  readonly totals: AccountAmounts;
  /** What the books themselves show to be wrong at the time of the latest event: no fault of the file. */
  readonly exceptions: readonly FileException[];
}

/**
 * @param chunks of the file, in order; they are written to
 * @param expected public keys by id, one of which must vouch for every event; null: the file's own are taken at their word, and may be none
 * @param outside heads that are known from elsewhere, each of which must be an event's hash; hex, in small letters
 * @throws BrokenLedgerFile naming the line
 */
export async function verifyLedgerFile(
  chunks: AsyncIterable<Buffer>,
  expected: ReadonlyMap<string, KeyObject> | null,
  outside: readonly string[] = [],
): Promise<Verdict> {
  const reader = new LedgerFileReader();
  const rest = await eachLine(chunks, (bytes, start, end) => reader.take(bytes, start, end));
  if (rest) reader.takeCutOff(rest);
  return reader.verdict(expected, outside);
}

class LedgerFileReader {
  private line = 0;
  private header: FileHeader | null = null;
  private readonly chain = new ChainCheck();
  private readonly books = new FileBooks();
  private readonly keys: FileKey[] = [];
  private readonly heads: FileHead[] = [];
  private end: FileEnd | null = null;
  private readonly times = new Times();

  /** @throws BrokenLedgerFile */
  take(bytes: Buffer, start: number, end: number): void {
    this.line += 1;
    if (this.end) throw this.broken('stands after the end');
    const event =
      this.header && this.heads.length + this.keys.length === 0 ? eventLineIn(bytes, start, end) : null;
    if (event) {
      const said = this.parsed(bytes, event.start, event.end);
      if (!isEvent(said)) throw this.broken('is no event of the ledger');
      if (this.chain.take(event, bytes, said)) this.count(said);
    } else {
      this.takeOther(this.parsed(bytes, start, end), bytes.subarray(start, end));
    }
  }

  /** A last line without its newline: all of it, or the file breaks off there. @throws BrokenLedgerFile */
  takeCutOff(bytes: Buffer): void {
    try {
      this.take(bytes, 0, bytes.length);
    } catch (error) {
      throw error instanceof BrokenLedgerFile ? this.broken('is not whole: the file breaks off') : error;
    }
  }

  /** @throws BrokenLedgerFile */
  verdict(expected: ReadonlyMap<string, KeyObject> | null, outside: readonly string[]): Verdict {
    if (!this.end) throw new BrokenLedgerFile(this.line + 1, 'is not there: the file breaks off');
    const signatures = checkSignatures(this.heads, this.keys, expected);
    const { chain, times } = this;
    const found = findHeads(outside, chain);
    const misfit =
      this.misfitOfSigned(signatures, this.end) ??
      outsideMisfit(found) ??
      (expected && this.misfitOfUnsigned(signatures)) ??
      this.books.misfit;
    const events = misfit?.fits ?? chain.events;
    return {
      fault: misfit?.fault ?? null,
      events,
      positions: events === 0 ? null : { first: chain.positionOf(1), last: chain.positionOf(events) },
      times,
      head: chain.hashOf(events),
      heads: signatures.heads,
      keys: this.keys,
      outside: found,
      totals: this.books.totals,
      exceptions: times.days === 0 ? [] : this.books.exceptionsAt(new Date(times.latest)),
    };
  }

  private misfitOfSigned({ heads, fault }: HeadsReport, end: FileEnd): Misfit | null {
    const { chain } = this;
    return (
      misfitAfter(chain.events, chain.fault(heads)) ??
      headsMisfit(heads, chain) ??
      misfitAfter(lastOf(heads), fault) ??
      this.countMisfit(end)
    );
  }

  private misfitOfUnsigned({ heads }: HeadsReport): Misfit | null {
    return misfitAfter(lastOf(heads), unsignedFault(heads, this.chain.events));
  }

  private count(event: FileEvent): void {
    this.times.take(event.at);
    this.books.take(this.chain.events, event);
  }

  private takeOther(said: unknown, bytes: Buffer): void {
    if (!this.header) {
      if (!isHeader(said)) throw this.broken(`does not say that this is a ${FORMAT} of version ${VERSION}`);
      this.header = said;
    } else if (isKey(said) && this.heads.length === 0) {
      this.keys.push(said);
    } else if (isSignedHead(said)) {
      // Copied: the bytes lie in a piece of the file that is let go.
      const signed = Buffer.from(bytes.subarray(bytes.indexOf(BEFORE_HEAD) + BEFORE_HEAD.length, -1));
      this.heads.push({ ...said.head, signature: said.signature, signed });
    } else if (isEnd(said)) {
      this.end = said.end;
    } else {
      throw this.broken('is no line of such a file, or stands at the wrong place');
    }
  }

  /** Whole lines that are not there, where nothing else gives them away. */
  private countMisfit({ events, heads, keys }: FileEnd): Misfit | null {
    const found = this.chain.events;
    if (events > found)
      return misfitAfter(found, {
        kind: 'missing',
        sentence: `Events ${found + 1} to ${events} are missing at the end.`,
      });
    if (events < found)
      return misfitAfter(events, {
        kind: 'added',
        sentence: `Events ${events + 1} to ${found} were added at the end.`,
      });
    if (heads !== this.heads.length)
      return misfitAfter(lastOf(this.heads), {
        kind: 'head',
        sentence: `The file had ${heads} heads and has ${this.heads.length}: ${heads > this.heads.length ? 'the last ones are missing' : 'some were added'}.`,
      });
    if (keys !== this.keys.length)
      return misfitAfter(found, {
        kind: 'key',
        sentence: `The file had ${keys} keys and has ${this.keys.length}.`,
      });
    return null;
  }

  private parsed(bytes: Buffer, start: number, end: number): unknown {
    try {
      return JSON.parse(bytes.toString('utf8', start, end));
    } catch {
      throw this.broken('is no JSON');
    }
  }

  private broken(what: string): BrokenLedgerFile {
    return new BrokenLedgerFile(this.line, what);
  }
}

/** Up to which event they go. */
function lastOf(heads: readonly FileHead[]): number {
  return heads.at(-1)?.events ?? 0;
}

const BEFORE_HEAD = Buffer.from('"head":');

function isRecord(said: unknown): said is Record<string, unknown> {
  return typeof said === 'object' && said !== null && !Array.isArray(said);
}

function isHeader(said: unknown): said is FileHeader {
  return isRecord(said) && said.format === FORMAT && said.version === VERSION;
}

function isEvent(said: unknown): said is FileEvent {
  return (
    isRecord(said) &&
    typeof said.position === 'string' &&
    Number.isSafeInteger(Number(said.position)) &&
    typeof said.revision === 'number' &&
    typeof said.streamId === 'string' &&
    typeof said.eventId === 'string' &&
    typeof said.type === 'string' &&
    typeof said.at === 'string' &&
    isRecord(said.data)
  );
}

function isKey(said: unknown): said is FileKey {
  return isRecord(said) && typeof said.keyId === 'string' && typeof said.publicKey === 'string';
}

function isSignedHead(
  said: unknown,
): said is { readonly signature: string; readonly head: Omit<SignedHead, 'signature'> } {
  if (!isRecord(said) || typeof said.signature !== 'string' || !isRecord(said.head)) return false;
  const { number, position, events, head, keyId, signedAt } = said.head;
  return (
    typeof number === 'number' &&
    typeof position === 'string' &&
    typeof events === 'number' &&
    typeof head === 'string' &&
    typeof keyId === 'string' &&
    typeof signedAt === 'string'
  );
}

function isEnd(said: unknown): said is { readonly end: FileEnd } {
  return (
    isRecord(said) &&
    isRecord(said.end) &&
    typeof said.end.events === 'number' &&
    typeof said.end.heads === 'number' &&
    typeof said.end.keys === 'number'
  );
}

/**
 * Computes the chain anew from a file's bytes, and, where one event does not fit, finds out what happened to it: what follows tells. If the next event
 * hangs on the hash that this one is said to have, it was changed, or one before it is missing; if it hangs on the one before, this one was added.
 * Where all hashes were made anew, the streams' revisions tell what is missing, and the signed heads that something is wrong.
 */
import type { EventLine } from './event-line.js';
import type { Fault } from './fault.js';
import type { FileEvent } from './file-format.js';
import { ChainedHashes } from './chained-hashes.js';
import { StreamOrder, type StreamGap } from './stream-order.js';

/** The first event that does not fit, and what was seen since. */
type Trouble =
  | {
      readonly what: 'number';
      readonly number: number;
      readonly position: number;
      /** Its hash is that of the event with its number. */
      readonly isCopy: boolean;
      /** One of the numbers that were passed over comes later. */
      comesLater: boolean;
    }
  | {
      readonly what: 'hash';
      readonly given: string;
      readonly computed: string;
      readonly position: number;
      /** It hangs on the last but one. */
      readonly passesOver: boolean;
      next: { readonly position: number; readonly hangsOn: 'the one before' | 'computed' | 'else' } | null;
      gap: StreamGap | null;
    }
  | { readonly what: 'position'; readonly position: number }
  | { readonly what: 'revision'; readonly position: number; readonly gap: StreamGap };

/** A head whose signature holds, as far as the chain is concerned. */
export interface HeadPoint {
  readonly position: string;
  readonly events: number;
}

export class ChainCheck {
  private readonly fits = new ChainedHashes();
  /** What comes after the first that does not fit: where each lay, as the file has them. */
  private readonly after: number[] = [];
  private readonly streams = new StreamOrder();
  private trouble: Trouble | null = null;

  /** How many fit, before the first that does not. */
  get events(): number {
    return this.fits.count;
  }

  get isWhole(): boolean {
    return this.trouble === null;
  }

  hashOf(number: number): string {
    return this.fits.hashOf(number);
  }

  positionOf(number: number): number {
    return this.fits.positionOf(number);
  }

  /** Number of the event, of those that fit, with a hash; 0: none has it. @param hex in small letters */
  numberWith(hex: string): number {
    return this.fits.numberWith(hex);
  }

  /** The event's line, with what it says. @returns whether it fits */
  take(line: EventLine, bytes: Buffer, event: FileEvent): boolean {
    if (this.trouble) {
      this.gather(this.trouble, line, bytes, event);
      return false;
    }
    this.trouble = this.look(line, bytes, event);
    if (this.trouble) this.after.push(this.trouble.position);
    return this.trouble === null;
  }

  /** Null: all fit. @param heads those whose signatures hold, oldest first */
  fault(heads: readonly HeadPoint[]): Fault | null {
    return this.trouble && this.explain(this.trouble, heads);
  }

  /** By how many events a position stands too early in the file: that many are missing before it, or, below zero, were added. Null: it is not there. */
  shiftOf({ position, events }: HeadPoint): number | null {
    const among = this.after.indexOf(Number(position));
    const number = among === -1 ? this.fits.numberAt(Number(position)) : this.events + among + 1;
    return number === 0 ? null : events - number;
  }

  private look(line: EventLine, bytes: Buffer, event: FileEvent): Trouble | null {
    const { fits } = this;
    const { number } = line;
    const last = fits.count;
    const position = Number(event.position);
    if (number !== last + 1) {
      const isCopy = number > 0 && number <= last && fits.hashOf(number) === line.hash;
      return { what: 'number', number, position, isCopy, comesLater: false };
    }
    const computed = fits.hangingOn(last, bytes, line.start, line.end);
    const gap = this.streams.take(event.streamId, event.revision, number);
    if (computed !== line.hash) {
      const passesOver = last > 0 && fits.hangingOn(last - 1, bytes, line.start, line.end) === line.hash;
      return { what: 'hash', given: line.hash, computed, position, passesOver, next: null, gap };
    }
    if (position <= fits.positionOf(last)) return { what: 'position', position };
    if (gap) return { what: 'revision', position, gap };
    fits.add(computed, position);
    return null;
  }

  private gather(trouble: Trouble, line: EventLine, bytes: Buffer, event: FileEvent): void {
    const position = Number(event.position);
    this.after.push(position);
    if (trouble.what === 'number') {
      trouble.comesLater ||= line.number > this.events && line.number < trouble.number;
    }
    if (trouble.what === 'hash') {
      trouble.next ??= { position, hangsOn: this.hangsOn(trouble.computed, line, bytes) };
      trouble.gap ??= this.streams.take(event.streamId, event.revision, this.events + this.after.length);
    }
  }

  private hangsOn(
    computed: string,
    { hash, start, end }: EventLine,
    bytes: Buffer,
  ): 'the one before' | 'computed' | 'else' {
    if (this.fits.hangingOn(this.events, bytes, start, end) === hash) return 'the one before';
    const alone = new ChainedHashes();
    alone.add(computed, 0);
    return alone.hangingOn(1, bytes, start, end) === hash ? 'computed' : 'else';
  }

  private explain(trouble: Trouble, heads: readonly HeadPoint[]): Fault {
    const last = this.events;
    const suspect = last + 1;
    const here = `at position ${trouble.position}`;
    switch (trouble.what) {
      case 'number': {
        const { number } = trouble;
        if (number <= last)
          return trouble.isCopy
            ? { kind: 'added', sentence: `A second copy of event ${number} was added after event ${last}.` }
            : {
                kind: 'added',
                sentence: `An event that calls itself ${number} was added after event ${last}: it lies ${here}.`,
              };
        if (trouble.comesLater)
          return {
            kind: 'moved',
            sentence: `Event ${number} (${here}) stands before event ${suspect}: the order was changed.`,
          };
        return { kind: 'missing', sentence: missingNumbers(suspect, number - 1, this.between(trouble)) };
      }
      case 'hash':
        return this.explainHash(trouble, heads);
      case 'position':
        return {
          kind: 'moved',
          sentence: `Event ${suspect} lies ${here} and stands after event ${last}, which lies at position ${this.positionOf(last)}: it was added, or its place was changed, and the hashes from there on were made anew.`,
        };
      case 'revision':
        return revisionFault(
          trouble.gap,
          `between event ${trouble.gap.after} and event ${suspect}`,
          ' The hashes from there on were made anew.',
        );
    }
  }

  private explainHash(trouble: Extract<Trouble, { what: 'hash' }>, heads: readonly HeadPoint[]): Fault {
    const last = this.events;
    const suspect = last + 1;
    if (trouble.passesOver)
      return {
        kind: 'added',
        sentence: `Event ${last} (at position ${this.positionOf(last)}) was added: what follows it hangs on event ${last - 1}.`,
      };
    if (trouble.next?.hangsOn === 'the one before')
      return trouble.next.position < trouble.position
        ? {
            kind: 'moved',
            sentence: `Event ${suspect} (at position ${trouble.position}) stands before one that lies at position ${trouble.next.position}: the order was changed.`,
          }
        : {
            kind: 'added',
            sentence: `Event ${suspect} (at position ${trouble.position}) was added: what follows it hangs on ${last === 0 ? 'nothing before it' : `event ${last}`}.`,
          };
    if (trouble.next?.hangsOn === 'computed')
      return {
        kind: 'changed',
        sentence: `The hash of event ${suspect} (at position ${trouble.position}) was changed; the event itself fits.`,
      };
    if (trouble.gap && trouble.gap.found > trouble.gap.due)
      return revisionFault(trouble.gap, this.between(trouble), '');
    const shift = heads
      .filter(({ events }) => events >= suspect)
      .map((head) => this.shiftOf(head))
      .find((found) => found !== null);
    if (shift !== undefined && shift > 0)
      return { kind: 'missing', sentence: missingNumbers(suspect, last + shift, this.between(trouble)) };
    return {
      kind: 'changed',
      sentence: `Event ${suspect} (at position ${trouble.position}) does not fit what stands before it: it was changed${last === 0 ? '' : `, or event ${last} was, together with its hash`}.`,
    };
  }

  private between({ position }: { readonly position: number }): string {
    const last = this.events;
    return last === 0
      ? `before position ${position}`
      : `between position ${this.positionOf(last)} and position ${position}`;
  }
}

function missingNumbers(first: number, last: number, where: string): string {
  return first === last
    ? `Event ${first} is missing: it lay ${where}.`
    : `Events ${first} to ${last} are missing: they lay ${where}.`;
}

function revisionFault(
  { streamId, due, found, number, after }: StreamGap,
  where: string,
  more: string,
): Fault {
  if (found < due)
    return {
      kind: 'added',
      sentence: `Event ${number} is revision ${found} of ${streamId}, of which event ${after} is revision ${due - 1} already: one of the two was added.${more}`,
    };
  const [missing, lay] =
    found - due === 1
      ? [`Revision ${due} of ${streamId} is missing`, 'it lay']
      : [`Revisions ${due} to ${found - 1} of ${streamId} are missing`, 'they lay'];
  return { kind: 'missing', sentence: `${missing}: ${lay} ${where}.${more}` };
}

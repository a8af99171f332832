/** What projection runner and process runner share. */
import type { RecordedEvent } from './event-codec.js';
import { CodecError } from './event-codec.js';
import type { StoredEvent } from './event-store.js';

/** An `EventCodec`, as a consumer needs it. */
export interface EventDecoder {
  readonly category: string;
  decode(stored: StoredEvent): RecordedEvent;
}

/**
 * One owner at a time, over all processes. Waits for its turn, then runs `work`; `held` is aborted when the lease is lost or `signal`
 * is aborted. Returns without having run it when `signal` is aborted first. What `work` throws passes through.
 */
export type Lease = (
  name: string,
  signal: AbortSignal,
  work: (held: AbortSignal) => Promise<void>,
) => Promise<void>;

/** No other process can be the owner. */
export const soleOwner: Lease = async (_name, signal, work) => {
  if (!signal.aborted) await work(signal);
};

export interface RunnerPorts {
  readonly lease: Lease;
  wait(milliseconds: number): Promise<void>;
  /** In [0, 1). */
  random(): number;
  /** Told what went wrong before it is tried again. */
  troubled(error: unknown): void;
}

/** An event type that a consumer's streams contain and that it neither handles nor ignores: newer code has written it. */
export class UnknownEventType extends Error {
  readonly code = 'unknown_event_type';
  constructor(
    readonly consumer: string,
    readonly eventType: string,
    readonly streamId: string,
  ) {
    super(
      `${consumer} does not know ${eventType} (stream ${streamId}): deploy consumers before what writes it`,
    );
  }
}

/** The log does not contain the event that the checkpoint names: it is another log, or an older copy of this one. */
export class AnotherLog extends Error {
  readonly code = 'another_log';
  constructor(
    readonly consumer: string,
    readonly position: bigint,
  ) {
    super(`${consumer} has come to position ${position} of another log; rebuild it, or bring that log back`);
  }
}

/** Trying again cannot help; only another version, or an operator, can. */
export function isFatal(error: unknown): boolean {
  return error instanceof UnknownEventType || error instanceof AnotherLog || error instanceof CodecError;
}

const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 10_000;

/** Doubles with every failure, spread by half to one and a half. By hand: the kernel is pure, and a simulation's seed chooses the spread. */
export function backoffMs(failures: number, random: () => number): number {
  const base = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(failures, 16));
  return base * (0.5 + random());
}

/**
 * The port to the event store, in EventStoreDB's own terms. One file of the product implements it over the real driver;
 * the simulator implements it in memory. Nothing else knows how events are kept.
 */

/** Personal text of one event: AES-256-GCM under the player's key. `aad` = event id, type and version. */
export interface SealedEnvelope {
  /** Envelope format. */
  readonly v: 1;
  /** Key id: whose key opens it. */
  readonly kid: string;
  /** Nonce, base64. */
  readonly n: string;
  /** Ciphertext and tag, base64. */
  readonly c: string;
}

/** What lies in the event's `data` on the wire: open fields, and the sealed ones in one envelope. */
export type WireData = Readonly<Record<string, unknown>> & { readonly private?: SealedEnvelope };

/** Strings only, no personal text. */
export interface EventMetadata {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly $correlationId: string;
  readonly $causationId: string;
  readonly commandId: string;
  /** Player, staff member or process that caused it: a random id or `system:<name>`. */
  readonly actorId: string;
  /** The schema version the event was written with. */
  readonly version: string;
}

export interface EventToAppend {
  /** A UUID; the same id for the same event of the same command, so that a retried append is answered as the first. */
  readonly id: string;
  readonly type: string;
  readonly data: WireData;
  readonly metadata: EventMetadata;
}

export interface StoredEvent extends EventToAppend {
  readonly streamId: string;
  /** Zero-based place in its stream. */
  readonly revision: bigint;
  /** Place in the whole log: grows, with gaps. */
  readonly position: bigint;
}

export type ExpectedRevision = bigint | 'no_stream';

export interface AppendResult {
  /** Revision of the last event appended. */
  readonly revision: bigint;
  readonly position: bigint;
}

/** What a catch-up subscription yields: events in log order, and notes about where it stands. */
export type SubscriptionMessage =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  /**
   * Everything up to `position` has been read, though nothing there matched the filter. Never a place to save on its own
   * while earlier events are still being handled.
   */
  | { readonly kind: 'checkpoint'; readonly position: bigint }
  /** The subscription has read everything there is, and is live from here. */
  | { readonly kind: 'caught_up' };

export interface ReadOptions {
  /** Exclusive: the first event is the one after it. `start` reads the log from its beginning. */
  readonly from: bigint | 'start';
  /** Stream categories (the part before the dash), for example `game`, `wallet`. */
  readonly categories: readonly string[];
  readonly signal?: AbortSignal;
}

export interface SubscriptionOptions extends Omit<ReadOptions, 'from'> {
  /** `end` begins after what the log holds now, and with a checkpoint that says where that is, unless the log is empty. */
  readonly from: ReadOptions['from'] | 'end';
  /** Only events of these types. What else there is costs no transport. */
  readonly types?: readonly string[];
}

export interface EventStore {
  /**
   * Appends all events or none.
   * @throws WrongExpectedRevision when the stream is not where the caller believed
   * @throws EventStoreUnavailable when the store cannot be reached or does not answer in time; the append may have happened
   */
  append(
    streamId: string,
    expectedRevision: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<AppendResult>;
  /** Reads forwards from `fromRevision` (inclusive). A stream that does not exist is empty. @throws EventStoreUnavailable */
  readStream(streamId: string, fromRevision?: bigint): AsyncIterable<StoredEvent>;
  /** Reads the log from `from` on, ends at its present end. @throws EventStoreUnavailable */
  readAll(options: ReadOptions): AsyncIterable<StoredEvent>;
  /** Reads the log from `from` on and stays. Ends only by `signal` or by throwing; never resubscribes by itself. */
  subscribe(options: SubscriptionOptions): AsyncIterable<SubscriptionMessage>;
}

export class WrongExpectedRevision extends Error {
  readonly code = 'wrong_expected_revision';
  constructor(
    readonly streamId: string,
    readonly expected: ExpectedRevision,
    readonly actual: bigint | 'no_stream',
  ) {
    super(`stream ${streamId}: expected revision ${expected}, found ${actual}`);
  }
}

export class EventStoreUnavailable extends Error {
  readonly code = 'event_store_unavailable';
}

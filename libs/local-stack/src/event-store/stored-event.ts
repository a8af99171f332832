/** What the log keeps of one event; bodies are opaque bytes, as in the original. */
export interface EventRecord {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Buffer;
  readonly metadata: Buffer;
}

export interface StoredEvent extends EventRecord {
  readonly stream: string;
  /** Zero-based place in its stream. */
  readonly revision: number;
  /** Place in the log: grows, with gaps; both commit and prepare position on the wire. */
  readonly position: number;
  /** Milliseconds since 1970, UTC. */
  readonly createdMs: number;
}

/**
 * What an event takes in the log, in bytes, as the original counts it for its append limit: body, metadata, and two bytes for
 * each character of the type.
 */
export function sizeOf(event: EventRecord): number {
  return event.data.length + event.metadata.length + 2 * event.type.length;
}

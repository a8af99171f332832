/**
 * The event store's port in memory, for tests and simulations, with the original's manners: all or nothing, a retried append
 * answered as the first, partial overlaps refused, positions with gaps, JSON in between, subscriptions that stay until aborted.
 */
import { categoryOf } from '../aggregate.js';
import {
  WrongExpectedRevision,
  type AppendResult,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  type StoredEvent,
  type ReadOptions,
  type SubscriptionMessage,
  type SubscriptionOptions,
} from '../event-store.js';

/** Log positions grow by this much per event, so that nothing may assume + 1. */
const POSITION_GAP = 7n;

export class InMemoryEventStore implements EventStore {
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #log: StoredEvent[] = [];
  #waiting: (() => void)[] = [];

  /** Everything ever appended, in log order. */
  get log(): readonly StoredEvent[] {
    return this.#log;
  }

  // Async, though nothing is awaited: a port never throws synchronously.
  // eslint-disable-next-line @typescript-eslint/require-await
  async append(
    streamId: string,
    expectedRevision: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<AppendResult> {
    const stream = this.#streams.get(streamId) ?? [];
    const from = expectedRevision === 'no_stream' ? 0 : Number(expectedRevision) + 1;
    if (from !== stream.length) {
      const last = stream[from + events.length - 1];
      const repeated = events.length > 0 && events.every((event, i) => stream[from + i]?.id === event.id);
      if (repeated && last) return { revision: last.revision, position: last.position };
      const actual = stream.at(-1)?.revision ?? 'no_stream';
      throw new WrongExpectedRevision(streamId, expectedRevision, actual);
    }
    for (const event of events) {
      const stored: StoredEvent = {
        ...(JSON.parse(JSON.stringify(event)) as EventToAppend),
        streamId,
        revision: BigInt(stream.length),
        position: BigInt(this.#log.length + 1) * POSITION_GAP,
      };
      stream.push(stored);
      this.#log.push(stored);
    }
    this.#streams.set(streamId, stream);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
    return { revision: BigInt(stream.length) - 1n, position: stream.at(-1)?.position ?? 0n };
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- an async iterable is what the port asks for
  async *readStream(streamId: string, fromRevision = 0n): AsyncIterable<StoredEvent> {
    yield* (this.#streams.get(streamId) ?? []).slice(Number(fromRevision));
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- as above
  async *readAll(options: ReadOptions): AsyncIterable<StoredEvent> {
    const end = this.#log.length;
    for (const event of this.#log.slice(this.#indexAfter(options.from), end)) {
      if (options.signal?.aborted) return;
      if (options.categories.includes(categoryOf(event.streamId))) yield event;
    }
  }

  async *subscribe(options: SubscriptionOptions): AsyncIterable<SubscriptionMessage> {
    const { signal, from } = options;
    let next = from === 'end' ? this.#log.length : this.#indexAfter(from);
    const last = this.#log.at(-1);
    if (from === 'end' && last) yield { kind: 'checkpoint', position: last.position };
    let live = false;
    while (!signal?.aborted) {
      const event = this.#log[next];
      if (event) {
        next += 1;
        if (isWanted(event, options)) yield { kind: 'event', event };
        else yield { kind: 'checkpoint', position: event.position };
      } else if (!live) {
        live = true;
        yield { kind: 'caught_up' };
      } else {
        await this.#appended(signal);
      }
    }
  }

  #indexAfter(from: bigint | 'start'): number {
    // Position p belongs to index p / gap - 1; a position between two events stands after the lower one.
    return from === 'start' ? 0 : Math.min(Number(from / POSITION_GAP), this.#log.length);
  }

  #appended(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      signal?.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

/** Whether a subscription asks for the event. */
export function isWanted(
  { streamId, type }: StoredEvent,
  { categories, types }: Pick<SubscriptionOptions, 'categories' | 'types'>,
): boolean {
  return categories.includes(categoryOf(streamId)) && (types?.includes(type) ?? true);
}

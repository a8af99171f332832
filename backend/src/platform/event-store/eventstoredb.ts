/** The event store port over EventStoreDB's own driver. The only place that knows the driver, with its neighbours in this folder. */
import {
  EventStoreDBClient,
  StreamNotFoundError,
  START,
  eventTypeFilter,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type Position,
  type ReadPosition,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import type {
  AppendResult,
  EventStore,
  EventToAppend,
  ExpectedRevision,
  ReadOptions,
  StoredEvent,
  SubscriptionMessage,
  SubscriptionOptions,
} from '@rubicon/eventsourcing';
import { EventStoreUnavailable } from '@rubicon/eventsourcing';
import { withDeadline, withIdleDeadline } from './deadline.js';
import { DriverSubscription } from './driver-subscription.js';
import { translateError } from './eventstoredb-errors.js';
import { fromDriver, toDriver } from './wire-events.js';

/** Milliseconds without an answer after which the store counts as unavailable; an append is then sent twice more, in about five seconds. */
const ANSWER_WITHIN_MS = 1_500;
const CLOSE_WITHIN_MS = 1_000;
/** How much of the log a filtered subscription passes over before it tells where it stands. */
const CHECKPOINT_EVERY = 32;

export class EventStoreDb implements EventStore {
  private readonly client: EventStoreDBClient;
  /** The furthest position that this process has met. */
  private seen = -1n;

  /** @param url `esdb://…`, as EventStoreDB documents it */
  constructor(url: string) {
    this.client = EventStoreDBClient.connectionString(url);
  }

  async append(
    streamId: string,
    expectedRevision: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<AppendResult> {
    try {
      const result = await withDeadline(
        'append',
        ANSWER_WITHIN_MS,
        this.client.appendToStream(streamId, events.map(toDriver), { expectedRevision }),
      );
      if (!result.position)
        throw new EventStoreUnavailable('the event store did not tell the position of an append');
      const position = this.saw(result.position.commit);
      return { revision: result.nextExpectedRevision, position };
    } catch (error) {
      throw translateError(error, streamId, expectedRevision);
    }
  }

  async *readStream(streamId: string, fromRevision = 0n): AsyncGenerator<StoredEvent> {
    try {
      for await (const { event } of this.read(this.client.readStream(streamId, { fromRevision }))) {
        const ours = fromDriver(event);
        if (ours) yield ours;
      }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw translateError(error, streamId);
    }
  }

  async *readAll({ from, categories, signal }: ReadOptions): AsyncGenerator<StoredEvent> {
    const wanted = new Set(categories);
    try {
      for await (const { event } of this.read(this.client.readAll({ fromPosition: positionOf(from) }))) {
        if (signal?.aborted) return;
        const ours = fromDriver(event);
        if (!ours || (from !== 'start' && ours.position <= from)) continue;
        if (wanted.has(categoryOf(ours.streamId))) yield ours;
      }
    } catch (error) {
      throw translateError(error);
    }
  }

  async *subscribe({
    from: wanted,
    categories,
    types,
    signal,
  }: SubscriptionOptions): AsyncGenerator<SubscriptionMessage> {
    const end = wanted === 'end' ? await this.head() : null;
    const from = wanted === 'end' ? (end ?? 'start') : wanted;
    if (end !== null) yield { kind: 'checkpoint', position: end };
    const checkpoints = {
      checkpointInterval: CHECKPOINT_EVERY,
      checkpointReached: (_: unknown, position: Position) =>
        driver.note({ kind: 'checkpoint', position: position.commit }),
    };
    const driver: DriverSubscription = new DriverSubscription(
      this.client.subscribeToAll({
        fromPosition: positionOf(from),
        // The server filters by one of the two.
        filter: types
          ? eventTypeFilter({ regex: `^(${types.join('|')})$`, ...checkpoints })
          : streamNameFilter({ prefixes: categories.map((category) => `${category}-`), ...checkpoints }),
      }),
    );
    const ours = new Set(categories);
    for await (const message of driver.messages(signal)) {
      if (message.kind === 'event') {
        this.saw(message.event.position);
        if (!ours.has(categoryOf(message.event.streamId))) continue;
      }
      yield message;
    }
  }

  /** The last event of the log that lies at or before `position` and is ours; null when there is none. @throws EventStoreUnavailable */
  async eventAt(position: bigint): Promise<StoredEvent | null> {
    const read = this.client.readAll({ fromPosition: positionOf(position), maxCount: 1 });
    try {
      for await (const { event } of this.read(read)) {
        const ours = fromDriver(event);
        return ours?.position === position ? ours : null;
      }
      return null;
    } catch (error) {
      throw translateError(error);
    }
  }

  /** Position of the log's last event, whoever wrote it; null for an empty log. @throws EventStoreUnavailable */
  async head(): Promise<bigint | null> {
    const read = this.client.readAll({ ...fromTheEnd, maxCount: 1 });
    try {
      for await (const { event } of this.read(read)) return event ? this.saw(event.position.commit) : null;
      return null;
    } catch (error) {
      throw translateError(error);
    }
  }

  /** Whether the log goes on as far as `position`. Asks the store only about what this process has not met. @throws EventStoreUnavailable */
  async hasReached(position: bigint): Promise<boolean> {
    return position <= this.seen || position <= ((await this.head()) ?? -1n);
  }

  /**
   * Position of the last event of a category, however much others have written since: the server writes statistics of its own.
   * @param after exclusive: what lies before is not looked at, for a category may be rare; null: the whole log may be read
   * @returns null: there is none after it
   * @throws EventStoreUnavailable
   */
  async lastOf(category: string, after: bigint | null): Promise<bigint | null> {
    try {
      for await (const { event } of this.read(this.client.readAll(fromTheEnd))) {
        if (!event) continue;
        if (after !== null && event.position.commit <= after) return null;
        if (categoryOf(event.streamId) === category) return this.saw(event.position.commit);
      }
      return null;
    } catch (error) {
      throw translateError(error);
    }
  }

  /** The driver waits for streams to end that a silent server never ends: not longer than `CLOSE_WITHIN_MS`. */
  async close(): Promise<void> {
    await withDeadline('close', CLOSE_WITHIN_MS, this.client.dispose()).catch(() => undefined);
  }

  private saw(position: bigint): bigint {
    if (position > this.seen) this.seen = position;
    return position;
  }

  /** Reads on within the deadline, and lets the server know when the reader stopped early. */
  private async *read<Resolved extends ResolvedEvent | AllStreamResolvedEvent>(
    stream: StreamingRead<Resolved>,
  ): AsyncGenerator<Resolved> {
    try {
      yield* withIdleDeadline('read', ANSWER_WITHIN_MS, stream);
    } finally {
      stream.on('error', () => undefined);
      void stream.cancel().catch(() => undefined);
      stream.destroy();
    }
  }
}

/** Not a follower's end, which may lie behind. */
const fromTheEnd = { direction: 'backwards', fromPosition: 'end', requiresLeader: true } as const;

function positionOf(from: bigint | 'start'): ReadPosition {
  return from === 'start' ? START : { commit: from, prepare: from };
}

function categoryOf(streamId: string): string {
  const dash = streamId.indexOf('-');
  return dash === -1 ? streamId : streamId.slice(0, dash);
}

/** The event store port over EventStoreDB's own driver. The only place that knows the driver, with its neighbours in this folder. */
import {
  StreamNotFoundError,
  END,
  START,
  eventTypeFilter,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
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
import { driverClient } from './connection/driver-client.js';
import { withDeadline, withIdleDeadline } from './deadline.js';
import { DriverSubscription } from './driver-subscription.js';
import { toReadAll, translateError, type Asked } from './eventstoredb-errors.js';
import { fromDriver, toDriver } from './wire-events.js';

/** Unless told: an append that gets no answer is then sent twice more, in about five seconds. */
const ANSWER_WITHIN_MS = 1_500;
/** The first answer takes longer: names are looked up, nodes and certificates asked for, and a server that just started reads its index. */
const FIRST_ANSWER_WITHIN_MS = 10_000;
const CLOSE_WITHIN_MS = 1_000;
/** How much of the log a filtered subscription passes over before it tells where it stands. */
const CHECKPOINT_EVERY = 32;

export interface EventStoreDbOptions {
  /** Milliseconds without an answer after which the store counts as unavailable. */
  readonly answerWithinMs?: number;
  /** The same for reads before it has answered this client at all; at least the former. */
  readonly firstAnswerWithinMs?: number;
  /** Told in a sentence what the driver warns of in the connection string. */
  readonly warned?: (sentence: string) => void;
}

export class EventStoreDb implements EventStore {
  private readonly client: EventStoreDBClient;
  private readonly answerWithinMs: number;
  private readonly firstAnswerWithinMs: number;
  private hasAnswered = false;
  /** The furthest position that this process has met. */
  private seen = -1n;

  /** @param url `esdb://…`, as EventStoreDB documents it */
  constructor(url: string, options: EventStoreDbOptions = {}) {
    const {
      answerWithinMs = ANSWER_WITHIN_MS,
      firstAnswerWithinMs = FIRST_ANSWER_WITHIN_MS,
      warned,
    } = options;
    this.client = driverClient(url, warned);
    this.answerWithinMs = answerWithinMs;
    this.firstAnswerWithinMs = Math.max(answerWithinMs, firstAnswerWithinMs);
  }

  async append(
    streamId: string,
    expectedRevision: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<AppendResult> {
    try {
      const result = await withDeadline(
        'append',
        this.answerWithinMs,
        this.client.appendToStream(streamId, events.map(toDriver), { expectedRevision }),
      );
      if (!result.position)
        throw new EventStoreUnavailable('the event store did not tell the position of an append');
      const position = this.saw(result.position.commit);
      return { revision: result.nextExpectedRevision, position };
    } catch (error) {
      throw translateError(error, { to: 'append to', streamId, expected: expectedRevision });
    }
  }

  async *readStream(streamId: string, fromRevision = 0n): AsyncGenerator<StoredEvent> {
    let next = fromRevision;
    try {
      const read = this.read({ to: 'read', streamId }, () =>
        this.client.readStream(streamId, { fromRevision: next }),
      );
      for await (const { event } of read) {
        if (event) next = event.revision + 1n;
        const ours = fromDriver(event);
        if (ours) yield ours;
      }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
  }

  async *readAll({ from, categories, signal }: ReadOptions): AsyncGenerator<StoredEvent> {
    const wanted = new Set(categories);
    let after = from;
    const read = this.read(toReadAll, () => this.client.readAll({ fromPosition: positionOf(after) }));
    for await (const { event } of read) {
      if (signal?.aborted) return;
      // A read from a position begins with what is there.
      if (!event || (after !== 'start' && event.position.commit <= after)) continue;
      after = event.position.commit;
      const ours = fromDriver(event);
      if (ours && wanted.has(categoryOf(ours.streamId))) yield ours;
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
    const read = this.read(toReadAll, () =>
      this.client.readAll({ fromPosition: positionOf(position), maxCount: 1 }),
    );
    for await (const { event } of read) {
      const ours = fromDriver(event);
      return ours?.position === position ? ours : null;
    }
    return null;
  }

  /** Position of the log's last event, whoever wrote it; null for an empty log. @throws EventStoreUnavailable */
  async head(): Promise<bigint | null> {
    const read = this.read(toReadAll, () => this.client.readAll({ ...fromTheEnd, maxCount: 1 }));
    for await (const { event } of read) return event ? this.saw(event.position.commit) : null;
    return null;
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
    let before: ReadPosition = END;
    const read = this.read(toReadAll, () => this.client.readAll({ ...fromTheEnd, fromPosition: before }));
    for await (const { event } of read) {
      if (!event) continue;
      if (after !== null && event.position.commit <= after) return null;
      if (categoryOf(event.streamId) === category) return this.saw(event.position.commit);
      before = event.position;
    }
    return null;
  }

  /** The driver waits for streams to end that a silent server never ends: not longer than `CLOSE_WITHIN_MS`. */
  async close(): Promise<void> {
    await withDeadline('close', CLOSE_WITHIN_MS, this.client.dispose()).catch(() => undefined);
  }

  private saw(position: bigint): bigint {
    if (position > this.seen) this.seen = position;
    return position;
  }

  /**
   * A read changes nothing: one that is late, or lost with its connection, is asked for once more.
   * @param ask reads on from where the reader stands
   * @throws EventStoreUnavailable when the second one is late too; EventStoreRefused
   */
  private async *read<Resolved extends ResolvedEvent | AllStreamResolvedEvent>(
    asked: Asked,
    ask: () => StreamingRead<Resolved>,
  ): AsyncGenerator<Resolved> {
    let isSecond = false;
    for (;;) {
      try {
        for await (const resolved of this.readOnce(ask())) {
          isSecond = false;
          yield resolved;
        }
        return;
      } catch (error) {
        const translated = translateError(error, asked);
        if (isSecond || !(translated instanceof EventStoreUnavailable)) throw translated;
        isSecond = true;
      }
    }
  }

  /** Reads on within the deadline, and lets the server know when the reader stopped early. */
  private async *readOnce<Resolved extends ResolvedEvent | AllStreamResolvedEvent>(
    stream: StreamingRead<Resolved>,
  ): AsyncGenerator<Resolved> {
    const withinMs = this.hasAnswered ? this.answerWithinMs : this.firstAnswerWithinMs;
    try {
      for await (const resolved of withIdleDeadline('read', withinMs, stream)) {
        this.hasAnswered = true;
        yield resolved;
      }
      this.hasAnswered = true;
    } finally {
      stream.on('error', () => undefined);
      void stream.cancel().catch(() => undefined);
      stream.destroy();
    }
  }
}

/** Not a follower's end, which may lie behind. */
const fromTheEnd = { direction: 'backwards', fromPosition: END, requiresLeader: true } as const;

function positionOf(from: bigint | 'start'): ReadPosition {
  return from === 'start' ? START : { commit: from, prepare: from };
}

function categoryOf(streamId: string): string {
  const dash = streamId.indexOf('-');
  return dash === -1 ? streamId : streamId.slice(0, dash);
}

/**
 * Runs the projections of one projector: one pass over the log feeds them all, in batches, and each batch's rows are written in one
 * transaction with the checkpoint. The checkpoint is moved only from where this runner put it; when somebody else moved it,
 * the whole batch is rolled back.
 */
import { categoryOf } from './aggregate.js';
import { batchesOf } from './batches.js';
import type { DomainEvent } from './decider.js';
import type { RecordedEvent } from './event-codec.js';
import type { EventStore, StoredEvent } from './event-store.js';
import {
  AnotherLog,
  backoffMs,
  isFatal,
  UnknownEventType,
  type EventDecoder,
  type RunnerPorts,
} from './runner-ports.js';

/** A read model's way to follow the log. No side effects but rows written through `tx`. */
export interface Projection<Tx, Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  /** Raised when it must be filled anew. */
  readonly version: number;
  readonly categories: readonly string[];
  /** Every event type of those categories is in one of the two, or the projector stops. */
  readonly handles: readonly string[];
  readonly ignores: readonly string[];
  /** Set-based: one call per batch, events in log order, at least one. */
  project(events: readonly RecordedEvent<Event>[], tx: Tx): Promise<void>;
}

export interface ProjectionCheckpoint {
  readonly position: bigint;
  /** Id of the event there: tells this log from another, or from its own restored past. */
  readonly eventId: string;
}

export interface ProjectionStore<Tx> {
  /** Commits what `work` wrote, or rolls it back when `work` throws; the error passes through. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  loadCheckpoint(): Promise<ProjectionCheckpoint | null>;
  /**
   * @param events how many lie between the two, `next` among them
   * @returns false when the checkpoint is not `previous` any more: another owner moved it
   */
  saveCheckpoint(
    tx: Tx,
    next: ProjectionCheckpoint,
    previous: ProjectionCheckpoint | null,
    events: number,
  ): Promise<boolean>;
}

export interface Projector<Tx> {
  /** Names the lease. */
  readonly name: string;
  readonly projections: readonly Projection<Tx>[];
  readonly codecs: readonly EventDecoder[];
  /** Most events in one transaction; 500 unless told. */
  readonly batchSize?: number;
  /** How long a live batch waits for company; 1 ms unless told: while one batch is written the next gathers by itself. */
  readonly lingerMs?: number;
}

export interface ProjectorPorts<Tx> extends RunnerPorts {
  readonly eventStore: EventStore;
  readonly store: ProjectionStore<Tx>;
  /** Whether the log has that event at that position. */
  holdsEvent(checkpoint: ProjectionCheckpoint): Promise<boolean>;
  /** Told after every commit. */
  readonly progressed?: (checkpoint: ProjectionCheckpoint, events: number) => void;
  /** Told when everything there is has been projected, and it goes on live. */
  readonly caughtUp?: () => void;
}

/** Another projector has moved the checkpoint: the lease has gone over. */
class CheckpointMoved extends Error {
  readonly code = 'checkpoint_moved';
}

/**
 * Runs until `signal` is aborted, resubscribing after whatever can pass by itself.
 * @throws UnknownEventType, CodecError, AnotherLog: trying again cannot help
 */
export async function runProjector<Tx>(
  projector: Projector<Tx>,
  ports: ProjectorPorts<Tx>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await ports.lease(projector.name, signal, (held) =>
        followLog(projector, ports, held, () => {
          failures = 0;
        }),
      );
    } catch (error) {
      if (isFatal(error)) throw error;
      ports.troubled(error);
      await ports.wait(backoffMs(failures, () => ports.random()));
      failures += 1;
    }
  }
}

async function followLog<Tx>(
  projector: Projector<Tx>,
  ports: ProjectorPorts<Tx>,
  held: AbortSignal,
  succeeded: () => void,
): Promise<void> {
  const { store } = ports;
  let checkpoint = await store.loadCheckpoint();
  if (checkpoint && !(await ports.holdsEvent(checkpoint)))
    throw new AnotherLog(projector.name, checkpoint.position);
  const sort = sorter(projector);
  const categories = [...new Set(projector.projections.flatMap((projection) => projection.categories))];
  const from = checkpoint?.position ?? 'start';
  const messages = ports.eventStore.subscribe({ from, categories, signal: held });
  const batches = batchesOf(messages, {
    size: projector.batchSize ?? 500,
    lingerMs: projector.lingerMs ?? 1,
    wait: (milliseconds) => ports.wait(milliseconds),
  });
  for await (const batch of batches) {
    if (held.aborted) return;
    if (batch.kind === 'caught_up') {
      ports.caughtUp?.();
      continue;
    }
    const previous = checkpoint;
    const last = batch.events.at(-1);
    if (!last) continue;
    const next = { position: last.position, eventId: last.id };
    const sorted = sort(batch.events);
    await store.transaction(async (tx) => {
      // First the checkpoint: its row lock keeps a second owner waiting, and out.
      if (!(await store.saveCheckpoint(tx, next, previous, batch.events.length)))
        throw new CheckpointMoved(`${projector.name}: another owner moved the checkpoint`);
      for (const { projection, events } of sorted)
        if (events.length > 0) await projection.project(events, tx);
    });
    checkpoint = next;
    succeeded();
    ports.progressed?.(next, batch.events.length);
  }
}

interface Share<Tx> {
  readonly projection: Projection<Tx>;
  readonly events: RecordedEvent[];
}

/** Deals a batch out to the projections, each event decoded once. @throws UnknownEventType, CodecError */
function sorter<Tx>({ projections, codecs }: Projector<Tx>): (events: readonly StoredEvent[]) => Share<Tx>[] {
  const decoders = new Map(codecs.map((codec) => [codec.category, codec]));
  const followers = projections.map((projection) => ({
    projection,
    categories: new Set(projection.categories),
    handles: new Set(projection.handles),
    ignores: new Set(projection.ignores),
  }));
  return (batch) => {
    const shares = followers.map(({ projection }): Share<Tx> => ({ projection, events: [] }));
    for (const stored of batch) {
      const category = categoryOf(stored.streamId);
      let recorded: RecordedEvent | null = null;
      for (const [index, { projection, categories, handles, ignores }] of followers.entries()) {
        if (!categories.has(category) || ignores.has(stored.type)) continue;
        const decoder = decoders.get(category);
        if (!handles.has(stored.type) || !decoder)
          throw new UnknownEventType(projection.name, stored.type, stored.streamId);
        recorded ??= decoder.decode(stored);
        shares[index]?.events.push(recorded);
      }
    }
    return shares;
  };
}

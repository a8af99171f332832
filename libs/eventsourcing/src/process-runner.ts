/**
 * Runs a process manager: one subscription, lanes by key, the place before the lowest unfinished event as its checkpoint. Every event
 * is followed by work of its key that begins after it was read, at least once.
 */
import { categoryOf } from './aggregate.js';
import type { DomainEvent } from './decider.js';
import type { RecordedEvent } from './event-codec.js';
import type { EventStore } from './event-store.js';
import { Lanes, type EventRef, type LaneOptions, type ParkedLane, type WorkOutcome } from './lanes.js';
import { backoffMs, isFatal, type EventDecoder, type RunnerPorts } from './runner-ports.js';

interface Follower<Event extends DomainEvent> {
  /** Names its checkpoint and its lease. */
  readonly name: string;
  readonly categories: readonly string[];
  /** Where a process without a checkpoint begins; `now` leaves alone what happened before it was first started. */
  readonly startAt: 'beginning' | 'now';
  /** Event types it reacts to; the others pass. */
  readonly handles: readonly string[];
  /** The lane: work of the same key is done in order. */
  key(event: RecordedEvent<Event>): string;
}

/** Works by event: needs each of them, because its work follows from what the event says. */
export interface EventProcess<Event extends DomainEvent = DomainEvent> extends Follower<Event> {
  /** Idempotent. @throws anything: it is tried again */
  react(event: RecordedEvent<Event>): Promise<void>;
}

/** Works by key: reads what it needs of the streams to their end, so that once for all events of a key is enough. */
export interface KeyProcess<Event extends DomainEvent = DomainEvent> extends Follower<Event> {
  /**
   * Brings the key as far as it goes now. Idempotent. `waiting`: it is asked again later, and its events are not finished.
   * @param newest the newest event of the key that was read before it began; null: it is overdue
   * @throws anything: it is tried again
   */
  drive(key: string, newest: EventRef | null): Promise<WorkOutcome>;
  /** Keys that no event may ever ask for again, though something is left to do. */
  readonly overdue?: {
    /** Milliseconds between two looks; the first is at once. */
    readonly everyMs: number;
    list(): Promise<readonly string[]>;
  };
}

export type Process<Event extends DomainEvent = DomainEvent> = EventProcess<Event> | KeyProcess<Event>;

export interface ProcessStore {
  /** Null: this process has never run. */
  loadCheckpoint(processName: string): Promise<bigint | null>;
  saveCheckpoint(processName: string, position: bigint): Promise<void>;
}

export type LaneControl = Pick<Lanes, 'tryNow'>;

export interface ProcessPorts extends RunnerPorts {
  readonly eventStore: EventStore;
  readonly store: ProcessStore;
  readonly codecs: readonly EventDecoder[];
  /** A key cannot be worked on; its events wait and are tried again, the others go on. An operator should look. */
  parked(lane: ParkedLane): void;
  /** It was tried again, in vain. */
  stillParked(lane: ParkedLane): void;
  /** It can be worked on again. */
  unparked(key: string): void;
  /** Told whenever this becomes the owner of the process, with what can be asked of its lanes while it is. None of them is parked yet. */
  readonly began?: (lanes: LaneControl) => void;
  readonly options?: Partial<LaneOptions & { readonly checkpointEveryMs: number }>;
  /** Told when everything there is has been read. */
  readonly caughtUp?: () => void;
}

const DEFAULTS = {
  concurrency: 16,
  parkAfter: 5,
  parkedRetryMs: 60_000,
  checkpointEveryMs: 250,
};
/** Events wait whole, keys by name: the more of them, the fewer are worked on twice. */
const MOST_UNFINISHED = { events: 1_000, keys: 10_000 };

/**
 * Runs until `signal` is aborted, resubscribing after whatever can pass by itself.
 * @throws CodecError: trying again cannot help
 */
export async function runProcess(process: Process, ports: ProcessPorts, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await ports.lease(process.name, signal, (held) => own(process, ports, held));
      failures = 0;
    } catch (error) {
      if (isFatal(error)) throw error;
      ports.troubled(error);
      await ports.wait(backoffMs(failures, () => ports.random()));
      failures += 1;
    }
  }
}

async function own(process: Process, ports: ProcessPorts, held: AbortSignal): Promise<void> {
  const isByKey = 'drive' in process;
  const mostUnfinished = isByKey ? MOST_UNFINISHED.keys : MOST_UNFINISHED.events;
  const options = { ...DEFAULTS, mostUnfinished, ...ports.options };
  const from = await ports.store.loadCheckpoint(process.name);
  const checkpoints = checkpointSaver(process.name, ports, options.checkpointEveryMs);
  const lanes: Lanes = new Lanes(
    options,
    isByKey,
    {
      wait: (milliseconds) => ports.wait(milliseconds),
      random: () => ports.random(),
      failed: (error) => ports.troubled(error),
      parked: (lane) => ports.parked(lane),
      stillParked: (lane) => ports.stillParked(lane),
      unparked: (key) => ports.unparked(key),
      progressed: () => checkpoints.moved(lanes.checkpoint),
    },
    from,
  );
  ports.began?.(lanes);
  const over = new AbortController();
  // Nothing more begins: who waits for room need not wait for what is under way.
  held.addEventListener(
    'abort',
    () => {
      over.abort();
      void lanes.stop();
    },
    { once: true },
  );
  const looking = isByKey ? lookForOverdue(process, ports, lanes, over.signal) : Promise.resolve();
  try {
    await follow(process, ports, lanes, held);
  } finally {
    over.abort();
    await looking;
    await lanes.stop();
    await checkpoints.saved();
  }
}

/** At once, for what an earlier run left, and then again and again until `over` is aborted. */
async function lookForOverdue(
  process: KeyProcess,
  ports: ProcessPorts,
  lanes: Lanes,
  over: AbortSignal,
): Promise<void> {
  const { overdue } = process;
  if (!overdue) return;
  const end = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve(), { once: true }));
  while (!over.aborted) {
    try {
      for (const key of await overdue.list()) lanes.urge(key, driving(process, key, null));
    } catch (error) {
      ports.troubled(error);
    }
    await Promise.race([ports.wait(overdue.everyMs), end]);
  }
}

/** Reads on and on; when the subscription breaks, from where it had come to, with the lanes as they are. */
async function follow(process: Process, ports: ProcessPorts, lanes: Lanes, held: AbortSignal): Promise<void> {
  const handles = new Set(process.handles);
  const { categories, handles: types } = process;
  const decoders = new Map(
    ports.codecs
      .filter(({ category }) => categories.includes(category))
      .map((codec) => [codec.category, codec]),
  );
  let failures = 0;
  while (!held.aborted) {
    try {
      lanes.gather();
      const from = lanes.read ?? (process.startAt === 'now' ? 'end' : 'start');
      const subscription = ports.eventStore.subscribe({ from, categories, types, signal: held });
      for await (const message of subscription) {
        if (held.aborted) return;
        failures = 0;
        if (message.kind === 'caught_up') {
          // From here on there is a checkpoint, also in an empty log.
          if (lanes.read === null && process.startAt === 'now') lanes.pass(0n);
          lanes.begin();
          ports.caughtUp?.();
          continue;
        }
        if (message.kind === 'checkpoint') {
          lanes.pass(message.position);
          continue;
        }
        const { event } = message;
        const decoder = handles.has(event.type) ? decoders.get(categoryOf(event.streamId)) : undefined;
        if (!decoder) {
          lanes.pass(event.position);
          continue;
        }
        take(process, decoder.decode(event), lanes);
        await lanes.room();
      }
    } catch (error) {
      if (isFatal(error)) throw error;
      ports.troubled(error);
      await ports.wait(backoffMs(failures, () => ports.random()));
      failures += 1;
    }
  }
}

function take(process: Process, recorded: RecordedEvent, lanes: Lanes): void {
  const key = process.key(recorded);
  const ref = refOf(recorded);
  lanes.add(key, ref, 'drive' in process ? driving(process, key, ref) : () => process.react(recorded));
}

/** Holds on to no more of the event than its name. */
function driving(process: KeyProcess, key: string, newest: EventRef | null): () => Promise<WorkOutcome> {
  return () => process.drive(key, newest);
}

function refOf({ id, correlationId, at, position, event: { type } }: RecordedEvent): EventRef {
  return { id, type, correlationId, at, position };
}

/** One save at a time, of the newest checkpoint, not more often than told. A save that fails is made up for by the next. */
function checkpointSaver(
  name: string,
  ports: Pick<ProcessPorts, 'store' | 'wait' | 'troubled'>,
  everyMs: number,
): { moved(checkpoint: bigint | null): void; saved(): Promise<void> } {
  let newest: bigint | null = null;
  let last: bigint | null = null;
  let saving: Promise<void> | null = null;

  async function save(): Promise<void> {
    while (newest !== null && newest !== last) {
      await ports.wait(everyMs);
      const checkpoint = newest;
      try {
        await ports.store.saveCheckpoint(name, checkpoint);
        last = checkpoint;
      } catch (error) {
        ports.troubled(error);
        break;
      }
    }
    saving = null;
  }

  return {
    moved(checkpoint) {
      if (checkpoint === null || checkpoint === newest) return;
      newest = checkpoint;
      saving ??= save();
    },
    saved: async () => {
      await saving;
    },
  };
}

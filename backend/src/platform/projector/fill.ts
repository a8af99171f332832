/** Fills read models from the log up to a position, with the very runner that keeps the live ones up. */
import {
  runProjector,
  soleOwner,
  type EventStore,
  type ProjectionStore,
  type SubscriptionMessage,
  type SubscriptionOptions,
} from '@rubicon/eventsourcing';
import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { allCodecs } from '../event-store/index.js';
import type { ReadModel } from '../read-models/index.js';
import { readAhead } from './read-ahead.js';

const BATCH_SIZE = 2_000;
const READ_AHEAD = 4_000;

export interface FillPorts {
  readonly eventStore: EventStore;
  readonly store: ProjectionStore<EntityManager>;
  readonly readModels: readonly ReadModel[];
  /** Told what went wrong before it is tried again. */
  readonly troubled: (error: unknown) => void;
  /** Told how far it has come, after every batch. @param events of that batch */
  readonly progressed?: ((position: bigint, events: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * @param upTo inclusive; null: to the log's present end
 * @throws the signal's reason when it is aborted before the end
 */
export async function fill(
  { eventStore, store, readModels, troubled, progressed, signal }: FillPorts,
  upTo: bigint | null,
): Promise<void> {
  const done = new AbortController();
  const over = signal ? AbortSignal.any([done.signal, signal]) : done.signal;
  await runProjector(
    {
      name: 'rebuild',
      projections: readModels.map(({ projection }) => projection),
      codecs: allCodecs,
      batchSize: BATCH_SIZE,
      lingerMs: 0,
    },
    {
      eventStore: { ...partOf(eventStore), subscribe: (options) => upToPosition(eventStore, options, upTo) },
      store,
      holdsEvent: () => Promise.resolve(true),
      lease: soleOwner,
      wait: (ms) => wait(ms),
      random: Math.random,
      troubled,
      progressed: ({ position }, events) => progressed?.(position, events),
      caughtUp: () => done.abort(),
    },
    over,
  );
  if (!done.signal.aborted) signal?.throwIfAborted();
}

function partOf(store: EventStore): EventStore {
  return {
    append: (...args) => store.append(...args),
    readStream: (...args) => store.readStream(...args),
    readAll: (options) => store.readAll(options),
    subscribe: (options) => store.subscribe(options),
  };
}

/** A subscription that counts as caught up, and ends, where the reader wants to stop. */
async function* upToPosition(
  store: EventStore,
  options: SubscriptionOptions,
  upTo: bigint | null,
): AsyncGenerator<SubscriptionMessage> {
  const { from } = options;
  if (from !== 'end' && (upTo === null || from === 'start' || from < upTo))
    for await (const event of readAhead(store.readAll({ ...options, from }), READ_AHEAD)) {
      if (upTo !== null && event.position > upTo) break;
      yield { kind: 'event', event };
    }
  yield { kind: 'caught_up' };
}

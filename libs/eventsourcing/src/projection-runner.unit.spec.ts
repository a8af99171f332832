import {
  AnotherLog,
  runProjector,
  soleOwner,
  UnknownEventType,
  type EventStore,
  type Projection,
  type ProjectionCheckpoint,
  type ProjectorPorts,
  type RecordedEvent,
} from './index.js';
import { counter, type Counted } from './testing/counter.js';
import { InMemoryEventStore } from './testing/index.js';

type Rows = Map<string, number>;

/** Rows and checkpoint in one "transaction": both are kept, or neither. */
class Database {
  rows: Rows = new Map();
  checkpoint: ProjectionCheckpoint | null = null;
  counted = 0;
  async transaction<Result>(work: (tx: Rows) => Promise<Result>): Promise<Result> {
    const { checkpoint, counted } = this;
    const rows = new Map(this.rows);
    try {
      return await work(this.rows);
    } catch (error) {
      Object.assign(this, { rows, checkpoint, counted });
      throw error;
    }
  }
  loadCheckpoint = async () => this.checkpoint;
  saveCheckpoint = async (
    _tx: Rows,
    next: ProjectionCheckpoint,
    previous: ProjectionCheckpoint | null,
    events: number,
  ) => {
    if (previous?.position !== this.checkpoint?.position) return false;
    this.checkpoint = next;
    this.counted += events;
    return true;
  };
}

async function count(store: EventStore, from: number, to: number, type = 'Counted') {
  for (let n = from; n <= to; n += 1)
    await store.append('counter-1', n === 1 ? 'no_stream' : BigInt(n - 2), [
      {
        id: `event ${n}`,
        type,
        data: { by: n },
        metadata: { at: '', $correlationId: '', $causationId: '', commandId: '', actorId: '', version: '1' },
      },
    ]);
}

function setUp(over: Partial<ProjectorPorts<Rows>> = {}) {
  const store = new InMemoryEventStore();
  const database = new Database();
  const abort = new AbortController();
  const batches: number[] = [];
  const troubles: unknown[] = [];
  const total: Projection<Rows, Counted> = {
    name: 'total',
    version: 1,
    categories: ['counter'],
    handles: ['Counted'],
    ignores: ['Reset'],
    async project(events: readonly RecordedEvent<Counted>[], tx: Rows) {
      batches.push(events.length);
      for (const { event } of events) tx.set('total', (tx.get('total') ?? 0) + event.data.by);
    },
  };
  const ports: ProjectorPorts<Rows> = {
    eventStore: store,
    store: database,
    lease: soleOwner,
    holdsEvent: async ({ position, eventId }) =>
      store.log.some((event) => event.position === position && event.id === eventId),
    wait: () => Promise.resolve(),
    random: () => 0.5,
    troubled: (error) => troubles.push(error),
    ...over,
  };
  const run = (projections: readonly Projection<Rows>[] = [total], batchSize = 4) =>
    runProjector({ name: 'test', projections, codecs: [counter.codec], batchSize }, ports, abort.signal);
  return { store, database, abort, batches, troubles, total, ports, run };
}

describe('the projection runner', () => {
  it('catches up in batches, then follows live, with the checkpoint beside the rows', async () => {
    const { store, database, abort, batches, ports, total } = setUp();
    await count(store, 1, 10);
    let live = false;
    await runProjector(
      { name: 'test', projections: [total], codecs: [counter.codec], batchSize: 4 },
      {
        ...ports,
        caughtUp: () => {
          live = true;
          void count(store, 11, 11);
        },
        progressed: ({ eventId }) => {
          if (eventId === 'event 11') abort.abort();
        },
      },
      abort.signal,
    );
    expect(live).toBe(true);
    expect(batches).toEqual([4, 4, 2, 1]);
    expect(database.rows).toEqual(new Map([['total', 66]]));
    expect(database.checkpoint).toEqual({ position: store.log[10]?.position, eventId: 'event 11' });
    expect(database.counted).toBe(11);
  });

  it('goes on from its checkpoint', async () => {
    const { store, database, abort, ports, total, batches } = setUp();
    await count(store, 1, 3);
    database.checkpoint = { position: store.log[1]?.position ?? 0n, eventId: 'event 2' };
    const projector = { name: 'test', projections: [total], codecs: [counter.codec] };
    await runProjector(projector, { ...ports, progressed: () => abort.abort() }, abort.signal);
    expect(batches).toEqual([1]);
    expect(database.rows).toEqual(new Map([['total', 3]]));
  });

  it('stops at an event type that it neither handles nor ignores', async () => {
    const { store, run, database } = setUp();
    await count(store, 1, 1, 'Doubled');
    await expect(run()).rejects.toThrow(UnknownEventType);
    expect(database.checkpoint).toBeNull();
  });

  it('passes what it ignores', async () => {
    const { store, database, abort, ports, total, batches } = setUp();
    await count(store, 1, 1, 'Reset');
    const projector = { name: 'test', projections: [total], codecs: [counter.codec] };
    await runProjector(projector, { ...ports, progressed: () => abort.abort() }, abort.signal);
    expect(batches).toEqual([]);
    expect(database.checkpoint?.eventId).toBe('event 1');
    expect(database.counted).toBe(1);
  });

  it('refuses a log that does not hold the event of its checkpoint', async () => {
    const { store, database, run } = setUp();
    await count(store, 1, 3);
    database.checkpoint = { position: store.log[1]?.position ?? 0n, eventId: 'of another log' };
    await expect(run()).rejects.toThrow(AnotherLog);
  });

  it('rolls back when another owner moved the checkpoint, and goes on from there', async () => {
    const { store, database, abort, ports, total, troubles } = setUp();
    await count(store, 1, 3);
    const second = store.log[1];
    let moved = false;
    await runProjector(
      { name: 'test', projections: [total], codecs: [counter.codec] },
      {
        ...ports,
        store: {
          transaction: (work) => database.transaction(work),
          loadCheckpoint: database.loadCheckpoint,
          saveCheckpoint: (...args) => {
            if (!moved && second) {
              moved = true;
              database.rows.set('total', 3);
              database.checkpoint = { position: second.position, eventId: second.id };
              return Promise.resolve(false);
            }
            return database.saveCheckpoint(...args);
          },
        },
        // What the other owner wrote is not rolled back with ours.
        troubled: (error) => {
          troubles.push(error);
          database.rows.set('total', 3);
          if (second) database.checkpoint = { position: second.position, eventId: second.id };
        },
        progressed: () => abort.abort(),
      },
      abort.signal,
    );
    expect(troubles).toEqual([expect.objectContaining({ code: 'checkpoint_moved' })]);
    expect(database.rows).toEqual(new Map([['total', 6]]));
  });

  it('resubscribes when the subscription breaks, and writes nothing twice', async () => {
    const { store, database, abort, ports, total, troubles } = setUp();
    await count(store, 1, 6);
    let broken = 0;
    const breaking: EventStore = {
      append: (...args) => store.append(...args),
      readStream: (...args) => store.readStream(...args),
      readAll: (options) => store.readAll(options),
      async *subscribe(options) {
        let delivered = 0;
        for await (const message of store.subscribe(options)) {
          if (broken < 2 && delivered === 3) {
            broken += 1;
            throw new Error('connection lost');
          }
          delivered += 1;
          yield message;
        }
      },
    };
    await runProjector(
      { name: 'test', projections: [total], codecs: [counter.codec], batchSize: 2 },
      {
        ...ports,
        eventStore: breaking,
        progressed: ({ eventId }) => {
          if (eventId === 'event 6') abort.abort();
        },
      },
      abort.signal,
    );
    expect(troubles).toHaveLength(2);
    expect(database.rows).toEqual(new Map([['total', 21]]));
  });
});

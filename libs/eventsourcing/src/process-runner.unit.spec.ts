import {
  runProcess,
  soleOwner,
  type EventProcess,
  type EventStore,
  type KeyProcess,
  type LaneControl,
  type ProcessPorts,
} from './index.js';
import { counter, type Counted } from './testing/counter.js';
import { InMemoryEventStore } from './testing/index.js';

async function count(store: EventStore, id: string, values: readonly number[], after = -1) {
  for (const [index, by] of values.entries())
    await store.append(`counter-${id}`, after + index < 0 ? 'no_stream' : BigInt(after + index), [
      {
        id: `${id}${by}`,
        type: 'Counted',
        data: { by },
        metadata: { at: '', $correlationId: '', $causationId: '', commandId: '', actorId: '', version: '1' },
      },
    ]);
}

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
async function until(condition: () => boolean) {
  while (!condition()) await turnOfTheLoop();
}

function setUp(react: (id: string) => Promise<void>, over: Partial<EventProcess<Counted>> = {}) {
  const store = new InMemoryEventStore();
  const abort = new AbortController();
  const checkpoints = new Map<string, bigint>();
  const parked: string[] = [];
  const unparked: string[] = [];
  const process: EventProcess<Counted> = {
    name: 'test',
    categories: ['counter'],
    startAt: 'beginning',
    handles: ['Counted'],
    key: (recorded) => recorded.streamId,
    react: (recorded) => react(recorded.id),
    ...over,
  };
  const ports: ProcessPorts = {
    eventStore: store,
    store: {
      loadCheckpoint: async (name) => checkpoints.get(name) ?? null,
      saveCheckpoint: async (name, position) => void checkpoints.set(name, position),
    },
    codecs: [counter.codec],
    lease: soleOwner,
    wait: turnOfTheLoop,
    random: () => 0.5,
    troubled: () => undefined,
    parked: ({ key }) => parked.push(key),
    stillParked: () => undefined,
    unparked: (key) => unparked.push(key),
    options: { concurrency: 2, parkAfter: 3 },
  };
  const positionOf = (id: string) => store.log.find((event) => event.id === id)?.position;
  return { store, abort, checkpoints, parked, unparked, process, ports, positionOf };
}

describe('the process runner', () => {
  it('reacts in order within a key, and saves the checkpoint', async () => {
    const seen: string[] = [];
    const { store, abort, checkpoints, process, ports, positionOf } = setUp(async (id) => {
      await turnOfTheLoop();
      seen.push(id);
    });
    await count(store, 'a', [1, 2, 3]);
    await count(store, 'b', [1, 2]);
    const run = runProcess(process, ports, abort.signal);
    await until(() => checkpoints.get('test') === positionOf('b2'));
    abort.abort();
    await run;
    expect(seen.filter((id) => id.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(seen.filter((id) => id.startsWith('b'))).toEqual(['b1', 'b2']);
  });

  it('works on no more keys at once than told', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const { store, abort, process, ports } = setUp(async () => {
      running += 1;
      most = Math.max(most, running);
      await turnOfTheLoop();
      running -= 1;
      done += 1;
    });
    for (const id of ['a', 'b', 'c', 'd', 'e']) await count(store, id, [1, 2]);
    const run = runProcess(process, ports, abort.signal);
    await until(() => done === 10);
    abort.abort();
    await run;
    expect(most).toBe(2);
  });

  it('parks a failing key with one alert, lets the others go on, keeps its order and its checkpoint', async () => {
    const seen: string[] = [];
    let broken = true;
    const { store, abort, checkpoints, parked, process, ports, positionOf } = setUp((id) => {
      if (id === 'a2' && broken) return Promise.reject(new Error('no'));
      seen.push(id);
      return Promise.resolve();
    });
    await count(store, 'a', [1, 2, 3]);
    await count(store, 'b', [1, 2, 3]);
    const run = runProcess(process, ports, abort.signal);
    await until(() => parked.length > 0 && seen.includes('b3'));
    for (let turns = 0; turns < 20; turns += 1) await turnOfTheLoop();
    expect(seen).toEqual(expect.arrayContaining(['a1', 'b1', 'b2', 'b3']));
    expect(seen).not.toContain('a3');
    expect(parked).toEqual(['counter-a']);
    expect(checkpoints.get('test')).toBe(positionOf('a1'));
    broken = false;
    await until(() => checkpoints.get('test') === positionOf('b3'));
    abort.abort();
    await run;
    expect(seen.filter((id) => id.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  });

  it('tries a parked key at once when whoever runs it asks, and says that it works again', async () => {
    const seen: string[] = [];
    let isMended = false;
    const begun: LaneControl[] = [];
    const { store, abort, checkpoints, parked, unparked, process, ports, positionOf } = setUp((id) => {
      seen.push(id);
      return isMended ? Promise.resolve() : Promise.reject(new Error('no'));
    });
    await count(store, 'a', [1]);
    const parkedRetryMs = 60_000;
    const run = runProcess(
      process,
      {
        ...ports,
        began: (lanes) => begun.push(lanes),
        // Nobody waits for a minute.
        wait: (ms) => (ms === parkedRetryMs ? new Promise(() => undefined) : turnOfTheLoop()),
        options: { ...ports.options, parkedRetryMs },
      },
      abort.signal,
    );
    await until(() => parked.length > 0);
    for (let turns = 0; turns < 20; turns += 1) await turnOfTheLoop();
    expect([seen, unparked]).toEqual([['a1', 'a1', 'a1'], []]);
    isMended = true;
    expect(['counter-b', 'counter-a'].map((key) => begun[0]?.tryNow(key))).toEqual([false, true]);
    await until(() => checkpoints.get('test') === positionOf('a1'));
    abort.abort();
    await run;
    expect([seen.length, parked, unparked]).toEqual([4, ['counter-a'], ['counter-a']]);
  });

  it('comes again with what was not finished after a restart', async () => {
    const seen: string[] = [];
    const { store, abort, checkpoints, process, ports, positionOf } = setUp((id) => {
      seen.push(id);
      return Promise.resolve();
    });
    await count(store, 'a', [1, 2, 3]);
    checkpoints.set('test', positionOf('a1') ?? 0n);
    const run = runProcess(process, ports, abort.signal);
    await until(() => checkpoints.get('test') === positionOf('a3'));
    abort.abort();
    await run;
    expect(seen).toEqual(['a2', 'a3']);
  });

  it('leaves history alone when it starts now, also after a restart', async () => {
    const seen: string[] = [];
    const { store, abort, checkpoints, process, ports, positionOf } = setUp(
      (id) => {
        seen.push(id);
        return Promise.resolve();
      },
      { startAt: 'now' },
    );
    await count(store, 'a', [1, 2]);
    const first = runProcess(process, ports, abort.signal);
    await until(() => checkpoints.get('test') === positionOf('a2'));
    abort.abort();
    await first;
    await count(store, 'a', [3], 1);
    const again = new AbortController();
    const second = runProcess(process, ports, again.signal);
    await until(() => checkpoints.get('test') === positionOf('a3'));
    again.abort();
    await second;
    expect(seen).toEqual(['a3']);
  });

  it('is handed nothing of history when it starts now, and begins in an empty log with its first event', async () => {
    const seen: string[] = [];
    const { store, abort, checkpoints, process, ports, positionOf } = setUp(
      (id) => Promise.resolve(void seen.push(id)),
      { startAt: 'now' },
    );
    const asked: unknown[] = [];
    const watched: EventStore = {
      append: (...args) => store.append(...args),
      readStream: (...args) => store.readStream(...args),
      readAll: (options) => store.readAll(options),
      subscribe: (options) => {
        asked.push(options.from);
        return store.subscribe(options);
      },
    };
    const run = runProcess(process, { ...ports, eventStore: watched }, abort.signal);
    await until(() => checkpoints.get('test') === 0n);
    await count(store, 'a', [1]);
    await until(() => checkpoints.get('test') === positionOf('a1'));
    abort.abort();
    await run;
    expect([asked, seen]).toEqual([['end'], ['a1']]);
  });

  it('resubscribes from where it had read to when the subscription breaks', async () => {
    const seen: string[] = [];
    const { store, abort, checkpoints, process, ports, positionOf } = setUp((id) => {
      seen.push(id);
      return Promise.resolve();
    });
    await count(store, 'a', [1, 2, 3]);
    let broken = false;
    const breaking: EventStore = {
      append: (...args) => store.append(...args),
      readStream: (...args) => store.readStream(...args),
      readAll: (options) => store.readAll(options),
      async *subscribe(options) {
        for await (const message of store.subscribe(options)) {
          yield message;
          if (broken) continue;
          broken = true;
          throw new Error('connection lost');
        }
      },
    };
    const run = runProcess(process, { ...ports, eventStore: breaking }, abort.signal);
    await until(() => checkpoints.get('test') === positionOf('a3'));
    abort.abort();
    await run;
    expect(seen).toEqual(['a1', 'a2', 'a3']);
  });

  it('moves its checkpoint past what it does not read, never past what is not finished', async () => {
    let finish: () => void = () => undefined;
    const { store, abort, checkpoints, process, ports, positionOf } = setUp(
      () => new Promise((resolve) => (finish = resolve)),
    );
    const foreign = async (id: string) =>
      store.append(`another-${id}`, 'no_stream', [
        {
          id,
          type: 'Happened',
          data: {},
          metadata: {
            at: '',
            $correlationId: '',
            $causationId: '',
            commandId: '',
            actorId: '',
            version: '1',
          },
        },
      ]);
    await foreign('x');
    await count(store, 'a', [1]);
    await foreign('y');
    const run = runProcess(process, ports, abort.signal);
    await until(() => checkpoints.get('test') === positionOf('x'));
    for (let turns = 0; turns < 20; turns += 1) await turnOfTheLoop();
    expect(checkpoints.get('test')).toBe(positionOf('x'));
    finish();
    await until(() => checkpoints.get('test') === positionOf('y'));
    await foreign('z');
    await until(() => checkpoints.get('test') === positionOf('z'));
    abort.abort();
    await run;
  });
});

describe('the process runner, for a process that works by key', () => {
  function byKey(
    drive: KeyProcess<Counted>['drive'],
    { mostUnfinished, ...over }: Partial<KeyProcess<Counted>> & { mostUnfinished?: number } = {},
  ) {
    const { ports, ...rest } = setUp(() => Promise.resolve());
    const process: KeyProcess<Counted> = {
      name: 'test',
      categories: ['counter'],
      startAt: 'beginning',
      handles: ['Counted'],
      key: (recorded) => recorded.streamId,
      drive,
      ...over,
    };
    const options = { ...ports.options, ...(mostUnfinished === undefined ? {} : { mostUnfinished }) };
    return { ...rest, process, ports: { ...ports, options } };
  }

  it('costs one drive a stream when it lies behind, not one an event', async () => {
    const driven: string[] = [];
    const { store, abort, checkpoints, process, ports, positionOf } = byKey(async (key, newest) => {
      await turnOfTheLoop();
      driven.push(`${key} ${newest?.id}`);
    });
    for (let round = 0; round < 20; round += 1)
      for (const id of ['a', 'b', 'c']) await count(store, id, [round], round - 1);
    const run = runProcess(process, ports, abort.signal);
    await until(() => checkpoints.get('test') === positionOf('c19'));
    abort.abort();
    await run;
    expect(driven).toEqual(['counter-a a19', 'counter-b b19', 'counter-c c19']);
  });

  it('takes in no more keys than it may, and comes through a backlog of more', async () => {
    const driven: string[] = [];
    const { store, abort, checkpoints, process, ports, positionOf } = byKey(
      async (key) => {
        await turnOfTheLoop();
        driven.push(key);
      },
      { mostUnfinished: 2 },
    );
    for (const id of ['a', 'b', 'c', 'd', 'e']) await count(store, id, [1, 2, 3]);
    const run = runProcess(process, ports, abort.signal);
    await until(() => checkpoints.get('test') === positionOf('e3'));
    abort.abort();
    await run;
    // Whichever key leaves no room is driven with its first event, and once more for its others.
    expect(driven.sort()).toEqual(['a', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'e'].map((id) => `counter-${id}`));
  });

  it('drives a key again for an event that came while it was driven', async () => {
    const seen: number[] = [];
    const { store, abort, checkpoints, process, ports, positionOf } = byKey(async () => {
      seen.push(store.log.length);
      if (seen.length === 1) await count(store, 'a', [2], 0);
      for (let turns = 0; turns < 5; turns += 1) await turnOfTheLoop();
    });
    await count(store, 'a', [1]);
    const run = runProcess(process, ports, abort.signal);
    await until(() => seen.length > 0 && checkpoints.get('test') === positionOf('a2'));
    abort.abort();
    await run;
    expect(seen).toEqual([1, 2]);
  });

  it('ends when it is told to, after what is under way', async () => {
    const finish: (() => void)[] = [];
    const { store, abort, process, ports } = byKey(() => new Promise((resolve) => finish.push(resolve)));
    for (const id of ['a', 'b', 'c']) await count(store, id, [1]);
    let ended = false;
    const run = runProcess(process, ports, abort.signal).then(() => (ended = true));
    await until(() => finish.length === 2);
    abort.abort();
    for (let turns = 0; turns < 20; turns += 1) await turnOfTheLoop();
    expect(ended).toBe(false);
    for (const each of finish) each();
    await run;
    expect(finish).toHaveLength(2);
  });

  it('drives what is overdue, and looks again and again, also when it cannot look', async () => {
    const driven: string[] = [];
    let looks = 0;
    const { abort, process, ports } = byKey(
      (key, newest) => Promise.resolve(void driven.push(`${key} ${newest?.id}`)),
      {
        overdue: {
          everyMs: 1,
          list: () => {
            looks += 1;
            return looks === 1 ? Promise.reject(new Error('no')) : Promise.resolve([`look ${looks}`]);
          },
        },
      },
    );
    const run = runProcess(process, ports, abort.signal);
    await until(() => driven.length === 2);
    abort.abort();
    await run;
    expect(driven).toEqual(['look 2 undefined', 'look 3 undefined']);
  });

  it('looks no more once it is told to end, though its list costs no time and nobody waits for anything', async () => {
    let looks = 0;
    const { abort, process, ports } = byKey(() => Promise.resolve(), {
      overdue: { everyMs: 1, list: () => Promise.resolve(((looks += 1), [])) },
    });
    // As a host's does when it shuts down: every pause ends at once.
    const wait = () => (abort.signal.aborted ? Promise.resolve() : ports.wait(1));
    const run = runProcess(process, { ...ports, wait }, abort.signal);
    await until(() => looks > 0);
    abort.abort();
    const looked = looks;
    await run;
    expect(looks - looked).toBeLessThanOrEqual(1);
  });
});

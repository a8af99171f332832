import { randomUUID } from 'node:crypto';
import {
  commandHandler,
  CommandContention,
  EventStoreUnavailable,
  MAX_CONFLICTS,
  type CommandContext,
  type CommandHandler,
  type CommandPorts,
  type EventStore,
  type Snapshot,
  type SnapshotStore,
} from './index.js';
import { counter, COUNTER_LIMIT, type Counted, type CountTo } from './testing/counter.js';
import { InMemoryEventStore } from './testing/index.js';

const context = (over: Partial<CommandContext> = {}): CommandContext => ({
  commandId: randomUUID(),
  correlationId: 'correlation',
  causationId: 'cause',
  actorId: 'system:test',
  at: '2030-01-01T00:00:00.000Z',
  keyOwner: 'owner',
  ...over,
});

function setUp(over: Partial<CommandPorts<number>> = {}) {
  const store = new InMemoryEventStore();
  const waits: number[] = [];
  const sealed: string[] = [];
  const ports: CommandPorts<number> = {
    eventStore: store,
    seal: {
      seal: async (kid, aad, plaintext) => {
        sealed.push(aad);
        return { v: 1, kid, n: String(sealed.length), c: JSON.stringify(plaintext) };
      },
    },
    uuidV5: (name, namespace) => `${namespace}:${name}`,
    random: () => 0.5,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    ...over,
  };
  return { store, waits, sealed, ports, handler: commandHandler(counter, ports) };
}

/** One event each. */
async function countTo(last: number, handler: CommandHandler<number, CountTo, Counted>) {
  for (let total = 1; total <= last; total += 1)
    await handler.handle('1', { type: 'CountTo', total }, context());
}

/** `saved`: stream and state version, and what was saved of it, in order; without what was forgotten. */
function snapshotsInMemory() {
  const saved: [string, Snapshot][] = [];
  const snapshots: SnapshotStore = {
    load: async (streamId, version) => new Map(saved).get(`${streamId} ${version}`) ?? null,
    save: async (streamId, version, snapshot) => void saved.push([`${streamId} ${version}`, snapshot]),
    forget: async (streamIds) => {
      const left = saved.filter(([key]) => !streamIds.some((streamId) => key.startsWith(`${streamId} `)));
      saved.splice(0, saved.length, ...left);
    },
  };
  return { saved, snapshots };
}

/** Appends behind the handler's back. */
async function countElsewhere(store: EventStore, by: number, expected: bigint | 'no_stream') {
  const { position } = await store.append('counter-1', expected, [
    {
      id: randomUUID(),
      type: 'Counted',
      data: { by },
      metadata: { ...context(), $correlationId: 'c', $causationId: 'c', version: '1' },
    },
  ]);
  return position;
}

describe('handling a command', () => {
  it('appends what was decided, with its metadata', async () => {
    const { handler, store } = setUp();
    const command = context({ commandId: 'command' });
    expect(await handler.handle('1', { type: 'CountTo', total: 3 }, command)).toEqual({
      kind: 'appended',
      events: [{ type: 'Counted', data: { by: 3 } }],
      state: 3,
      revision: 0n,
      position: store.log[0]?.position,
    });
    expect(store.log).toEqual([
      {
        id: 'command:0',
        type: 'Counted',
        streamId: 'counter-1',
        revision: 0n,
        position: expect.any(BigInt),
        data: { by: 3 },
        metadata: {
          at: command.at,
          $correlationId: 'correlation',
          $causationId: 'cause',
          commandId: 'command',
          actorId: 'system:test',
          version: '1',
        },
      },
    ]);
  });

  it('answers a refusal and a no-op without an append', async () => {
    const { handler, store } = setUp();
    expect(await handler.handle('1', { type: 'CountTo', total: 1001 }, context())).toEqual({
      kind: 'refused',
      refusal: { code: 'too_far', detail: 'This counter ends at a thousand.' },
      state: 0,
    });
    expect(await handler.handle('1', { type: 'CountTo', total: 0 }, context())).toEqual({
      kind: 'unchanged',
      state: 0,
      revision: null,
      position: null,
    });
    expect(store.log).toEqual([]);
  });

  it('does not read what it has in its cache when it appends', async () => {
    const { handler, store } = setUp();
    await handler.handle('1', { type: 'CountTo', total: 1 }, context());
    const read = jest.spyOn(store, 'readStream');
    await handler.handle('1', { type: 'CountTo', total: 2 }, context());
    expect(read).not.toHaveBeenCalled();
  });

  it('decides a no-op again on a fresh read', async () => {
    const { handler, store } = setUp();
    await handler.handle('1', { type: 'CountTo', total: 5 }, context());
    const position = await countElsewhere(store, -4, 0n);
    expect(await handler.handle('1', { type: 'CountTo', total: 3 }, context())).toMatchObject({
      kind: 'appended',
      events: [{ type: 'Counted', data: { by: 2 } }],
      state: 3,
      revision: 2n,
    });
    expect((await handler.load('1')).position).toBeGreaterThan(position);
  });

  it('decides again after a conflict, under the same ids, and does not wait the first time', async () => {
    const { handler, store, waits } = setUp();
    await handler.handle('1', { type: 'CountTo', total: 1 }, context());
    await countElsewhere(store, 1, 0n);
    const outcome = await handler.handle('1', { type: 'CountTo', total: 5 }, context({ commandId: 'again' }));
    expect(outcome).toMatchObject({ kind: 'appended', state: 5, revision: 2n });
    expect(store.log.at(-1)).toMatchObject({ id: 'again:0', data: { by: 3 } });
    expect(waits).toEqual([]);
  });

  it('gives up after ten conflicts in a row', async () => {
    const { store, waits, ports } = setUp();
    let revision: bigint | 'no_stream' = 'no_stream';
    const contended: EventStore = {
      readStream: (...args) => store.readStream(...args),
      readAll: (options) => store.readAll(options),
      subscribe: (options) => store.subscribe(options),
      append: async (streamId, expected, events) => {
        await countElsewhere(store, 1, revision);
        revision = revision === 'no_stream' ? 0n : revision + 1n;
        return store.append(streamId, expected, events);
      },
    };
    const handler = commandHandler(counter, { ...ports, eventStore: contended });
    await expect(handler.handle('1', { type: 'CountTo', total: 500 }, context())).rejects.toThrow(
      CommandContention,
    );
    expect(store.log).toHaveLength(MAX_CONFLICTS);
    expect(waits).toHaveLength(MAX_CONFLICTS - 2);
  });

  it('sends an append without an answer again, unchanged, and is answered as the first time', async () => {
    const { store, ports } = setUp();
    const sent: unknown[] = [];
    const losing: EventStore = {
      readStream: (...args) => store.readStream(...args),
      readAll: (options) => store.readAll(options),
      subscribe: (options) => store.subscribe(options),
      append: async (...args) => {
        sent.push(args);
        const answer = await store.append(...args);
        if (sent.length === 1) throw new EventStoreUnavailable('lost');
        return answer;
      },
    };
    const handler = commandHandler(counter, { ...ports, eventStore: losing });
    const outcome = await handler.handle('1', { type: 'CountTo', total: 2 }, context());
    expect(outcome).toMatchObject({ kind: 'appended', revision: 0n, state: 2 });
    expect(sent[1]).toEqual(sent[0]);
    expect(store.log).toHaveLength(1);
  });

  it('tells the caller when the store stays silent; the same intention under a new id happens once', async () => {
    const { store, ports } = setUp();
    let silent = true;
    const handler = commandHandler(counter, {
      ...ports,
      eventStore: {
        readStream: (...args) => store.readStream(...args),
        readAll: (options) => store.readAll(options),
        subscribe: (options) => store.subscribe(options),
        append: async (...args) => {
          const answer = await store.append(...args);
          if (silent) throw new EventStoreUnavailable('lost');
          return answer;
        },
      },
    });
    const command = { type: 'CountTo', total: 2 } as const;
    await expect(handler.handle('1', command, context())).rejects.toThrow(EventStoreUnavailable);
    silent = false;
    expect(await handler.handle('1', command, context())).toMatchObject({ kind: 'unchanged', revision: 0n });
    expect(store.log).toHaveLength(1);
  });

  it('queues commands to one stream', async () => {
    const { handler, store } = setUp();
    const append = jest.spyOn(store, 'append');
    const totals = [1, 2, 3, 4, 5];
    await Promise.all(totals.map((total) => handler.handle('1', { type: 'CountTo', total }, context())));
    expect(store.log.map(({ data }) => data)).toEqual(totals.map(() => ({ by: 1 })));
    expect(append).toHaveBeenCalledTimes(5);
  });

  it('seals a private part once, bound to event id, type and version', async () => {
    const { handler, store, sealed } = setUp();
    await handler.handle('1', { type: 'CountTo', total: 1 }, context());
    await countElsewhere(store, 0, 0n);
    const command = { type: 'CountTo', total: 3, note: 'a secret' } as const;
    await handler.handle('1', command, context({ commandId: 'sealing' }));
    expect(sealed).toEqual(['sealing:0|Counted|1']);
    expect(store.log.at(-1)?.data).toEqual({
      by: 2,
      private: { v: 1, kid: 'owner', n: '1', c: '{"note":"a secret"}' },
    });
  });

  it('refuses to write a private part that nobody can seal', async () => {
    const { handler, store } = setUp();
    const command = { type: 'CountTo', total: 3, note: 'a secret' } as const;
    await expect(handler.handle('1', command, context({ keyOwner: null }))).rejects.toThrow(TypeError);
    expect(store.log).toEqual([]);
  });

  it('snapshots every hundred events and starts from there', async () => {
    const { snapshots, saved } = snapshotsInMemory();
    const { handler, store, ports } = setUp({ snapshots });
    await countTo(120, handler);
    expect(saved).toEqual([
      ['counter-1 1', { revision: 99n, position: store.log[99]?.position, state: { state: 100 } }],
    ]);
    const read = jest.spyOn(store, 'readStream');
    expect(await commandHandler(counter, ports).load('1')).toMatchObject({ state: 120, revision: 119n });
    expect(read.mock.calls).toEqual([['counter-1', 100n]]);
    expect(saved).toHaveLength(1);
  });

  it('leaves the snapshot to the process that appended', async () => {
    const { snapshots, saved } = snapshotsInMemory();
    const { handler, ports } = setUp({ snapshots });
    const follower = commandHandler(counter, ports);
    for (let total = 1; total <= 120; total += 1) {
      await handler.handle('1', { type: 'CountTo', total }, context());
      await follower.load('1');
    }
    expect(saved).toHaveLength(1);
  });

  it('snapshots a long stream that it had to fold from its start', async () => {
    const { handler, ports } = setUp({});
    await countTo(120, handler);
    const { snapshots, saved } = snapshotsInMemory();
    await commandHandler(counter, { ...ports, snapshots }).load('1');
    expect(saved).toMatchObject([['counter-1 1', { revision: 119n, state: { state: 120 } }]]);
  });

  it('snapshots nothing that has ended', async () => {
    const { snapshots, saved } = snapshotsInMemory();
    const { handler, ports } = setUp({ snapshots });
    await countTo(COUNTER_LIMIT, handler);
    expect(saved.at(-1)).toMatchObject(['counter-1 1', { revision: 899n }]);
    await snapshots.forget(['counter-1']);
    expect(await commandHandler(counter, ports).load('1')).toMatchObject({ state: COUNTER_LIMIT });
    expect(saved).toEqual([]);
  });

  describe('while a snapshot is saved', () => {
    /** What is saved of a counter's first hundred, once nothing is going on any more. */
    async function savedWhile(happens: (ports: CommandPorts<number>) => Promise<unknown>) {
      const { snapshots, saved } = snapshotsInMemory();
      const { ports } = setUp();
      const failed: unknown[] = [];
      const handler = commandHandler(counter, {
        ...ports,
        snapshots: {
          ...snapshots,
          async save(...snapshot) {
            await happens(ports);
            await snapshots.save(...snapshot);
          },
        },
        snapshotFailed: (...args) => failed.push(args),
      });
      await countTo(100, handler);
      // The store in memory answers within the same turn of the event loop.
      await new Promise(setImmediate);
      return { saved, failed };
    }
    const elsewhere = (total: number) => (ports: CommandPorts<number>) =>
      commandHandler(counter, ports).handle('1', { type: 'CountTo', total }, context());

    it('the stream may go on', async () => {
      const { saved, failed } = await savedWhile(elsewhere(COUNTER_LIMIT - 1));
      expect(saved).toMatchObject([['counter-1 1', { revision: 99n }]]);
      expect(failed).toEqual([]);
    });

    it('and ends, it is forgotten', async () => {
      const { saved, failed } = await savedWhile(elsewhere(COUNTER_LIMIT));
      expect({ saved, failed }).toEqual({ saved: [], failed: [] });
    });

    it('and nobody can say whether it ended, it is forgotten', async () => {
      const silence = new EventStoreUnavailable('silent');
      const { saved, failed } = await savedWhile(async ({ eventStore }) => {
        jest.spyOn(eventStore, 'readStream').mockImplementation(() => {
          throw silence;
        });
      });
      expect({ saved, failed }).toEqual({ saved: [], failed: [['counter-1', silence]] });
    });
  });

  it('goes on without a snapshot that cannot be read, and tells', async () => {
    const failed: unknown[] = [];
    const snapshots = {
      ...snapshotsInMemory().snapshots,
      load: () => Promise.reject(new Error('gone')),
    };
    const { handler } = setUp({ snapshots, snapshotFailed: (...args) => failed.push(args) });
    expect(await handler.handle('1', { type: 'CountTo', total: 1 }, context())).toMatchObject({ state: 1 });
    expect(failed).toEqual([['counter-1', new Error('gone')]]);
  });

  it('forgets a snapshot from another log', async () => {
    const snapshots = {
      ...snapshotsInMemory().snapshots,
      load: () => Promise.resolve({ revision: 7n, position: 99n, state: { state: 8 } }),
    };
    const { handler, store } = setUp({ snapshots });
    await countElsewhere(store, 1, 'no_stream');
    expect(await handler.handle('1', { type: 'CountTo', total: 9 }, context())).toMatchObject({
      kind: 'appended',
      events: [{ type: 'Counted', data: { by: 8 } }],
      revision: 1n,
    });
  });

  it('forgets the least recently used beyond its cache', async () => {
    const { handler, store } = setUp({ cacheSize: 2 });
    for (const id of ['1', '2', '1', '3']) await handler.handle(id, { type: 'CountTo', total: 1 }, context());
    const read = jest.spyOn(store, 'readStream');
    await handler.handle('1', { type: 'CountTo', total: 5 }, context());
    await handler.handle('2', { type: 'CountTo', total: 5 }, context());
    expect(read.mock.calls).toEqual([['counter-2', 0n]]);
  });
});

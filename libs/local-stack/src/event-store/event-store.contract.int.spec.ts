/**
 * What the product relies on in EventStoreDB, asked through the official client. Runs against `EVENTSTORE_URL` when it is set (a
 * real server), else against the stand-in, once for each way the client appends.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  END,
  EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  START,
  eventTypeFilter,
  streamNameFilter,
  StreamNotFoundError,
  WrongExpectedVersionError,
  type AllStreamSubscription,
  type AppendExpectedRevision,
  type JSONEventData,
} from '@eventstore/db-client';
import { Client } from 'pg';
import { ensureDatabases } from '../postgres/ensure-databases.js';
import { poll } from '../poll.js';
import { isRunning } from '../process-identity.js';
import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.js';
import { temporaryFolder, type TemporaryFolder } from '../temporary-folder.js';
import { startEventStore, type RunningEventStore } from './start-event-store.js';

const realUrl = process.env.EVENTSTORE_URL;
const servers = realUrl ? ['the given server'] : ['the stand-in, BatchAppend', 'the stand-in, Append'];

jest.setTimeout(60_000);

let home: TemporaryFolder | undefined;
let postgres: RunningPostgres | undefined;
beforeAll(async () => {
  if (realUrl) return;
  home = temporaryFolder();
  postgres = await startPostgres({ folder: join(home.path, 'postgres') });
  await ensureDatabases(postgres.url('postgres'), ['log_0', 'log_1']);
}, 30_000);
afterAll(async () => {
  await postgres?.stop();
  home?.remove();
});

describe.each(servers)('%s', (server) => {
  let standIn: RunningEventStore | undefined;
  let client: EventStoreDBClient;
  const startServer = async (port?: number) => {
    const index = servers.indexOf(server);
    standIn = await startEventStore({
      databaseUrl: postgres!.url(`log_${index}`),
      batchAppend: index === 0,
      port,
    });
    return standIn.url;
  };
  beforeAll(async () => {
    client = EventStoreDBClient.connectionString(realUrl ?? (await startServer()));
  });
  afterAll(async () => {
    await client.dispose();
    await standIn?.stop();
  });

  // Random, so that the tests can be run again on a server that keeps everything.
  const category = () => `c${randomUUID().replaceAll('-', '')}`;
  const newStream = (of = category()) => `${of}-${randomUUID()}`;
  const event = (n: number, size = 0, id = randomUUID()) =>
    jsonEvent({ id, type: 'Counted', data: { n, text: 'x'.repeat(size) }, metadata: { at: `t${n}` } });
  const append = (stream: string, expectedRevision: AppendExpectedRevision, events: JSONEventData[]) =>
    client.appendToStream(stream, events, { expectedRevision });
  const refusal = async (stream: string, expected: AppendExpectedRevision, events: JSONEventData[]) => {
    const error = await append(stream, expected, events).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    const wrong = error as WrongExpectedVersionError;
    return { expected: wrong.expectedVersion, actual: wrong.actualVersion, stream: wrong.streamName };
  };
  const readNumbers = async (stream: string, options: Parameters<typeof client.readStream>[1] = {}) => {
    const numbers: unknown[] = [];
    for await (const { event: read } of client.readStream(stream, options))
      numbers.push((read!.data as { n: number }).n);
    return numbers;
  };
  const readAll = async (options: Parameters<typeof client.readAll>[0]) => {
    const events = [];
    for await (const { event: read } of client.readAll(options)) events.push(read!);
    return events;
  };
  async function* messages(subscription: AllStreamSubscription) {
    for await (const { event: read } of subscription) yield read!;
  }
  const take = async <T>(source: AsyncIterable<T>, count: number) => {
    const taken: T[] = [];
    for await (const item of source) if (taken.push(item) === count) break;
    return taken;
  };

  describe('append', () => {
    it('answers with the revision and position of the last event, which reads show again', async () => {
      const stream = newStream();
      const events = [event(0), event(1)];
      const first = await append(stream, 'no_stream', events);
      expect(first).toMatchObject({ success: true, nextExpectedRevision: 1n });
      const second = await append(stream, 1n, [event(2)]);
      expect(second.nextExpectedRevision).toBe(2n);
      const read = [];
      for await (const resolved of client.readStream(stream)) read.push(resolved.event!);
      expect(read.map((e) => [e.id, e.revision])).toEqual([
        [events[0]!.id, 0n],
        [events[1]!.id, 1n],
        [expect.any(String), 2n],
      ]);
      expect(read[1]).toMatchObject({
        streamId: stream,
        type: 'Counted',
        isJson: true,
        data: { n: 1, text: '' },
        metadata: { at: 't1' },
      });
      expect(Math.abs(Date.now() - read[1]!.created.getTime())).toBeLessThan(60_000);
      expect(read[1]!.position?.commit).toBe(first.position?.commit);
      expect(read[2]!.position?.commit).toBe(second.position?.commit);
      expect(second.position!.commit).toBeGreaterThan(first.position!.commit);
    });

    it('refuses any other expected revision, and says which it is', async () => {
      const stream = newStream();
      expect(await refusal(stream, 0n, [event(9)])).toEqual({ expected: 0n, actual: 'no_stream', stream });
      expect(await refusal(stream, 'stream_exists', [event(9)])).toMatchObject({ actual: 'no_stream' });
      await append(stream, 'no_stream', [event(0), event(1)]);
      expect(await refusal(stream, 'no_stream', [event(9)])).toEqual({
        expected: 'no_stream',
        actual: 1n,
        stream,
      });
      expect(await refusal(stream, 0n, [event(9)])).toEqual({ expected: 0n, actual: 1n, stream });
      expect(await refusal(stream, 2n, [event(9)])).toEqual({ expected: 2n, actual: 1n, stream });
      await append(stream, 'stream_exists', [event(2)]);
      await append(stream, 'any', [event(3)]);
      expect(await readNumbers(stream)).toEqual([0, 1, 2, 3]);
    });

    it('answers a retry as the first time and stores nothing twice', async () => {
      const stream = newStream();
      const [a, b, c] = [event(0), event(1), event(2)];
      const first = await append(stream, 'no_stream', [a, b]);
      expect(await append(stream, 'no_stream', [a, b])).toEqual(first);
      await append(stream, 1n, [c]);
      expect(await append(stream, 'no_stream', [a, b])).toEqual(first);
      expect(await append(stream, 'no_stream', [a])).toMatchObject({ nextExpectedRevision: 0n });
      expect(await append(stream, 0n, [b, c])).toMatchObject({ nextExpectedRevision: 2n });
      expect(await append(stream, 'any', [a, b])).toMatchObject({ nextExpectedRevision: 1n });
      expect(await readNumbers(stream)).toEqual([0, 1, 2]);
    });

    it('compares ids, never contents', async () => {
      const stream = newStream();
      const id = randomUUID();
      await append(stream, 'no_stream', [event(0, 0, id)]);
      expect(await append(stream, 'no_stream', [event(7, 0, id)])).toMatchObject({ success: true });
      expect(await append(stream, 0n, [event(1, 0, id)])).toMatchObject({ nextExpectedRevision: 1n });
      expect(await readNumbers(stream)).toEqual([0, 1]);
    });

    it('refuses a retry that overlaps only partly', async () => {
      const stream = newStream();
      const [a, b, c] = [event(0), event(1), event(2)];
      await append(stream, 'no_stream', [a, b]);
      expect(await refusal(stream, 'no_stream', [a, c])).toMatchObject({ actual: 1n });
      expect(await refusal(stream, 'no_stream', [a, b, c])).toMatchObject({ actual: 1n });
      expect(await refusal(stream, 'no_stream', [b, a])).toMatchObject({ actual: 1n });
      expect(await refusal(stream, 'any', [a, c])).toMatchObject({ actual: 1n });
      expect(await readNumbers(stream)).toEqual([0, 1]);
    });

    it('lets one of many racing appends through', async () => {
      const stream = newStream();
      await append(stream, 'no_stream', [event(0)]);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) => append(stream, 0n, [event(n + 1)])),
      );
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
      expect(await readNumbers(stream)).toHaveLength(2);
    });

    it('keeps unordered appends to many streams each in order', async () => {
      const of = category();
      const streams = Array.from({ length: 10 }, () => newStream(of));
      await Promise.all(
        streams.map(async (stream) => {
          for (let n = 0; n < 10; n++)
            await append(stream, n === 0 ? 'no_stream' : BigInt(n - 1), [event(n)]);
        }),
      );
      for (const stream of streams) expect(await readNumbers(stream)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it('takes nearly a mebibyte, and refuses more', async () => {
      const stream = newStream();
      await append(stream, 'no_stream', [event(0, 1_000_000)]);
      await expect(append(stream, 0n, [event(1, 1_048_576)])).rejects.toBeInstanceOf(
        MaxAppendSizeExceededError,
      );
      await expect(append(stream, 0n, [event(1, 700_000), event(2, 700_000)])).rejects.toBeInstanceOf(
        MaxAppendSizeExceededError,
      );
      expect(await readNumbers(stream)).toEqual([0]);
    });
  });

  describe('read a stream', () => {
    it('from anywhere, both ways, at most so many', async () => {
      const stream = newStream();
      await append(stream, 'no_stream', [event(0), event(1), event(2), event(3)]);
      const range = (options: object) => readNumbers(stream, options);
      expect(await range({ fromRevision: START })).toEqual([0, 1, 2, 3]);
      expect(await range({ fromRevision: 2n })).toEqual([2, 3]);
      expect(await range({ fromRevision: 4n })).toEqual([]);
      expect(await range({ fromRevision: 1n, maxCount: 2 })).toEqual([1, 2]);
      expect(await range({ direction: 'backwards', fromRevision: END })).toEqual([3, 2, 1, 0]);
      expect(await range({ direction: 'backwards', fromRevision: END, maxCount: 1 })).toEqual([3]);
      expect(await range({ direction: 'backwards', fromRevision: 1n })).toEqual([1, 0]);
    });

    it('says when there is none', async () => {
      await expect(readNumbers(newStream())).rejects.toBeInstanceOf(StreamNotFoundError);
    });
  });

  describe('read the log', () => {
    it('in the order of appends, both ways, with gaps between positions and events of the server itself', async () => {
      const of = category();
      const positions: bigint[] = [];
      for (let n = 0; n < 3; n++)
        positions.push((await append(newStream(of), 'no_stream', [event(n)])).position!.commit);
      const [first, , last] = positions as [bigint, bigint, bigint];
      const place = (position: bigint) => ({ commit: position, prepare: position });
      const ours = (events: { streamId: string; position?: { commit: bigint } }[]) =>
        events.filter((e) => e.streamId.startsWith(of)).map((e) => e.position!.commit);
      expect(ours(await readAll({ fromPosition: place(first) }))).toEqual(positions);
      expect(ours(await readAll({ fromPosition: END, direction: 'backwards' }))).toEqual(
        [...positions].reverse(),
      );
      expect(ours(await readAll({ fromPosition: place(last), direction: 'backwards', maxCount: 2 }))).toEqual(
        positions.slice(0, 2).reverse(),
      );
      expect(await readAll({ fromPosition: START, maxCount: 2 })).toHaveLength(2);
      const all = await readAll({ fromPosition: START });
      expect(all.some((e) => e.type.startsWith('$'))).toBe(true);
      expect(last - first).toBeGreaterThan(2n);
    });
  });

  describe('subscribe to the log', () => {
    const subscribe = (of: string, options: Parameters<typeof client.subscribeToAll>[0] = {}) =>
      client.subscribeToAll({ filter: streamNameFilter({ prefixes: [`${of}-`] }), ...options });

    it('reads what there is, says that it has caught up, and goes on live', async () => {
      const of = category();
      const stream = newStream(of);
      await append(stream, 'no_stream', [event(0), event(1)]);
      const subscription = subscribe(of);
      const caughtUp = once(subscription, 'caughtUp');
      const source = messages(subscription)[Symbol.asyncIterator]();
      expect((await source.next()).value).toMatchObject({ streamId: stream, revision: 0n, data: { n: 0 } });
      expect((await source.next()).value).toMatchObject({ revision: 1n });
      await caughtUp;
      const live = source.next();
      await append(newStream(), 'no_stream', [event(99)]);
      const { position } = await append(stream, 1n, [event(2)]);
      expect((await live).value).toMatchObject({ revision: 2n, data: { n: 2 }, position });
      await subscription.unsubscribe();
    });

    it('begins after the position it is given, or at the end', async () => {
      const of = category();
      const stream = newStream(of);
      const { position } = await append(stream, 'no_stream', [event(0)]);
      await append(stream, 0n, [event(1)]);
      const after = subscribe(of, { fromPosition: position });
      expect(await take(messages(after), 1)).toMatchObject([{ revision: 1n }]);
      const fromEnd = subscribe(of, { fromPosition: END });
      await once(fromEnd, 'caughtUp');
      const next = take(messages(fromEnd), 1);
      await append(stream, 1n, [event(2)]);
      expect(await next).toMatchObject([{ revision: 2n }]);
    });

    it('filters by several prefixes or by an expression, and tells where it stands meanwhile', async () => {
      const [one, two, other] = [category(), category(), category()];
      const before = await append(newStream(other), 'no_stream', [event(0)]);
      await append(newStream(one), 'no_stream', [event(1)]);
      for (let n = 0; n < 12; n++) await append(newStream(other), 'no_stream', [event(100 + n)]);
      await append(newStream(two), 'no_stream', [event(2)]);
      const checkpoints: bigint[] = [];
      const filters = [
        streamNameFilter({
          prefixes: [`${one}-`, `${two}-`],
          maxSearchWindow: 5,
          checkpointInterval: 1,
          checkpointReached: (_subscription, position) => void checkpoints.push(position.commit),
        }),
        streamNameFilter({ regex: `^(${one}|${two})-` }),
      ];
      for (const filter of filters) {
        const subscription = client.subscribeToAll({ filter, fromPosition: before.position });
        const received = await take(messages(subscription), 2);
        expect(received.map((e) => (e.data as unknown as { n: number }).n)).toEqual([1, 2]);
      }
      expect(checkpoints.length).toBeGreaterThanOrEqual(2);
      expect(checkpoints).toEqual([...checkpoints].sort((a, b) => Number(a - b)));
      expect(checkpoints[0]).toBeGreaterThan(before.position!.commit);
    });

    it('filters by the whole name of an event’s type', async () => {
      const [wanted, longer] = [category(), category()].map((of) => `Type${of}`) as [string, string];
      const before = await append(newStream(), 'no_stream', [event(0)]);
      for (const type of [`${wanted}${longer}`, `${longer}${wanted}`, wanted])
        await append(newStream(), 'no_stream', [jsonEvent({ type, data: {} })]);
      const filter = eventTypeFilter({ regex: `^(${wanted}|${longer})$` });
      const subscription = client.subscribeToAll({ filter, fromPosition: before.position });
      expect(await take(messages(subscription), 1)).toMatchObject([{ type: wanted }]);
    });

    it('gives every subscriber every event once and in order, while many write', async () => {
      const of = category();
      const total = 300;
      const early = subscribe(of);
      const received = take(messages(early), total);
      const written = Promise.all(
        Array.from({ length: 6 }, async () => {
          const stream = newStream(of);
          for (let n = 0; n < 50; n++)
            await append(stream, n === 0 ? 'no_stream' : BigInt(n - 1), [event(n)]);
        }),
      );
      const late = take(messages(subscribe(of)), total);
      await written;
      const ids = (await received).map((e) => e.id);
      expect(new Set(ids).size).toBe(total);
      expect((await late).map((e) => e.id)).toEqual(ids);
    });
  });

  const ofStandInOnly = realUrl ? it.skip : it;
  ofStandInOnly('keeps everything over a restart and goes on at the same end', async () => {
    const stream = newStream();
    const first = event(0);
    const before = await append(stream, 'no_stream', [first]);
    const { port } = standIn!;
    await client.dispose();
    await standIn!.stop();
    client = EventStoreDBClient.connectionString(await startServer(port));
    expect(await append(stream, 'no_stream', [first])).toEqual(before);
    const after = await append(stream, 0n, [event(1)]);
    expect(after.position!.commit).toBeGreaterThan(before.position!.commit);
    expect(await readNumbers(stream)).toEqual([0, 1]);
  });

  ofStandInOnly('survives a database that dies under it', async () => {
    const stream = newStream();
    await append(stream, 'no_stream', [event(0)]);
    const second = event(1);
    const killed = postgres!.process();
    process.kill(killed.pid, 'SIGKILL');
    // Its children outlive it by a moment, in which an append may still succeed.
    const failed = await poll(
      () =>
        append(stream, 0n, [second]).then(
          () => null,
          () => true,
        ),
      { timeoutMs: 10_000 },
    );
    expect(failed).toBe(true);
    // It refuses connections a moment before the system counts it as gone.
    await poll(() => (isRunning(killed) ? null : true), { timeoutMs: 5_000 });
    expect(await postgres!.restartIfGone()).toBe(true);
    expect(await append(stream, 0n, [second])).toMatchObject({ nextExpectedRevision: 1n });
    expect(await readNumbers(stream)).toEqual([0, 1]);
  });

  ofStandInOnly('lets a second server on the same log wait until the first is gone', async () => {
    const { port } = standIn!;
    const database = postgres!.url(`log_${servers.indexOf(server)}`);
    const second = startEventStore({ databaseUrl: database, batchAppend: servers.indexOf(server) === 0 });
    const observer = new Client({ connectionString: database });
    await observer.connect();
    const waits = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
    const waiting = await poll(async () => (await observer.query(waits)).rowCount || null, {
      timeoutMs: 5_000,
    });
    await observer.end();
    expect(waiting).toBe(1);
    await client.dispose();
    await standIn!.stop();
    standIn = await second;
    client = EventStoreDBClient.connectionString(standIn.url);
    expect(standIn.port).not.toBe(port);
    await append(newStream(), 'no_stream', [event(0)]);
  });

  ofStandInOnly('refuses what it does not keep, instead of forgetting it', async () => {
    const stream = newStream();
    await append(stream, 'no_stream', [event(0)]);
    await expect(client.setStreamMetadata(stream, { maxCount: 1 })).rejects.toThrow();
    await expect(client.deleteStream(stream)).rejects.toThrow(/UNIMPLEMENTED/);
    await expect(client.tombstoneStream(stream)).rejects.toThrow(/UNIMPLEMENTED/);
  });
});

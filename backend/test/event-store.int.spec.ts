/** How the log is read from servers that are late, that refuse, and that are several. */
import { randomUUID } from 'node:crypto';
import { freePort, startEventStore } from '@rubicon/local-stack';
import { EventStoreUnavailable, type EventToAppend } from '@rubicon/eventsourcing';
import { EventStoreDb, EventStoreRefused } from '../src/platform/event-store/index.js';
import { CutLine } from './support/cut-line.js';
import { startFileStack, type FileStack } from './support/file-stack.js';

type Server = Awaited<ReturnType<typeof startEventStore>>;
type Fate = ReturnType<NonNullable<Parameters<typeof startEventStore>[0]['fateOfRead']>>;

const LATE_AFTER_MS = 300;
const silent: Fate = { messages: 0 };

let stack: FileStack;
let server: Server;
let store: EventStoreDb;
/** Of the reads to come; beyond them all are answered. */
let fates: Fate[] = [];
let reads = 0;
const open: EventStoreDb[] = [];

beforeAll(async () => {
  stack = await startFileStack([]);
  server = await startEventStore({
    databaseUrl: stack.env['QUEUE_URL']!,
    fateOfRead: () => {
      reads += 1;
      return fates.shift() ?? 'answered';
    },
  });
  store = client(server.url);
  await store.append('wallet-1', 'no_stream', [event(0)]);
  await store.append('game-1', 'no_stream', [0, 1, 2, 3, 4].map(event));
  await store.head();
}, 60_000);

afterAll(async () => {
  for (const each of open) await each.close();
  await server?.stop();
  await stack?.stop();
});

beforeEach(() => {
  reads = 0;
  fates = [];
});

function client(url: string): EventStoreDb {
  const opened = new EventStoreDb(url, { answerWithinMs: LATE_AFTER_MS });
  open.push(opened);
  return opened;
}

function event(n: number): EventToAppend {
  const id = randomUUID();
  const metadata = {
    at: '2024-01-01T00:00:00.000Z',
    $correlationId: id,
    $causationId: id,
    commandId: id,
    actorId: 'system:test',
    version: '1',
  };
  return { id, type: 'Counted', data: { n }, metadata };
}

async function numbersOf(events: AsyncIterable<{ readonly data: Readonly<Record<string, unknown>> }>) {
  const numbers: unknown[] = [];
  for await (const { data } of events) numbers.push(data['n']);
  return numbers;
}
const stream = () => numbersOf(store.readStream('game-1'));
const all = () => numbersOf(store.readAll({ from: 'start', categories: ['game'] }));

it.each<[string, () => Promise<unknown>, unknown]>([
  ['a stream', stream, [0, 1, 2, 3, 4]],
  ['the log', all, [0, 1, 2, 3, 4]],
  ['the end of the log', async () => (await store.head()) !== null, true],
  ['the last of a category', async () => (await store.lastOf('game', null)) !== null, true],
])('asks once more for %s when the answer is late', async (_, read, answer) => {
  fates = [silent];
  expect(await read()).toEqual(answer);
  expect(reads).toBe(2);
});

/** In the log two events of the server's own, and the wallet's, come before the game's; a read goes on with the last that came. */
it.each<[string, () => Promise<unknown>, readonly number[], unknown]>([
  ['a stream', stream, [2, 2], [0, 1, 2, 3, 4]],
  ['the log', all, [5, 2], [0, 1, 2, 3, 4]],
  ['the log, backwards', async () => (await store.lastOf('wallet', null)) !== null, [2, 2, 2], true],
])('goes on in %s where a server fell silent', async (_, read, messages, answer) => {
  fates = messages.map((count) => ({ messages: count }));
  expect(await read()).toEqual(answer);
  expect(reads).toBe(3);
});

it('counts a store as unavailable that is late twice, one after another', async () => {
  fates = [silent, silent];
  await expect(stream()).rejects.toThrow(
    new EventStoreUnavailable(`read: no answer within ${LATE_AFTER_MS} ms`),
  );
  expect(reads).toBe(2);
});

it('gives the first answer of a server more time', async () => {
  const line = await CutLine.to(server.url);
  try {
    const url = `esdb://${new URL(line.url).host}?tls=false`;
    const known = client(url);
    const end = await known.head();
    line.hold();
    const first = client(url).head();
    await expect(known.head()).rejects.toBeInstanceOf(EventStoreUnavailable);
    line.release();
    expect(await first).toBe(end);
  } finally {
    await line.close();
  }
});

it.each<[string, Fate, () => Promise<unknown>, string]>([
  [
    'to read all',
    'refused: no right',
    () => store.head(),
    'The event store does not let the user in EVENTSTORE_URL read the stream $all: it lacks that right ($r), which docs/operations.md tells how to grant.',
  ],
  [
    'to read a stream',
    'refused: no right',
    stream,
    'The event store does not let the user in EVENTSTORE_URL read streams like game-…: it lacks that right ($r), which docs/operations.md tells how to grant.',
  ],
  [
    'to be known',
    'refused: unknown user',
    all,
    'The event store does not know the user in EVENTSTORE_URL, or not by this password.',
  ],
])('names the right that is missing: %s', async (_, fate, read, sentence) => {
  fates = [fate];
  const refused = await read().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(EventStoreRefused);
  expect(refused).toMatchObject({ message: sentence });
  expect(reads).toBe(1);
});

it('finds the one that leads among several hosts', async () => {
  const cluster = client(
    `esdb://127.0.0.1:${await freePort()},127.0.0.1:${server.port},127.0.0.1:${await freePort()}?tls=false`,
  );
  expect(await cluster.head()).toBe(await store.head());
});

it('outlives a cluster that goes while it is asked', async () => {
  const unhandled: unknown[] = [];
  const hear = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', hear);
  let isSilent = false;
  const gone = await startEventStore({
    databaseUrl: stack.env['KEYS_DATABASE_URL']!,
    fateOfRead: () => (isSilent ? silent : 'answered'),
  });
  const cluster = new EventStoreDb(
    `esdb://127.0.0.1:${gone.port},127.0.0.1:${await freePort()}?tls=false&maxDiscoverAttempts=2`,
    { answerWithinMs: 10_000 },
  );
  open.push(cluster);
  try {
    await cluster.head();
    isSilent = true;
    const asked = Array.from({ length: 20 }, () => cluster.head());
    await gone.stop();
    for (const outcome of await Promise.allSettled(asked))
      expect(outcome).toEqual({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  } finally {
    process.off('unhandledRejection', hear);
  }
});

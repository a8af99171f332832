/** What keeps a process from starting is told in one sentence, without a stack trace, and ends it with a code of its own. */
import { startEventStore, startRedisIfInstalled, freePort } from '@rubicon/local-stack';
import { createServer, type Server } from 'node:net';
import { EventStoreUnavailable } from '@rubicon/eventsourcing';
import { readConfig } from '../src/platform/config/index.js';
import { EventStoreDb } from '../src/platform/event-store/eventstoredb.js';
import { PinoLog, rootLogger } from '../src/platform/observability/pino-log.js';
import { migrateSchema } from '../src/platform/postgres/index.js';
import { QueueUnavailable } from '../src/platform/queue/queue-unavailable.js';
import { redisBackend } from '../src/platform/queue/redis-backend.js';
import { EXIT_CONFIG, EXIT_UNAVAILABLE, startFailureOf } from '../src/start-failure.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

let local: LocalBackend;
let taken: Server;
let takenPort: string;
let nobody: string;

beforeAll(async () => {
  local = await localBackend();
  taken = createServer();
  takenPort = String(await freePort());
  await new Promise<void>((resolve) => taken.listen(Number(takenPort), '127.0.0.1', resolve));
  nobody = `127.0.0.1:${await freePort()}`;
}, 60_000);

afterAll(async () => {
  await new Promise((resolve) => taken?.close(resolve));
  await local?.stop();
}, 30_000);

const url = (variable: string, change: (address: URL) => void): string => {
  const address = new URL(local.env[variable]!);
  change(address);
  return address.href;
};
const database = (address: string) => migrateSchema({ url: address, schema: 'tried', migrations: [] });
const listen = (host: string) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(Number(takenPort), host, () => server.close(() => resolve()));
  });
const redisAt = (address: string) => redisBackend(address, new PinoLog(rootLogger('silent', {})));

async function failureOf(work: () => Promise<unknown>): Promise<[exitCode: number, sentence: string]> {
  const failure = await work().then(() => null, startFailureOf);
  expect(failure?.sentence).toMatch(/^[A-Z][^\n]*\S$/);
  return [failure!.exitCode, failure!.sentence];
}

it.each<[string, () => Promise<unknown>, number, RegExp]>([
  ['a port in use', () => listen('127.0.0.1'), EXIT_CONFIG, /^Port \d+ is in use: set PORT/],
  [
    'an address of another machine',
    () => listen('192.0.2.1'),
    EXIT_CONFIG,
    /^HOST or .* names 192\.0\.2\.1,/,
  ],
  ['a database that is away', () => database(`postgres://x@${nobody}/x`), EXIT_UNAVAILABLE, /DATABASE_URL/],
  [
    'a database that does not exist',
    () => database(url('KEYS_DATABASE_URL', (address) => (address.pathname = '/nothing'))),
    EXIT_CONFIG,
    /KEYS_DATABASE_URL.*"nothing" does not exist/,
  ],
  [
    'a database that does not let us in',
    () => database(url('KEYS_DATABASE_URL', (address) => (address.username = 'stranger'))),
    EXIT_CONFIG,
    /KEYS_DATABASE_URL/,
  ],
  [
    'an event store that is away',
    async () => {
      const store = new EventStoreDb(`esdb://${nobody}?tls=false`);
      await store.head().finally(() => store.close());
    },
    EXIT_UNAVAILABLE,
    /^The event store at EVENTSTORE_URL/,
  ],
  [
    'an event store that does not let us read all',
    async () => {
      const databaseUrl = local.env['QUEUE_URL']!;
      const server = await startEventStore({ databaseUrl, fateOfRead: () => 'refused: no right' });
      const store = new EventStoreDb(server.url);
      await store.head().finally(async () => {
        await store.close();
        await server.stop();
      });
    },
    EXIT_CONFIG,
    /^The event store does not let the user in EVENTSTORE_URL read the stream \$all: it lacks that right/,
  ],
  ['a Redis that is away', () => redisAt(`redis://${nobody}`), EXIT_UNAVAILABLE, /QUEUE_URL/],
])(
  '%s',
  async (_, work, exitCode, sentence) => {
    expect(await failureOf(work)).toEqual([exitCode, expect.stringMatching(sentence)]);
  },
  20_000,
);

it('a Redis that does not let us in', async () => {
  const redis = await startRedisIfInstalled({ dir: local.stack.dataDir });
  if (!redis) return console.warn('Redis is not installed: its refusal was not tried.');
  try {
    const [exitCode, sentence] = await failureOf(() =>
      redisAt(redis.url.replace('redis://', 'redis://stranger:secret-word@')),
    );
    expect([exitCode, sentence]).toEqual([EXIT_CONFIG, expect.stringContaining('QUEUE_URL')]);
    expect(sentence).not.toContain('secret-word');
  } finally {
    await redis.stop();
  }
}, 20_000);

/** As Node says them, and gRPC hands them on. */
it.each([
  'self-signed certificate',
  'self-signed certificate in certificate chain',
  'unable to verify the first certificate',
  'unable to get local issuer certificate',
  'certificate has expired',
  "Hostname/IP does not match certificate's altnames: IP: 127.0.0.1 is not in the cert's list",
])('a server whose certificate does not hold: %s', (said) => {
  const ofLog = `14 UNAVAILABLE: No connection established. Last error: Error: ${said}. Resolution note:`;
  for (const error of [new EventStoreUnavailable(ofLog), new QueueUnavailable(said), new Error(said)])
    expect(startFailureOf(error)).toEqual({
      exitCode: EXIT_CONFIG,
      sentence: expect.stringContaining(said.trim()),
    });
});

it('names every variable that is missing or wrong, one sentence each', () => {
  const given: Record<string, string> = { ...local.env, JWT_SECRET: 'short', PORT: '70000' };
  const { EVENTSTORE_URL: _missing, ...variables } = given;
  const thrown = ((): unknown => {
    try {
      return readConfig(variables);
    } catch (error) {
      return error;
    }
  })();
  expect(startFailureOf(thrown)).toEqual({
    exitCode: EXIT_CONFIG,
    sentence: [
      'PORT is invalid: it must be a whole number from 0 to 65535.',
      'EVENTSTORE_URL is missing: it must be an address that begins with esdb:// or esdb+discover://.',
      'JWT_SECRET is invalid: it must be a secret of at least 32 characters.',
    ].join('\n'),
  });
});

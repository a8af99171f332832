/** A start waits for the log, the databases and the queue, says for which, and is not ready meanwhile; what waiting does not mend ends it at once. */
import { freePort, poll, startRedisIfInstalled, type RunningRedis } from '@rubicon/local-stack';
import { readConfig } from '../src/platform/config/index.js';
import { startBackend } from '../src/start-backend.js';
import { EXIT_CONFIG, EXIT_UNAVAILABLE, startFailureOf } from '../src/start-failure.js';
import { captureLogs, type CapturedLogs } from './support/captured-logs.js';
import { CutLine } from './support/cut-line.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

jest.setTimeout(60_000);

let local: LocalBackend;
let redis: RunningRedis | null;
let logs: CapturedLogs;

beforeAll(async () => {
  local = await localBackend();
  redis = await startRedisIfInstalled({ dir: local.stack.dataDir });
});

afterAll(async () => {
  await local?.stop();
  await redis?.stop();
});

beforeEach(() => (logs = captureLogs()));
afterEach(() => logs.stop());

const everything = ['event_store', 'read_models_database', 'accounts_database', 'keys_database', 'queue'];

async function until<T>(what: string, look: () => Promise<T | null> | T | null): Promise<T> {
  const found = await poll(async () => look(), { timeoutMs: 20_000 });
  if (found === null) throw new Error(`it did not happen in time: ${what}`);
  return found;
}

/** What has been logged of a wait, a line each: the names of what was not there. */
const waitedFor = () =>
  logs
    .text()
    .split('\n')
    .filter((line) => line.includes('waiting for what this process needs'))
    .map((line) => Object.keys((JSON.parse(line) as { missing: object }).missing));

/** @param ask null: nobody listens */
async function readiness(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
  return answer && { status: answer.status, body: (await answer.json()) as unknown };
}

/** Starts over the line while `keepBack` does so, until it has been said twice for what is waited. */
async function startOver(
  line: CutLine,
  variable: string,
  missing: string,
  keepBack: (line: CutLine) => void,
  letThrough: (line: CutLine) => void,
) {
  const address = new URL(local.env[variable] ?? '');
  address.host = new URL(line.url).host;
  const port = await freePort();
  keepBack(line);
  const starting = local.start({
    ROLES: 'narrator',
    LOG_LEVEL: 'warn',
    [variable]: address.href,
    OPERATIONS_PORT: String(port),
  });
  starting.catch(() => undefined);
  try {
    const meanwhile = await until('an answer of readiness', () => readiness(port));
    expect(meanwhile.status).toBe(503);
    await until('a second line of the wait', () => (waitedFor().length >= 2 ? true : null));
    // The first may have come before all that is there had answered.
    expect(waitedFor()[0]).toContain(missing);
    expect(waitedFor()[1]).toEqual([missing]);
    expect(await readiness(port)).toEqual({
      status: 503,
      body: {
        ready: false,
        checks: Object.fromEntries(everything.map((name) => [name, name === missing ? 'down' : 'up'])),
      },
    });
  } finally {
    letThrough(line);
  }
  const backend = await starting;
  expect(backend.operationsPort).toBe(port);
  await until('readiness', async () => ((await readiness(port))?.status === 200 ? true : null));
  await backend.stop();
}

const cut = (line: CutLine) => line.cut();
const mend = (line: CutLine) => line.mend();
const hold = (line: CutLine) => line.hold();
const release = (line: CutLine) => line.release();

it.each<[string, string, string, typeof cut, typeof mend]>([
  ['a log that does not answer', 'EVENTSTORE_URL', 'event_store', hold, release],
  ['a log that is not there', 'EVENTSTORE_URL', 'event_store', cut, mend],
  ['a database that does not answer', 'KEYS_DATABASE_URL', 'keys_database', hold, release],
  ['a database that is not there', 'DATABASE_URL', 'read_models_database', cut, mend],
])('waits for %s', async (_, variable, missing, keepBack, letThrough) => {
  const line = await CutLine.to(local.env[variable]!);
  try {
    await startOver(line, variable, missing, keepBack, letThrough);
  } finally {
    await line.close();
  }
});

it('waits for a Redis that is not there', async () => {
  if (redis === null) return console.warn('Redis is not installed: waiting for it was not tried.');
  const line = await CutLine.to(redis.url);
  const port = await freePort();
  try {
    line.cut();
    const starting = local.start({
      ROLES: 'narrator',
      LOG_LEVEL: 'warn',
      QUEUE_URL: line.url.replace('http:', 'redis:'),
      OPERATIONS_PORT: String(port),
    });
    starting.catch(() => undefined);
    await until('a line of the wait', () => (waitedFor().length > 0 ? true : null));
    expect(waitedFor()[0]).toContain('queue');
    line.mend();
    await (await starting).stop();
  } finally {
    await line.close();
  }
});

const startWith = (variables: Readonly<Record<string, string>>) =>
  startBackend(readConfig({ ...local.env, ...variables })).then(() => null, startFailureOf);

it('gives up after the time it has', async () => {
  const url = `esdb://user:secret@127.0.0.1:${await freePort()}?tls=false`;
  const failure = await startWith({ EVENTSTORE_URL: url, START_WAIT_SECONDS: '2', LOG_LEVEL: 'info' });
  expect(failure).toEqual({
    exitCode: EXIT_UNAVAILABLE,
    sentence: expect.stringMatching(/^The event store at EVENTSTORE_URL does not answer: [^\n]+$/),
  });
  expect(waitedFor()).toEqual([expect.arrayContaining(['event_store'])]);
  expect(`${failure?.sentence}${logs.text()}`).not.toContain('secret');
});

it('does not wait for a Redis that does not let us in', async () => {
  if (redis === null) return console.warn('Redis is not installed: its refusal was not tried.');
  const QUEUE_URL = redis.url.replace('redis://', 'redis://stranger:secret-word@');
  const failure = await startWith({ QUEUE_URL, START_WAIT_SECONDS: '3600' });
  expect(failure).toEqual({ exitCode: EXIT_CONFIG, sentence: expect.stringMatching(/QUEUE_URL.*WRONGPASS/) });
  expect(`${failure?.sentence}${logs.text()}`).not.toContain('secret-word');
});

it.each<[string, (address: URL) => void, RegExp]>([
  [
    'a database that does not exist',
    (address) => (address.pathname = '/nothing'),
    /"nothing" does not exist/,
  ],
  ['a user that the database does not know', (address) => (address.username = 'stranger'), /stranger/],
])('does not wait for %s, whatever else is away', async (_, change, sentence) => {
  const address = new URL(local.env['KEYS_DATABASE_URL']!);
  change(address);
  const failure = await startWith({
    KEYS_DATABASE_URL: address.href,
    EVENTSTORE_URL: `esdb://127.0.0.1:${await freePort()}?tls=false`,
    START_WAIT_SECONDS: '3600',
  });
  expect(failure).toEqual({ exitCode: EXIT_CONFIG, sentence: expect.stringMatching(sentence) });
  expect(logs.text()).toBe('');
});

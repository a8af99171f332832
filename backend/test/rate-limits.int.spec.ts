/**
 * Limits over several API processes, over a restart, and while their store is away: on the queue in PostgreSQL and, where Redis is installed, on Redis.
 */
import { poll, startRedisIfInstalled, type RunningRedis } from '@rubicon/local-stack';
import request from 'supertest';
import type { RunningBackend } from '../src/start-backend.js';
import { captureLogs, type CapturedLogs } from './support/captured-logs.js';
import { CutLine } from './support/cut-line.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

jest.setTimeout(60_000);

const ALARM = 'calls are counted in this process alone';
const LIMIT = 20;

let local: LocalBackend;
let redis: RunningRedis | null;
let logs: CapturedLogs;

beforeAll(async () => {
  logs = captureLogs();
  local = await localBackend();
  redis = await startRedisIfInstalled({ dir: local.stack.dataDir });
}, 60_000);

afterAll(async () => {
  await local?.stop();
  await redis?.stop();
  logs.stop();
}, 30_000);

const start = (queueUrl: string): Promise<RunningBackend> =>
  local.start({ ROLES: 'api', TRUST_PROXY: 'on', QUEUE_URL: queueUrl });

/** A route that takes twenty calls in ten minutes from one network. */
const call = ({ port }: RunningBackend, address: string) =>
  request(`http://127.0.0.1:${port}`)
    .post('/api/auth/password-reset/complete')
    .set('x-forwarded-for', address)
    .send({ token: 'x'.repeat(43), newPassword: 'a long password' });

/** How many of so many calls were let through. */
async function letThrough(backend: RunningBackend, address: string, calls: number): Promise<number> {
  let count = 0;
  for (let each = 0; each < calls; each += 1) if ((await call(backend, address)).status !== 429) count += 1;
  return count;
}

const metricsOf = async ({ operationsPort }: RunningBackend) =>
  (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text();

const alarms = () =>
  logs
    .text()
    .split('\n')
    .filter((line) => line.includes(ALARM)).length;

describe.each([
  ['PostgreSQL', () => local.env['QUEUE_URL']!],
  ['Redis', () => redis?.url ?? null],
])('counted in %s', (name, urlOfQueue) => {
  let queueUrl: string | null;

  beforeAll(() => {
    queueUrl = urlOfQueue();
    if (queueUrl === null) console.log(`left out on ${name}: redis-server is not installed`);
  });

  it('holds for all processes together, and after a restart', async () => {
    if (queueUrl === null) return;
    const [one, other] = [await start(queueUrl), await start(queueUrl)];
    expect(await letThrough(one, '203.0.113.1', 12)).toBe(12);
    expect(await letThrough(other, '203.0.113.1', 12)).toBe(LIMIT - 12);
    expect(await letThrough(other, '203.0.113.2', 1)).toBe(1);
    await one.stop();
    await other.stop();
    const again = await start(queueUrl);
    const refused = await call(again, '203.0.113.1').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    await again.stop();
  });

  it.each([
    { store: 'is away', begin: 'cut', end: 'mend', late: 0, network: '203.0.113.3', other: '203.0.113.4' },
    {
      store: 'says nothing',
      begin: 'hold',
      end: 'release',
      late: 3,
      network: '203.0.113.5',
      other: '203.0.113.6',
    },
  ] as const)(
    'lets everybody in while the store $store, tells it once, and counts there again',
    async (is) => {
      if (queueUrl === null) return;
      const line = await CutLine.to(queueUrl);
      const behind = new URL(queueUrl);
      behind.host = new URL(line.url).host;
      const backend = await start(behind.href);
      const before = alarms();
      try {
        expect(await letThrough(backend, is.network, 5)).toBe(5);
        expect(await metricsOf(backend)).toMatch(/^rubicon_rate_limits_shared 1$/m);
        line[is.begin]();
        // Its own count begins anew, and holds.
        expect(await letThrough(backend, is.network, LIMIT + 2)).toBe(LIMIT);
        expect(alarms() - before).toBe(1);
        expect(await metricsOf(backend)).toMatch(/^rubicon_rate_limits_shared 0$/m);
        line[is.end]();
        const isBack = await poll(
          async () => {
            await call(backend, is.other);
            return /^rubicon_rate_limits_shared 1$/m.test(await metricsOf(backend)) || null;
          },
          { timeoutMs: 30_000 },
        );
        expect(isBack).toBe(true);
        // Fifteen of twenty were left, but for what lay on the line: that is counted when it comes through.
        const left = await letThrough(backend, is.network, LIMIT);
        expect(left).toBeLessThanOrEqual(LIMIT - 5);
        expect(left).toBeGreaterThanOrEqual(LIMIT - 5 - is.late);
      } finally {
        line[is.end]();
        await backend.stop();
        await line.close();
      }
    },
  );
});

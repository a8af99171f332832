/** Bull Board behind the operators' door, on both backends of the queue: who sees it, what it shows and hides, and that it changes nothing. */
import { randomUUID } from 'node:crypto';
import { appRoutes } from '@bull-board/api/dist/routes.js';
import type { GetQueuesResponse } from '@bull-board/api/typings/responses';
import { poll, startRedisIfInstalled, type RunningRedis } from '@rubicon/local-stack';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import request, { type Test } from 'supertest';
import {
  BullQueues,
  DemoQueue,
  NarrationQueue,
  NarrationWorkers,
  type NarrationJob,
} from '../src/platform/queue/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';

jest.setTimeout(60_000);

const BOARD = '/api/staff/operations/queue-board';
const SECRET = 'Marcus, whom I love, meets me by the river.';

let local: LocalBackend;
let redis: RunningRedis | null;

beforeAll(async () => {
  local = await localBackend();
  redis = await startRedisIfInstalled({ dir: local.stack.dataDir });
  if (!redis) console.warn('Redis is not installed: the board was tried on PostgreSQL only.');
}, 60_000);

afterAll(async () => {
  await redis?.stop();
  await local?.stop();
}, 30_000);

describe.each(['postgres', 'redis'] as const)('on %s', (kind) => {
  let backend: RunningBackend | null = null;
  let operator: StaffPerson;
  /** What the one worker of this process is at. */
  let end = (): void => undefined;
  const fails = new Set<string>();

  beforeAll(async () => {
    if (kind === 'redis' && !redis) return;
    backend = await local.start({
      ROLES: 'api',
      NARRATOR_CONCURRENCY: '1',
      RATE_LIMITS: 'off',
      ...(kind === 'redis' ? { QUEUE_URL: redis!.url } : {}),
    });
    operator = await StaffPerson.of(backend, `Olga ${kind}`, ['operator']);
  }, 60_000);

  afterAll(async () => {
    end();
    await backend?.stop();
  }, 30_000);

  function onlyIfThere(name: string, work: (app: RunningBackend['app']) => Promise<void>): void {
    it(name, async () => {
      if (backend) await work(backend.app);
    });
  }

  const jobOf = (): NarrationJob => ({
    turnId: randomUUID(),
    gameId: randomUUID(),
    playerId: randomUUID(),
    rank: 1,
    attempt: 1,
  });
  const waits = jobOf();
  const isAtWork = jobOf();
  const prologue = { demoId: randomUUID(), turnId: randomUUID() };

  async function queues(of: string, status = 'latest'): Promise<GetQueuesResponse['queues']> {
    const asked = `activeQueue=${of}&status=${status}&page=1&jobsPerPage=10`;
    return ((await operator.get(`${BOARD}/api/queues?${asked}`).expect(200)).body as GetQueuesResponse)
      .queues;
  }

  async function jobsOf(name: string, status?: string) {
    return (await queues(name, status)).find((queue) => queue.name === name)!.jobs;
  }

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    expect(await poll(async () => ((await isSo()) ? true : null), { timeoutMs: 10_000 })).toBe(true);
  }

  onlyIfThere('shows what is told and what waits, by ids and numbers alone', async (app) => {
    app.get(NarrationWorkers).start(({ job }) => {
      if (fails.has(job.turnId)) return Promise.reject(new Error(SECRET));
      return new Promise<void>((resolve) => (end = resolve));
    });
    await app.get(NarrationQueue).enqueue(isAtWork);
    await until(async () => (await jobsOf('narration', 'active')).length === 1);
    await app.get(NarrationQueue).enqueue(waits);
    await app.get(DemoQueue).enqueue(prologue);

    const [turns, prologues] = await queues('narration');
    expect([turns, prologues].map((queue) => [queue?.name, queue?.displayName, queue?.readOnlyMode])).toEqual(
      [
        ['narration', 'Players’ turns', true],
        ['prologue-narration', 'Visitors’ prologues', true],
      ],
    );
    expect(turns?.counts).toMatchObject({ active: 1, prioritized: 1, waiting: 0, failed: 0, completed: 0 });
    expect(prologues?.counts).toMatchObject({ active: 0, waiting: 1 });
    // A warning that nobody takes these jobs would be wrong; on PostgreSQL BullMQ cannot tell.
    expect(turns?.hasWorkers).toBe(kind === 'redis' ? true : null);
    const shown = ({
      id,
      name,
      data,
      failedReason,
      stacktrace,
      isFailed,
    }: NonNullable<typeof turns>['jobs'][number]) => ({
      id,
      name,
      data,
      isFailed,
      errors: [failedReason || '', stacktrace],
    });
    const fine = { name: 'narrate', isFailed: false, errors: ['', []] };
    expect((await jobsOf('narration', 'active')).map(shown)).toEqual([
      { id: `turn-${isAtWork.turnId}`, data: isAtWork, ...fine },
    ]);
    expect((await jobsOf('narration', 'prioritized')).map(shown)).toEqual([
      { id: `turn-${waits.turnId}`, data: waits, ...fine },
    ]);
    expect((await jobsOf('prologue-narration', 'waiting')).map(shown)).toEqual([
      { id: `demo-${prologue.turnId}`, data: prologue, ...fine },
    ]);
  });

  onlyIfThere('answers whatever else its page asks for', async () => {
    const job = `${BOARD}/api/queues/narration/turn-${waits.turnId}`;
    for (const [address, answer] of [
      [job, { status: 'prioritized', job: { data: waits } }],
      [`${job}/logs`, []],
      [`${job}/flow`, { isFlowNode: false }],
      [`${BOARD}/api/redis/stats`, { backend: kind }],
      [`${BOARD}/api/job-schedulers`, { schedulers: [] }],
      [`${BOARD}/api/queues/narration/workers`, {}],
      [`${BOARD}/api/queues/narration/metrics`, {}],
      [`${BOARD}/api/queues/narration/rate-limit`, {}],
      [`${BOARD}/api/queues/narration/default-job-options`, { removeOnFail: true }],
    ] as const)
      expect([address, (await operator.get(address)).body]).toEqual([
        address,
        Array.isArray(answer) ? answer : expect.objectContaining(matching(answer)),
      ]);
  });

  onlyIfThere('takes none of the calls by which Bull Board changes something', async (app) => {
    const { turns } = app.get(BullQueues);
    const standing = async () => ({
      counts: await turns.getJobCounts(),
      isPaused: await turns.isPaused(),
      concurrency: await turns.getGlobalConcurrency(),
      job: (await turns.getJob(`turn-${waits.turnId}`))?.asJSON(),
    });
    const before = await standing();
    const changing = appRoutes.api.flatMap(({ method, route }) =>
      [method].flat().flatMap((each) => [route].flat().map((path) => [each, path] as const)),
    );
    const acts = changing.filter(([method]) => method !== 'get');
    expect(acts.length).toBeGreaterThan(20);
    for (const [method, route] of acts) {
      const path = route
        .replace(':queueName', 'narration')
        .replace(':jobId', `turn-${waits.turnId}`)
        .replace(':queueStatus', 'failed')
        .replace(':schedulerId', 'none');
      const asked = request(operator.origin)[method](`${BOARD}${path}`).set(operator.headers);
      const { status, body, headers } = await asked.send({ concurrency: 1, max: 1, duration: 1, delay: 1 });
      expect([method, path, status, (body as { code: string }).code, headers['allow']]).toEqual([
        method,
        path,
        405,
        'method_not_allowed',
        'OPTIONS, GET, HEAD',
      ]);
    }
    expect(await standing()).toEqual(before);
  });

  onlyIfThere('hides what a job failed of, and what was logged of it', async (app) => {
    const { turns } = app.get(BullQueues);
    const failing = jobOf();
    fails.add(failing.turnId);
    const jobId = `turn-${failing.turnId}`;
    const job = await turns.add('narrate', failing, { jobId, priority: 1, removeOnFail: false });
    await job.log(SECRET);
    end();
    await until(async () => {
      end();
      return (await turns.getFailedCount()) === 1;
    });
    // It is there to be hidden.
    expect((await turns.getJob(jobId))?.failedReason).toBe(SECRET);
    const one = await operator.get(`${BOARD}/api/queues/narration/${jobId}`).expect(200);
    const all = await operator.get(`${BOARD}/api/queues?activeQueue=narration&status=failed`).expect(200);
    const logs = await operator.get(`${BOARD}/api/queues/narration/${jobId}/logs`).expect(200);
    expect([one, all, logs].filter(({ text }) => text.includes('Marcus'))).toEqual([]);
    expect(logs.body).toEqual([]);
    expect((one.body as { job: object }).job).toMatchObject({
      isFailed: true,
      failedReason: 'Not shown here. The narrator’s log says why, under the id of the turn.',
      stacktrace: [],
    });
    await job.remove();
  });

  onlyIfThere('is there for operators alone: page, files and data', async () => {
    const page = await operator.get(BOARD).expect(200);
    const script = /src="(static\/js\/main[^"]+)"/.exec(page.text)![1]!;
    const addresses = [BOARD, `${BOARD}/`, `${BOARD}/queue/narration`, `${BOARD}/${script}`];
    const data = [...addresses, `${BOARD}/api/queues`];
    for (const address of data)
      expect([address, (await operator.get(address)).status]).toEqual([address, 200]);
    const others: ((address: string) => Test)[] = [
      (address) => request(operator.origin).get(address),
      ...(await Promise.all([
        TestPlayer.signUp(backend!, 0),
        StaffPerson.of(backend!, `Sam ${kind}`, ['support']),
        StaffPerson.of(backend!, `Ada ${kind}`, ['auditor']),
      ]).then((people) => people.map((person) => (address: string) => person.get(address)))),
    ];
    for (const ask of others)
      for (const address of data) {
        const { status, body } = await ask(address);
        expect([address, status, (body as { code: string }).code]).toEqual([address, 404, 'not_found']);
      }
    const unknown = await operator.get(`${BOARD}/static/none.js`);
    expect([unknown.status, unknown.body]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  });

  onlyIfThere('names no other host in its page, and lets it load nothing from one', async () => {
    const { text, headers } = await operator.get(BOARD).expect(200);
    expect(text.match(/(?:href|src)=["']?(?:https?:)?\/\/[^"'\s>]*/g)).toBeNull();
    expect(text).toContain('href="static/css/main');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';script-src-attr 'none';style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'none';media-src 'none';connect-src 'self';object-src 'none';base-uri 'self';frame-ancestors 'none';form-action 'none'",
    );
    expect([headers['cache-control'], headers['x-powered-by']]).toEqual(['no-store', undefined]);
  });

  onlyIfThere('says within seconds that the queue does not answer, and not where it is', async () => {
    const letGo = await (kind === 'redis' ? pausedRedis() : lockedJobs());
    const { status, body } = await operator.get(`${BOARD}/api/queues`);
    await letGo();
    expect([status, body]).toEqual([
      500,
      { error: { key: 'ERRORS.INTERNAL_SERVER_ERROR' }, message: 'The queue cannot be read now.' },
    ]);
    await operator.get(`${BOARD}/api/queues`).expect(200);
  });
});

/** Redis answers nobody for longer than the queue is waited for. */
async function pausedRedis(): Promise<() => Promise<unknown>> {
  const client = new Redis(redis!.url);
  await client.client('PAUSE', 4_500);
  return () => client.quit();
}

/** Nobody reads a job in PostgreSQL until it is let go. */
async function lockedJobs(): Promise<() => Promise<unknown>> {
  const client = new Client({ connectionString: local.env['QUEUE_URL'], options: '-c search_path=bullmq' });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE job IN ACCESS EXCLUSIVE MODE');
  return () => client.end();
}

/** Of each field what is asked of it. */
function matching(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? expect.objectContaining(value as Record<string, unknown>)
        : value,
    ]),
  );
}

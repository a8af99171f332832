/**
 * The house on a Redis of its own, with two narrators and a model that takes no time; whatever can be killed says whether it is ready. Servers that
 * the environment names (`EVENTSTORE_URL`, `QUEUE_URL`, …) are played on as they are, and never killed.
 */
import { EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { Client } from 'pg';
import { poll, startRedisIfInstalled, temporaryFolder, type RunningRedis } from '@rubicon/local-stack';
import { House } from './house.js';
import { startSlowModel } from './scale-narrators/slow-model.js';

export const kinds = [
  'api',
  'narrator',
  'projector',
  'event-store',
  'postgres',
  'redis',
  'supervisor',
] as const;
export type Kind = (typeof kinds)[number];

export interface Killable {
  readonly kind: Kind;
  readonly name: string;
}

export interface KillableHouseOptions {
  readonly port: number;
  readonly noticesUrl?: string;
  /** Every line that it prints. */
  readonly hear?: (line: string) => void;
}

const NARRATORS = ['narrator-1', 'narrator-2'];
const ANSWER_WITHIN_MS = 2_000;
const READY_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 100;
const MODEL = { answerMs: 200, words: 4 };
/** One whose price is known. */
const MODEL_NAME = 'gpt-4.1';

export class KillableHouse {
  /** By name: what was killed last, and may still be named by the registry. */
  private readonly killed = new Map<string, number>();

  private constructor(
    readonly house: House,
    readonly killables: readonly Killable[],
    private redis: RunningRedis | null,
    private readonly redisDir: string,
    private readonly endOthers: () => Promise<void>,
  ) {}

  static async start({ port, noticesUrl, hear }: KillableHouseOptions): Promise<KillableHouse> {
    const folder = temporaryFolder();
    const ownsQueue = !process.env['QUEUE_URL'];
    const redis = ownsQueue ? await startRedisIfInstalled({ dir: folder.path }) : null;
    const model = await startSlowModel(MODEL);
    const house = await House.start({
      port,
      narrators: NARRATORS.length,
      ...(noticesUrl === undefined ? {} : { noticesUrl }),
      ...(hear && { hear }),
      env: {
        OPENAI_BASE_URL: model.url,
        OPENAI_API_KEY: 'fast',
        MODEL: MODEL_NAME,
        MODEL_PROBE: 'off',
        LOG_LEVEL: 'warn',
        ...(redis && { QUEUE_URL: redis.url }),
      },
    });
    const running = Object.keys(await house.processes());
    const killables: Killable[] = [
      ...(['api', 'projector', 'event-store', 'postgres', 'supervisor'] as const)
        .filter((name) => running.includes(name))
        .map((name) => ({ kind: name, name })),
      ...NARRATORS.map((name) => ({ kind: 'narrator' as const, name })),
      ...(redis ? [{ kind: 'redis' as const, name: 'redis' }] : []),
    ];
    return new KillableHouse(house, killables, redis, folder.path, async () => {
      await model.stop();
      folder.remove();
    });
  }

  get narrators(): readonly string[] {
    return NARRATORS;
  }

  /** What is killed here, each kind once. */
  get kinds(): Kind[] {
    return kinds.filter((kind) => this.killables.some((killable) => killable.kind === kind));
  }

  /** By SIGKILL. Resolves once it is dead; of the supervisor, once it was started again and all runs. @throws Error when that fails */
  async kill({ name }: Killable): Promise<void> {
    if (name === 'supervisor') return this.house.killSupervisor();
    if (name === 'redis') return this.killRedis();
    const pid = (await this.house.processes())[name]?.pid;
    if (pid !== undefined) this.killed.set(name, pid);
    await this.house.kill([name]);
  }

  /** Whether it runs again since it was killed, and says that it is ready. */
  async isReady({ name }: Killable): Promise<boolean> {
    const found = (await this.house.processes())[name];
    if (name !== 'redis' && (found === undefined || found.pid === this.killed.get(name))) return false;
    switch (name) {
      case 'redis':
      case 'supervisor':
        return true;
      case 'postgres':
        return this.postgresAnswers();
      case 'event-store':
        return this.eventStoreAnswers();
      default:
        return saysReady(found?.operationsPort);
    }
  }

  /** @throws Error when it is not in time */
  async untilReady(killable: Killable): Promise<void> {
    const ready = await poll(async () => ((await this.isReady(killable)) ? true : null), {
      timeoutMs: READY_WITHIN_MS,
      everyMs: LOOK_EVERY_MS,
    });
    if (ready === null)
      throw new Error(`${killable.name} was not ready ${READY_WITHIN_MS} ms after its kill`);
  }

  async close(): Promise<void> {
    await this.house.close();
    await this.redis?.stop();
    await this.endOthers();
  }

  private async killRedis(): Promise<void> {
    const { port } = this.redis!;
    await this.redis!.kill();
    this.redis = await startRedisIfInstalled({ dir: this.redisDir, port });
  }

  private async postgresAnswers(): Promise<boolean> {
    const client = new Client({
      connectionString: await this.house.variable('DATABASE_URL'),
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    // A connection that breaks is an answer, too.
    client.on('error', () => undefined);
    return client
      .connect()
      .then(() => client.query('SELECT 1'))
      .then(() => true)
      .catch(() => false)
      .finally(() => client.end().catch(() => undefined));
  }

  private async eventStoreAnswers(): Promise<boolean> {
    const client = EventStoreDBClient.connectionString(await this.house.variable('EVENTSTORE_URL'));
    try {
      const first = client.readAll({ fromPosition: START, direction: FORWARDS, maxCount: 1 });
      for await (const _event of first);
      return true;
    } catch {
      return false;
    } finally {
      await client.dispose();
    }
  }
}

async function saysReady(operationsPort: number | undefined): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(`http://127.0.0.1:${operationsPort}/health/ready`, { signal }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

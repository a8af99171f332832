/**
 * Everything the backend needs of the outside world, on one machine and on loopback: PostgreSQL, and stand-ins for EventStoreDB, the
 * card payment provider, the language model and the mail server. What the environment names already is not started: anyone can set one real service
 * and keep the others local.
 */
import { join, resolve } from 'node:path';
import { eventStoreServer, type EventStoreServer } from './event-store-server.js';
import { eventStoreUrl } from './event-store/start-event-store.js';
import { isPortFree } from './free-port.js';
import { keptPorts } from './kept-ports.js';
import { LocalStackError } from './local-stack-error.js';
import { startMailbox } from './mailbox/index.js';
import { ensureDatabases } from './postgres/ensure-databases.js';
import { startPostgres, type RunningPostgres } from './postgres/start-postgres.js';
import { identifyProcess } from './process-identity.js';
import { keptSecrets } from './secrets.js';
import { startStripeStandIn } from './stripe/index.js';
import { caretakerOf, untilCaretakerIsDone } from './supervisor/caretaker.js';
import { lockDataDir } from './supervisor/data-dir-lock.js';
import { ProcessRegistry } from './supervisor/process-registry.js';

export type LocalServer = 'postgres' | 'event-store' | 'stripe' | 'chronicler' | 'mailbox';

export interface LocalStackOptions {
  /** Everything that is kept: databases, secrets, the payment stand-in's state, letters. Made when it is not there. */
  readonly dataDir: string;
  /** Origin of the game, for webhooks and links. Default: `PUBLIC_URL`, else `http://localhost:3000`. */
  readonly publicUrl?: string;
  /** Where the payment stand-in posts its events. Default: under `publicUrl`. */
  readonly webhookUrl?: string;
  /** Of the payment stand-in, Unix milliseconds; the system's clock unless given. */
  readonly paymentsNow?: () => number;
  /** `redis://…` or `postgres://…` instead of a database of this stack. */
  readonly queueUrl?: string;
  /** Start these alone. */
  readonly only?: readonly LocalServer[];
  /** Variables that are set already. Default: this process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly log?: (line: string) => void;
  /** Default: only under Jest, which runs from source. */
  readonly eventStoreInProcess?: boolean;
  /** The game's own, which nobody else may have. What an earlier start left there is ended first. */
  readonly gamePort?: number;
  /** Whether a process of its own ends all others should this one be killed. Default: none does. */
  readonly caretaker?: boolean;
  /** How fast the Chronicler writes; 0: at once. */
  readonly wordsPerSecond?: number;
}

export interface LocalStack {
  /** Every variable the backend needs, as strings; without `ROLES`, `PORT` and `STATIC_DIR`. */
  readonly env: Record<string, string>;
  /** Of the servers that were started here; the mailbox's is its pages'. */
  readonly urls: Partial<Record<LocalServer, string>>;
  readonly postgres: RunningPostgres | null;
  /** Processes of this data folder, in its `processes.json`. */
  readonly processes: ProcessRegistry;
  /** Stops and starts it on the same address: what subscribers see of a restarted cluster. */
  restartEventStore(): Promise<void>;
  /** Everything, PostgreSQL last. */
  stop(): Promise<void>;
}

const WEBHOOK_PATH = '/api/stripe/webhook';
const POSTGRES_WATCH_MS = 250;
const databases = {
  DATABASE_URL: 'read_models',
  ACCOUNTS_DATABASE_URL: 'accounts',
  KEYS_DATABASE_URL: 'keys',
  QUEUE_URL: 'queue',
} as const;
const LOG_DATABASE = 'log';
/** Handed on as they are when they are set. */
const passedOn = [
  'STRIPE_API_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OPENAI_BASE_URL',
  'OPENAI_API_KEY',
  'MODEL',
  'SMTP_URL',
];

/** @throws LocalStackError with a sentence fit to be shown */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const given = options.env ?? process.env;
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => {});
  const publicUrl = options.publicUrl ?? given.PUBLIC_URL ?? 'http://localhost:3000';
  const wanted = (server: LocalServer) => options.only?.includes(server) ?? true;

  const stops: (() => Promise<void> | void)[] = [lockDataDir(dataDir)];
  const stop = async () => {
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  try {
    const processes = new ProcessRegistry(dataDir);
    await untilCaretakerIsDone(processes, log);
    // A server of ours that still runs is adopted; a supervisor that still ran would hold the lock.
    await processes.endLeftovers(['postgres', 'supervisor'], log);
    processes.set('supervisor', identifyProcess(process.pid));
    stops.push(() => processes.set('supervisor', null));
    if (options.gamePort !== undefined) await assertPortFree(options.gamePort);
    if (options.caretaker) {
      const caretaker = caretakerOf(dataDir, processes, log);
      stops.push(() => caretaker.stop());
      await caretaker.start();
    }
    const secrets = keptSecrets(dataDir);
    const ports = await keptPorts(dataDir, options.gamePort);
    const env: Record<string, string> = { PUBLIC_URL: publicUrl, OPERATIONS_PORT: '0' };
    const urls: Partial<Record<LocalServer, string>> = {};
    for (const name of ['JWT_SECRET', 'MASTER_KEY', 'BODY_HASH_KEY', 'AUDIT_SIGNING_KEY'] as const)
      env[name] = given[name] ?? secrets[name];
    for (const name of [...passedOn, ...Object.keys(databases), 'EVENTSTORE_URL']) {
      const value = given[name];
      if (value) env[name] = value;
    }
    if (options.queueUrl) env.QUEUE_URL = options.queueUrl;

    const missing = Object.entries(databases).filter(([variable]) => env[variable] === undefined);
    const needsEventStore = wanted('event-store') && env.EVENTSTORE_URL === undefined;
    let postgres: RunningPostgres | null = null;
    if (wanted('postgres') && (missing.length > 0 || needsEventStore)) {
      postgres = await startPostgres({ folder: join(dataDir, 'postgres'), port: ports.postgres, log });
      processes.set('postgres', postgres.process());
      stops.push(async () => {
        await postgres!.stop();
        processes.set('postgres', null);
      });
      stops.push(watch(postgres, processes, log));
      urls.postgres = postgres.url('postgres');
      await ensureDatabases(urls.postgres, [LOG_DATABASE, ...Object.values(databases)]);
      for (const [variable, database] of missing) env[variable] = postgres.url(database);
    }

    let eventStore: EventStoreServer | null = null;
    if (needsEventStore && postgres !== null) {
      eventStore = eventStoreServer({
        databaseUrl: postgres.url(LOG_DATABASE),
        port: ports['event-store'],
        inProcess: options.eventStoreInProcess ?? process.env.JEST_WORKER_ID !== undefined,
        log: (line) => log(`event-store: ${line}`),
        onChange: (identity) => processes.set('event-store', identity),
      });
      stops.push(() => eventStore!.stop());
      urls['event-store'] = env.EVENTSTORE_URL = eventStoreUrl(ports['event-store']);
    }
    const startPayments = async () => {
      if (!wanted('stripe') || env.STRIPE_SECRET_KEY !== undefined) return;
      const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = secrets;
      const webhookUrl = options.webhookUrl ?? publicUrl + WEBHOOK_PATH;
      const server = await startStripeStandIn({
        port: ports.stripe,
        dataDir,
        secretKey,
        webhookSecret,
        webhookUrl,
        ...(options.paymentsNow && { now: options.paymentsNow }),
      });
      stops.push(() => server.stop());
      urls.stripe = server.url;
      Object.assign(env, {
        STRIPE_API_URL: server.url,
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
      });
    };
    const startNarrator = async () => {
      if (!wanted('chronicler') || env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined)
        return;
      // Loaded only here: its dictionaries are the largest part of this library.
      const { startChronicler } = await import('@rubicon/chronicler');
      const server = await startChronicler({
        port: ports.chronicler,
        wordsPerSecond: options.wordsPerSecond,
      });
      stops.push(() => server.stop());
      urls.chronicler = server.url;
      Object.assign(env, {
        OPENAI_BASE_URL: `${server.url}/v1`,
        OPENAI_API_KEY: 'chronicler',
        MODEL: env.MODEL ?? 'chronicler',
      });
    };
    const startMail = async () => {
      if (!wanted('mailbox') || env.SMTP_URL !== undefined) return;
      const server = await startMailbox({ port: ports.mailbox, smtpPort: ports.smtp, dataDir });
      stops.push(() => server.stop());
      urls.mailbox = server.url;
      env.SMTP_URL = server.smtpUrl;
    };
    await allSettledOrThrow([
      eventStore?.start() ?? Promise.resolve(),
      startPayments(),
      startNarrator(),
      startMail(),
    ]);
    return {
      env,
      urls,
      postgres,
      processes,
      async restartEventStore() {
        await eventStore?.stop();
        await eventStore?.start();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws LocalStackError port_in_use */
async function assertPortFree(port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new LocalStackError(
    'port_in_use',
    `Port ${port} is in use by another program: stop it, or choose another port, for example PORT=${port + 1} npm start.`,
  );
}

/** Waits for all, also when one fails, so that what did start can be stopped. */
async function allSettledOrThrow(starts: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(starts))
    if (outcome.status === 'rejected') throw outcome.reason;
}

/** Starts PostgreSQL again when it was killed. @returns how to stop watching */
function watch(
  postgres: RunningPostgres,
  processes: ProcessRegistry,
  log: (line: string) => void,
): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  let busy = false;
  const look = async () => {
    try {
      if (!(await postgres.restartIfGone())) return;
      processes.set('postgres', postgres.process());
      log('PostgreSQL was gone and runs again.');
    } catch (error) {
      log(`PostgreSQL is gone and does not start: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    looking = look().finally(() => (busy = false));
  }, POSTGRES_WATCH_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

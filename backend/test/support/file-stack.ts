/**
 * A spec file's part of the local stack: PostgreSQL is one for all files of a run (shared-postgres/), with databases of the file's own;
 * every other server is its own.
 */
import { randomBytes } from 'node:crypto';
import {
  ensureDatabases,
  startEventStore,
  startLocalStack,
  temporaryFolder,
  type LocalServer,
  type LocalStack,
  type LocalStackOptions,
} from '@rubicon/local-stack';
import { Client } from 'pg';

const databases = {
  DATABASE_URL: 'read_models',
  ACCOUNTS_DATABASE_URL: 'accounts',
  KEYS_DATABASE_URL: 'keys',
  QUEUE_URL: 'queue',
} as const;
const LOG_DATABASE = 'log';

export interface FileStack extends Pick<LocalStack, 'env' | 'urls'> {
  /** Removed at the end. */
  readonly dataDir: string;
  /** The event store's. */
  readonly logDatabaseUrl: string;
  /** @throws Error when somebody still holds a connection to a database */
  stop(): Promise<void>;
}

/** @param servers beside PostgreSQL and the event store */
export async function startFileStack(
  servers: readonly Exclude<LocalServer, 'postgres' | 'event-store'>[],
  options: Pick<LocalStackOptions, 'webhookUrl' | 'paymentsNow'> = {},
): Promise<FileStack> {
  const own = await OwnDatabases.create([...Object.values(databases), LOG_DATABASE]);
  const eventStore = await startEventStore({ databaseUrl: own.url(LOG_DATABASE) });
  const folder = temporaryFolder();
  const stack = await startLocalStack({
    ...options,
    dataDir: folder.path,
    only: servers,
    env: {
      ...Object.fromEntries(Object.entries(databases).map(([variable, name]) => [variable, own.url(name)])),
      EVENTSTORE_URL: eventStore.url,
    },
    wordsPerSecond: 0,
  });
  return {
    env: stack.env,
    urls: stack.urls,
    dataDir: folder.path,
    logDatabaseUrl: own.url(LOG_DATABASE),
    async stop() {
      await stack.stop();
      await eventStore.stop();
      await own.drop();
      folder.remove();
    },
  };
}

class OwnDatabases {
  private readonly suffix = randomBytes(6).toString('hex');

  private constructor(
    private readonly server: string,
    private readonly names: readonly string[],
  ) {}

  static async create(names: readonly string[]): Promise<OwnDatabases> {
    const server = process.env['SHARED_POSTGRES_URL'];
    if (server === undefined)
      throw new Error('PostgreSQL is started by Jest’s configuration of this package.');
    const own = new OwnDatabases(server, names);
    await ensureDatabases(
      server,
      names.map((name) => own.named(name)),
    );
    return own;
  }

  url(name: string): string {
    return Object.assign(new URL(this.server), { pathname: `/${this.named(name)}` }).href;
  }

  async drop(): Promise<void> {
    const client = new Client({ connectionString: this.server });
    await client.connect();
    try {
      for (const name of this.names) await client.query(`DROP DATABASE ${this.named(name)}`);
    } finally {
      await client.end();
    }
  }

  private named(name: string): string {
    return `${name}_${this.suffix}`;
  }
}

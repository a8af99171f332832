/** A recorded log, put back: what an earlier version left when all of its processes were killed at once. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalStack, temporaryFolder, type TemporaryFolder } from '@rubicon/local-stack';
import { runMigrations } from 'bullmq';
import { Client } from 'pg';
import { CreatePlayerKey1700000000000 } from '../../src/platform/keys/player-key.migration.js';
import { migrateSchema } from '../../src/platform/postgres/index.js';
import { Tables, type TableSet } from '../../src/platform/read-models/index.js';
import { allTables } from '../../src/tables.js';
import type { Recorded } from '../../trials/record-log/acts.js';
import {
  fromLines,
  migrationsIn,
  writeDatabase,
  type DatabaseText,
} from '../../trials/record-log/database-text.js';

export interface Recording {
  /** A data folder as the version of that day left it; not running. */
  readonly dataDir: TemporaryFolder;
  /** When its processes were killed. */
  readonly at: Date;
  readonly ids: Recorded;
  /** Rows of the read models of that day: every value as text. */
  rowsOf(table: string): readonly Readonly<Record<string, string | null>>[];
}

const { readModels, app, accounts } = Tables.of(allTables);
/** Whose migrations are ours, by database and schema. */
const schemas: Readonly<Record<string, Readonly<Record<string, TableSet['migrations']>>>> = {
  read_models: { read_models: readModels.migrations, app: app.migrations },
  accounts: { accounts: accounts.migrations },
  keys: { keys: [CreatePlayerKey1700000000000] },
};
const files = ['secrets.json', 'stripe-stand-in.json'];

/**
 * The tables are made by the migrations that had run on that day, then filled with the rows of that day: what ran since is left to the
 * next start.
 *
 * @param folder of `npm run record`
 * @throws Error when a migration of that day is gone or makes another table now
 */
export async function putBack(folder: string): Promise<Recording> {
  const dataDir = temporaryFolder();
  for (const file of files) copyFileSync(join(folder, file), join(dataDir.path, file));
  const database = (name: string): DatabaseText =>
    fromLines(readFileSync(join(folder, `${name}.jsonl`), 'utf8'));
  const stack = await startLocalStack({ dataDir: dataDir.path, only: ['postgres', 'event-store'], env: {} });
  const { env } = stack;
  try {
    const urls = {
      read_models: env['DATABASE_URL']!,
      accounts: env['ACCOUNTS_DATABASE_URL']!,
      keys: env['KEYS_DATABASE_URL']!,
    };
    for (const [name, url] of Object.entries(urls)) {
      const recorded = database(name);
      for (const [schema, known] of Object.entries(schemas[name]!))
        await migrateAsRecorded(url, schema, known, migrationsIn(recorded, schema));
      await writeDatabase(url, recorded);
    }
    await withClient(env['QUEUE_URL']!, (client) => runMigrations(client, 'bullmq'));
    await writeDatabase(env['QUEUE_URL']!, database('queue'));
    await writeDatabase(stack.postgres!.url('log'), database('log'));
  } finally {
    await stack.stop();
  }
  const { at, ...ids } = JSON.parse(readFileSync(join(folder, 'recorded.json'), 'utf8')) as Recorded;
  const { tables } = database('read_models');
  return {
    dataDir,
    at: new Date(at!),
    ids,
    rowsOf: (table) => tables.find((each) => each.table === `read_models.${table}`)?.rows ?? [],
  };
}

async function migrateAsRecorded(
  url: string,
  schema: string,
  known: TableSet['migrations'],
  recorded: ReadonlySet<string>,
): Promise<void> {
  const migrations = known.filter((Migration) => recorded.has(new Migration().name ?? Migration.name));
  if (migrations.length !== recorded.size)
    throw new Error(`A migration of ${schema} that had run is gone: people have it.`);
  await migrateSchema({ url, schema, migrations });
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings one schema up to date with TypeORM's migrations. Every process does so when it starts; an advisory lock lets one at
 * a time, and the others find nothing left to do.
 */
import { DataSource, type MigrationInterface } from 'typeorm';
import { postgresClient } from './postgres-pool.js';

export interface SchemaMigrations {
  readonly url: string;
  /** Created when missing; unqualified names in the migrations mean this schema. */
  readonly schema: string;
  readonly migrations: readonly (new () => MigrationInterface)[];
}

const LOCK_NAMESPACE = 0x52554249;

export async function migrateSchema({ url, schema, migrations }: SchemaMigrations): Promise<void> {
  let broken: Error | null = null;
  const lock = postgresClient(url, (error) => (broken = error));
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_NAMESPACE, schema]);
    await lock.query(`CREATE SCHEMA IF NOT EXISTS ${lock.escapeIdentifier(schema)}`);
    const dataSource = new DataSource({
      type: 'postgres',
      url,
      // Its own schema only: the table of migrations done must not be found in another one.
      extra: { max: 1, options: `-c search_path=${schema}` },
      migrations: [...migrations],
      migrationsTableName: 'migration',
      installExtensions: false,
      poolErrorHandler: (error: Error) => (broken = error),
    });
    await dataSource.initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
    if (broken) throw broken as Error;
  } finally {
    await lock.end();
  }
}

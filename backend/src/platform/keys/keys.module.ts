import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { AppConfig } from '../config/index.js';
import { HealthChecks, Log } from '../observability/index.js';
import { migrateSchema, postgresPool } from '../postgres/index.js';
import { CreatePlayerKey1700000000000 } from './player-key.migration.js';
import { PlayerKeys } from './player-keys.js';
import { PostgresPlayerKeys } from './postgres-player-keys.js';

const KEYS_POOL = Symbol('keys pool');
const SCHEMA = 'keys';
const CONNECTIONS_MAX = 4;

@Global()
@Module({
  providers: [
    {
      provide: KEYS_POOL,
      inject: [AppConfig, Log, HealthChecks],
      useFactory: async (config: AppConfig, log: Log, health: HealthChecks): Promise<Pool> => {
        const url = config.keysDatabaseUrl;
        await migrateSchema({ url, schema: SCHEMA, migrations: [CreatePlayerKey1700000000000] });
        const pool = postgresPool({
          url,
          max: CONNECTIONS_MAX,
          searchPath: SCHEMA,
          onError: (error) => log.warn('a connection to the keys database broke', { error }),
        });
        health.register('keys_database', () => pool.query('SELECT 1'));
        return pool;
      },
    },
    {
      provide: PlayerKeys,
      inject: [KEYS_POOL, AppConfig],
      useFactory: (pool: Pool, config: AppConfig) => new PostgresPlayerKeys(pool, config.masterKey),
    },
  ],
  exports: [PlayerKeys],
})
export class KeysModule implements OnApplicationShutdown {
  constructor(@Inject(KEYS_POOL) private readonly pool: Pool) {}

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

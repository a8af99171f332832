/** Migrates and opens the databases of a process: read models with the backend's own tables, and accounts. */
import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { HealthChecks, Log } from '../observability/index.js';
import { dataSource, migrateSchema, Notifications } from '../postgres/index.js';
import { PostgresReadModels } from './postgres-read-models.js';
import { AccountsDatabase, ReadModels } from './read-models.js';
import { APP_SCHEMA, READ_MODELS_SCHEMA, type SliceTables, type TableSet } from './slice-tables.js';
import { Tables } from './tables.js';

const ACCOUNTS_SCHEMA = 'accounts';
const READ_MODELS_CONNECTIONS_MAX = 10;
const ACCOUNTS_CONNECTIONS_MAX = 4;

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    private readonly readModels: ReadModels,
    private readonly accounts: AccountsDatabase,
    private readonly notifications: Notifications,
  ) {}

  /** @param slices the tables of platform rooms and slices alike */
  static with(slices: readonly SliceTables[]): DynamicModule {
    const tables = Tables.of(slices);
    return {
      module: DatabaseModule,
      providers: [
        { provide: Tables, useValue: tables },
        {
          provide: Notifications,
          inject: [AppConfig, Log],
          useFactory: async (config: AppConfig, log: Log) => {
            const notifications = new Notifications(config.databaseUrl, (error) =>
              log.warn('the connection for notifications broke', { error }),
            );
            await notifications.connect();
            return notifications;
          },
        },
        {
          provide: ReadModels,
          inject: [AppConfig, Log, HealthChecks, Notifications],
          useFactory: (config: AppConfig, log: Log, health: HealthChecks, notifications: Notifications) =>
            openReadModels(config.databaseUrl, tables, notifications, log, health),
        },
        {
          provide: AccountsDatabase,
          inject: [AppConfig, Log, HealthChecks],
          useFactory: (config: AppConfig, log: Log, health: HealthChecks) =>
            openAccounts(config.accountsDatabaseUrl, tables.accounts, log, health),
        },
      ],
      exports: [Tables, Notifications, ReadModels, AccountsDatabase],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([
      this.readModels.dataSource.destroy(),
      this.accounts.dataSource.destroy(),
      this.notifications.close(),
    ]);
  }
}

async function openReadModels(
  url: string,
  tables: Tables,
  notifications: Notifications,
  log: Log,
  health: HealthChecks,
): Promise<ReadModels> {
  await migrateSchema({ url, schema: READ_MODELS_SCHEMA, migrations: tables.readModels.migrations });
  await migrateSchema({ url, schema: APP_SCHEMA, migrations: tables.app.migrations });
  const source = dataSource({
    url,
    searchPath: `${READ_MODELS_SCHEMA},${APP_SCHEMA}`,
    entities: [...tables.readModels.entities, ...tables.app.entities],
    max: READ_MODELS_CONNECTIONS_MAX,
    onError: (error) => log.warn('a connection to the read models broke', { error }),
  });
  await source.initialize();
  health.register('read_models_database', () => source.query('SELECT 1'));
  return new PostgresReadModels(source, notifications);
}

async function openAccounts(
  url: string,
  { entities, migrations }: TableSet,
  log: Log,
  health: HealthChecks,
): Promise<AccountsDatabase> {
  await migrateSchema({ url, schema: ACCOUNTS_SCHEMA, migrations });
  const source = dataSource({
    url,
    searchPath: ACCOUNTS_SCHEMA,
    entities,
    max: ACCOUNTS_CONNECTIONS_MAX,
    onError: (error) => log.warn('a connection to the accounts database broke', { error }),
  });
  await source.initialize();
  health.register('accounts_database', () => source.query('SELECT 1'));
  return new AccountsDatabase(source);
}

import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { EventStore } from '@rubicon/eventsourcing';
import { AppConfig } from '../config/index.js';
import { PlayerKeys } from '../keys/index.js';
import { HealthChecks, Log } from '../observability/index.js';
import { ReadModels } from '../read-models/index.js';
import { Aggregates } from './aggregates.js';
import { CommandContexts } from './command-contexts.js';
import { EVENT_STORE } from './event-store.token.js';
import { EventStoreDb } from './eventstoredb.js';
import { PostgresSnapshots } from './postgres-snapshots.js';

@Global()
@Module({
  providers: [
    {
      provide: EventStoreDb,
      inject: [AppConfig, HealthChecks, Log],
      useFactory: (config: AppConfig, health: HealthChecks, log: Log) => {
        const store = new EventStoreDb(config.eventStoreUrl, {
          answerWithinMs: config.eventStoreTimeoutMs,
          warned: (sentence) => log.warn('the event store’s driver warns of EVENTSTORE_URL', { sentence }),
        });
        health.register('event_store', () => store.head());
        return store;
      },
    },
    { provide: EVENT_STORE, useExisting: EventStoreDb },
    {
      provide: PostgresSnapshots,
      inject: [ReadModels],
      useFactory: (database: ReadModels) => new PostgresSnapshots(database),
    },
    {
      provide: Aggregates,
      inject: [EVENT_STORE, PlayerKeys, PostgresSnapshots, Log],
      useFactory: (eventStore: EventStore, keys: PlayerKeys, snapshots: PostgresSnapshots, log: Log) =>
        new Aggregates({
          eventStore,
          seal: keys,
          snapshots,
          snapshotFailed: (streamId, error) => log.warn('a snapshot failed', { streamId, error }),
        }),
    },
    CommandContexts,
  ],
  exports: [EventStoreDb, EVENT_STORE, Aggregates, CommandContexts, PostgresSnapshots],
})
export class EventStoreModule implements OnApplicationShutdown {
  constructor(@Inject(EventStoreDb) private readonly store: EventStoreDb) {}

  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
  }
}

import { Global, Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { EventStoreDb } from '../event-store/index.js';
import { Shutdown } from '../lifecycle/index.js';
import { Log } from '../observability/index.js';
import { LiveLog } from './live-log.js';
import { LogHead } from './log-head.js';
import { SubscribedLiveLog } from './subscribed-live-log.js';

@Global()
@Module({
  providers: [
    {
      provide: LiveLog,
      inject: [EventStoreDb, Log, Shutdown],
      useFactory: (store: EventStoreDb, log: Log, shutdown: Shutdown) =>
        new SubscribedLiveLog(store, log.for('live'), shutdown.signal),
    },
    { provide: LogHead, useExisting: EventStoreDb },
  ],
  exports: [LiveLog, LogHead],
})
export class LiveModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(LiveLog) private readonly live: SubscribedLiveLog,
    @Inject(EventStoreDb) private readonly store: EventStoreDb,
  ) {}

  async onModuleInit(): Promise<void> {
    this.live.start((await this.store.head()) ?? 'start');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.live.stop();
  }
}

import { Global, Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { PlayerKeys } from '../keys/index.js';
import { Log } from '../observability/index.js';
import { Notifications } from '../postgres/index.js';
import { ReadModels } from '../read-models/index.js';
import type { MessageBus } from './message-bus.js';
import { postgresMessageBus } from './postgres-message-bus.js';
import { PreviewChannel } from './preview-channel.js';
import { PreviewTables } from './preview-tables.js';
import { SealedPreviewChannel } from './sealed-preview-channel.js';

const BUS = Symbol('preview message bus');

@Global()
@Module({
  providers: [
    {
      provide: BUS,
      inject: [AppConfig, Notifications, Log],
      useFactory: async (config: AppConfig, notifications: Notifications, log: Log): Promise<MessageBus> => {
        if (!/^rediss?:/.test(config.queueUrl)) return postgresMessageBus(notifications);
        const { redisMessageBus } = await import('./redis-message-bus.js');
        return redisMessageBus(config.queueUrl, log.for('preview'));
      },
    },
    {
      provide: PreviewTables,
      inject: [ReadModels],
      useFactory: (database: ReadModels) => new PreviewTables(database.dataSource),
    },
    {
      provide: PreviewChannel,
      inject: [BUS, PreviewTables, PlayerKeys, Log],
      useFactory: (bus: MessageBus, tables: PreviewTables, keys: PlayerKeys, log: Log) =>
        new SealedPreviewChannel(bus, tables, keys, log.for('preview')),
    },
  ],
  exports: [PreviewChannel],
})
export class PreviewModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(BUS) private readonly bus: MessageBus,
    private readonly tables: PreviewTables,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.tables.forgetOld();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.bus.close();
  }
}

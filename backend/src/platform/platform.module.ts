/** The rooms that every role needs. */
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ClockModule } from './clock/index.js';
import { ConfigModule, type AppConfig } from './config/index.js';
import { ErasureStepsModule } from './erasure/index.js';
import { EventStoreModule } from './event-store/index.js';
import { ExportModule } from './export/index.js';
import { KeysModule } from './keys/index.js';
import { LifecycleModule } from './lifecycle/index.js';
import { MailModule } from './mail/index.js';
import { HouseNarrationModule } from './house-narration/index.js';
import { ObservabilityModule } from './observability/index.js';
import { PreviewModule } from './preview/index.js';
import { QueueModule } from './queue/index.js';
import { DatabaseModule, type SliceTables } from './read-models/index.js';
import { TracingModule } from './tracing/index.js';

@Module({})
export class PlatformModule {
  static with(config: AppConfig, tables: readonly SliceTables[]): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.with(config),
        ClockModule,
        LifecycleModule,
        MailModule,
        ObservabilityModule,
        TracingModule,
        CqrsModule.forRoot(),
        DatabaseModule.with(tables),
        KeysModule,
        EventStoreModule,
        ErasureStepsModule,
        ExportModule,
        HouseNarrationModule,
        QueueModule,
        PreviewModule,
      ],
    };
  }
}

import { Module } from '@nestjs/common';
import { AppConfig } from '../platform/config/index.js';
import { Log, Metrics } from '../platform/observability/index.js';
import { ConfiguredModeration } from './configured-moderation.js';
import { DecentWords } from './decent-words.js';
import { Moderation } from './moderation.js';
import { ProviderModeration } from './provider-moderation.js';

@Module({
  providers: [
    DecentWords,
    {
      provide: Moderation,
      inject: [AppConfig, Metrics, Log],
      useFactory: (config: AppConfig, metrics: Metrics, log: Log) =>
        new ConfiguredModeration(
          config.moderationModel === null
            ? null
            : new ProviderModeration({
                baseUrl: config.openAiBaseUrl,
                apiKey: config.openAiApiKey,
                model: config.moderationModel,
              }),
          metrics,
          log.for('moderation'),
        ),
    },
  ],
  exports: [Moderation, DecentWords],
})
export class ModerationModule {}

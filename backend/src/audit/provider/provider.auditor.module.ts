import { Module } from '@nestjs/common';
import { ProviderFetchWork } from './provider-fetch.work.js';
import { ProviderLists } from './provider-lists.js';
import { ProviderMetrics } from './provider-metrics.js';
import { ProviderRound } from './provider-round.js';
import { StripeLists } from './stripe-lists.js';

/** Fetches the provider's side. */
@Module({
  providers: [
    { provide: ProviderLists, useClass: StripeLists },
    ProviderRound,
    ProviderFetchWork,
    ProviderMetrics,
  ],
})
export class ProviderAuditorModule {}

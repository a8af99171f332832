/** What every narrator shares: the language models. */
import { Module } from '@nestjs/common';
import { ProviderCostsModule } from '../provider-costs/index.js';
import { LanguageModels } from './language-models.js';
import { ModelMetrics } from './model-metrics.js';
import { Waking } from './waking/waking.js';

@Module({
  imports: [ProviderCostsModule],
  providers: [ModelMetrics, LanguageModels, Waking],
  exports: [LanguageModels, Waking],
})
export class NarrationModule {}

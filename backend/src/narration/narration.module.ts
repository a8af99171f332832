/** What every narrator shares: the language models. */
import { Module } from '@nestjs/common';
import { LanguageModels } from './language-models.js';
import { ModelMetrics } from './model-metrics.js';

@Module({ providers: [ModelMetrics, LanguageModels], exports: [LanguageModels] })
export class NarrationModule {}

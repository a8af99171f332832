/**
 * The language models of this process as configured: the first, and the one that is asked when it fails. One set for all who ask them,
 * so that what one of them learns of an outage holds for all.
 */
import { Injectable } from '@nestjs/common';
import { providerPrices } from '@rubicon/domain';
import { Clock } from '../platform/clock/index.js';
import { AppConfig, type ModelAddress } from '../platform/config/index.js';
import { GuardedModel } from './guarded-model.js';
import { ModelMetrics, type ModelRole } from './model-metrics.js';
import { LanguageModel } from './model.js';
import type { NarratePorts } from './narrate.js';
import { waitUnlessAborted } from './wait-unless-aborted.js';

@Injectable()
export class LanguageModels implements NarratePorts {
  readonly models: NarratePorts['models'];
  readonly backoffMs: number;
  readonly nowMs: NarratePorts['nowMs'];
  readonly wait = waitUnlessAborted;
  readonly random = Math.random;

  constructor(
    config: AppConfig,
    readonly metrics: ModelMetrics,
    clock: Clock,
  ) {
    this.backoffMs = config.modelBackoffMs;
    this.nowMs = () => clock.now().getTime();
    const prices = { ...providerPrices, ...config.providerPrices };
    const guarded = (address: ModelAddress, role: ModelRole) =>
      new GuardedModel(
        new LanguageModel({
          ...address,
          firstTokenTimeoutMs: config.modelFirstTokenTimeoutMs,
          idleTimeoutMs: config.modelIdleTimeoutMs,
        }),
        role,
        { failures: config.modelBreakerFailures, openMs: config.modelBreakerOpenMs },
        prices,
        metrics,
      );
    const primary = { baseUrl: config.openAiBaseUrl, apiKey: config.openAiApiKey, model: config.model };
    this.models = [
      guarded(primary, 'primary'),
      ...(config.fallbackModel ? [guarded(config.fallbackModel, 'fallback')] : []),
    ];
  }
}

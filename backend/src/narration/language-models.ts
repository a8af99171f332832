/**
 * The language models of this process as configured: the first, and the one that is asked when it fails, or alone while operators have the first
 * passed over. One set for all who ask them, so that what one of them learns of an outage holds for all.
 */
import { Injectable } from '@nestjs/common';
import { providerPrices } from '@rubicon/domain';
import { Clock } from '../platform/clock/index.js';
import { AppConfig } from '../platform/config/index.js';
import { Log } from '../platform/observability/index.js';
import { GuardedModel } from './guarded-model.js';
import { ModelMetrics } from './model-metrics.js';
import { LanguageModel } from './model.js';
import type { NarratePorts } from './narrate.js';
import { ModelPaces } from '../model-pace/index.js';
import type { ProbedModel } from './waking/probe-model.js';
import { waitUnlessAborted } from './wait-unless-aborted.js';

/** A model, and what its server has taught. */
export type ProbedLanguageModel = ProbedModel & Pick<LanguageModel, 'takeUp' | 'dialectFacts'>;

@Injectable()
export class LanguageModels implements NarratePorts {
  private readonly configured: readonly GuardedModel[];
  /** The same, to be got to know. */
  readonly probed: readonly ProbedLanguageModel[];
  readonly backoffMs: number;
  readonly nowMs: NarratePorts['nowMs'];
  readonly wait = waitUnlessAborted;
  readonly random = Math.random;
  readonly askedAnew: NarratePorts['askedAnew'];

  constructor(
    config: AppConfig,
    readonly metrics: ModelMetrics,
    clock: Clock,
    private readonly paces: ModelPaces,
    log: Log,
  ) {
    const models = log.for('models');
    this.askedAnew = ({ model, why, tookMs }) =>
      models.info(`${model} is asked once more after ${Math.round(tookMs / 1_000)} s: ${why}`);
    this.backoffMs = config.modelBackoffMs;
    this.nowMs = () => clock.now().getTime();
    const prices = { ...providerPrices, ...config.providerPrices };
    const breaker = { failures: config.modelBreakerFailures, openMs: config.modelBreakerOpenMs };
    const all = paces.addresses.map((address, place) => {
      const model = new LanguageModel({
        ...address,
        get firstTokenTimeoutMs() {
          return paces.timesOf(place).firstTokenMs;
        },
        get idleTimeoutMs() {
          return paces.timesOf(place).idleMs;
        },
      });
      const role = place === 0 ? 'primary' : 'fallback';
      const guarded = new GuardedModel(model, role, breaker, prices, metrics, () => paces.isSlow(place));
      return { model, guarded };
    });
    this.configured = all.map(({ guarded }) => guarded);
    this.probed = all.map(({ model, guarded }) => ({
      name: guarded.name,
      answer: (call) => guarded.answer(call),
      costOf: (usage, name) => guarded.costOf(usage, name),
      takeUp: (facts) => model.takeUp(facts),
      dialectFacts: () => model.dialectFacts(),
    }));
  }

  get models(): NarratePorts['models'] {
    const [first, ...others] = this.configured.slice(this.paces.firstAsked);
    return [first!, ...others];
  }
}

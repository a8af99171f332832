/**
 * The most that models may cost us on a day: asked before a turn is taken. What is being written already is finished, so the day may
 * end above it, by no more than the ceilings of the turns that were waiting then.
 */
import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { ModelProbes } from '../model-pace/index.js';
import { Clock } from '../platform/clock/index.js';
import { AppConfig } from '../platform/config/index.js';
import { ProblemError } from '../platform/http/index.js';
import { Metrics } from '../platform/observability/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { ProviderCostRow } from './provider-cost.table.js';

const DAY_MS = 86_400_000;
const MS_PER_SECOND = 1_000;

@Injectable()
export class ProviderBudget {
  private readonly capMicroUsd: number | null;
  private readonly refused: Counter;

  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    private readonly probes: ModelProbes,
    config: AppConfig,
    { registry }: Metrics,
  ) {
    this.capMicroUsd = config.providerDailyCapMicroUsd;
    this.refused = new Counter({
      name: 'rubicon_provider_cap_refusals_total',
      help: 'Turns that were not taken because the day’s cap on what models may cost was reached.',
      registers: [registry],
    });
    const spentToday = () => this.spentToday();
    new Gauge({
      name: 'rubicon_provider_cost_today_micro_usd',
      help: 'Micro-dollars that the providers of models charged us since midnight (UTC).',
      registers: [registry],
      async collect() {
        this.set(await spentToday().catch(() => NaN));
      },
    });
    new Gauge({
      name: 'rubicon_provider_daily_cap_micro_usd',
      help: 'Micro-dollars that models may cost on a day; infinite without a cap.',
      registers: [registry],
    }).set(this.capMicroUsd ?? Infinity);
  }

  /** @throws ProblemError 503 `narrator_resting` with Retry-After until midnight (UTC) */
  async check(): Promise<void> {
    if (!(await this.isSpent())) return;
    this.refused.inc();
    throw new ProblemError(
      503,
      'narrator_resting',
      'The chronicler has written all it can today and rests until midnight (UTC). Your story is safe and waits for you.',
      undefined,
      Math.ceil((DAY_MS - (this.clock.now().getTime() % DAY_MS)) / MS_PER_SECOND),
    );
  }

  /** The day's cap is reached: what can wait waits for tomorrow. */
  async isSpent(): Promise<boolean> {
    return this.capMicroUsd !== null && (await this.spentToday()) >= this.capMicroUsd;
  }

  private async spentToday(): Promise<number> {
    const day = this.clock.nowIso().slice(0, 10);
    const row = await this.readModels.repository(ProviderCostRow).findOneBy({ day });
    return (row?.costMicroUsd ?? 0) + (await this.probes.costToday());
  }
}

/**
 * The most that models may cost us on a day: asked before a turn is taken. What is under way counts at its ceiling, so the day ends above the
 * cap by no more than one call, and by what is sent within the milliseconds that the read models are behind.
 */
import { Injectable } from '@nestjs/common';
import { providerCostFor } from '@rubicon/domain';
import { Counter, Gauge } from 'prom-client';
import { ModelProbes } from '../model-pace/index.js';
import { Clock } from '../platform/clock/index.js';
import { AppConfig } from '../platform/config/index.js';
import { Refused } from '../platform/refusals/index.js';
import { Metrics } from '../platform/observability/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { ProviderCostRow } from './provider-cost.table.js';
import { UnrecordedCosts } from './unrecorded-costs.js';

const DAY_MS = 86_400_000;
const MS_PER_SECOND = 1_000;
/** About as long as a turn is written. */
const MOMENT_SECONDS = 10;

@Injectable()
export class ProviderBudget {
  private readonly capMicroUsd: number | null;
  /** The most that one turn may cost us. */
  private readonly ceilingMicroUsd: number;
  private readonly underWay: (() => Promise<number>)[] = [];
  private readonly refused: Counter;

  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    private readonly probes: ModelProbes,
    private readonly unrecorded: UnrecordedCosts,
    config: AppConfig,
    { registry }: Metrics,
  ) {
    this.capMicroUsd = config.providerDailyCapMicroUsd;
    const { maxInputTokens, maxOutputTokens } = config.turnTokenLimits;
    this.ceilingMicroUsd = providerCostFor(
      { input: maxInputTokens, cachedInput: 0, output: maxOutputTokens },
      config.model,
      config.providerPrices,
    );
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

  /** Whoever has calls written tells how many are under way; it is asked only where there is a cap. */
  countsToo(underWay: () => Promise<number>): void {
    this.underWay.push(underWay);
  }

  /** @throws Refused `narrator_resting`: until midnight (UTC), or for a moment while what is under way may reach the cap */
  async check(): Promise<void> {
    if (this.capMicroUsd === null) return;
    const [spent, ...calls] = await Promise.all([
      this.spentToday(),
      ...this.underWay.map((count) => count()),
    ]);
    const underWay = calls.reduce((sum, count) => sum + count, 0);
    if (spent + underWay * this.ceilingMicroUsd < this.capMicroUsd) return;
    this.refused.inc();
    if (spent < this.capMicroUsd)
      throw new Refused('narrator_resting', {
        detail: 'The chronicler is writing all it can. Your story is safe; please try again in a moment.',
        retryAfterSeconds: MOMENT_SECONDS,
      });
    throw new Refused('narrator_resting', {
      retryAfterSeconds: Math.ceil((DAY_MS - (this.clock.now().getTime() % DAY_MS)) / MS_PER_SECOND),
    });
  }

  /** The day's cap is reached: what can wait waits for tomorrow. */
  async isSpent(): Promise<boolean> {
    return this.capMicroUsd !== null && (await this.spentToday()) >= this.capMicroUsd;
  }

  private async spentToday(): Promise<number> {
    const day = this.clock.nowIso().slice(0, 10);
    const row = await this.readModels.repository(ProviderCostRow).findOneBy({ day });
    const [probes, unrecorded] = await Promise.all([this.probes.costToday(), this.unrecorded.costToday()]);
    return (row?.costMicroUsd ?? 0) + probes + unrecorded;
  }
}

/**
 * The most that models may cost us on a day: asked before a turn is taken. What is under way counts at its ceiling, so the day ends above the
 * cap by no more than one call, and by what is sent within the milliseconds that the read models are behind.
 */
import { Injectable } from '@nestjs/common';
import { providerCostFor, providerPrices } from '@rubicon/domain';
import { Counter, Gauge } from 'prom-client';
import { ModelPaces, ModelProbes } from '../model-pace/index.js';
import { Clock } from '../platform/clock/index.js';
import { AppConfig } from '../platform/config/index.js';
import { HouseNarration } from '../platform/house-narration/index.js';
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
  /** Null: there is none, unless an operator says otherwise. */
  readonly configuredCapMicroUsd: number | null;
  /** The most that one turn may cost us, whichever model tells it. */
  private readonly ceilingMicroUsd: number;
  private readonly underWay: (() => Promise<number>)[] = [];
  private readonly refused: Counter;

  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    private readonly probes: ModelProbes,
    private readonly unrecorded: UnrecordedCosts,
    private readonly house: HouseNarration,
    { addresses }: ModelPaces,
    config: AppConfig,
    { registry }: Metrics,
  ) {
    this.configuredCapMicroUsd = config.providerDailyCapMicroUsd;
    const { maxInputTokens, maxOutputTokens } = config.turnTokenLimits;
    const most = { input: maxInputTokens, cachedInput: 0, output: maxOutputTokens };
    const prices = { ...providerPrices, ...config.providerPrices };
    this.ceilingMicroUsd = Math.max(...addresses.map(({ model }) => providerCostFor(most, model, prices)));
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
    const cap = () => this.capMicroUsd;
    new Gauge({
      name: 'rubicon_provider_daily_cap_micro_usd',
      help: 'Micro-dollars that models may cost on a day; infinite without a cap.',
      registers: [registry],
      collect() {
        this.set(cap() ?? Infinity);
      },
    });
  }

  /** As operators decided, else as configured; null: there is none. */
  get capMicroUsd(): number | null {
    const { dailyCap } = this.house.state;
    return dailyCap === null ? this.configuredCapMicroUsd : dailyCap.capMicroUsd;
  }

  /** Whoever has calls written tells how many are under way; it is asked only where there is a cap. */
  countsToo(underWay: () => Promise<number>): void {
    this.underWay.push(underWay);
  }

  /** @throws Refused `narrator_resting`: until midnight (UTC), or for a moment while what is under way may reach the cap */
  async check(): Promise<void> {
    const reached = await this.reached();
    if (reached === null) return;
    this.refused.inc();
    if (reached === 'within_reach')
      throw new Refused('narrator_resting', {
        detail: 'The chronicler is writing all it can. Your story is safe; please try again in a moment.',
        retryAfterSeconds: MOMENT_SECONDS,
      });
    throw new Refused('narrator_resting', {
      retryAfterSeconds: Math.ceil((DAY_MS - (this.clock.now().getTime() % DAY_MS)) / MS_PER_SECOND),
    });
  }

  /** Whether the day's cap is: `spent`, or `within_reach` of what is under way. Null: neither, turns are taken. */
  async reached(): Promise<'spent' | 'within_reach' | null> {
    const { capMicroUsd } = this;
    if (capMicroUsd === null) return null;
    const [spent, ...calls] = await Promise.all([
      this.spentToday(),
      ...this.underWay.map((count) => count()),
    ]);
    if (spent >= capMicroUsd) return 'spent';
    const underWay = calls.reduce((sum, count) => sum + count, 0);
    return spent + underWay * this.ceilingMicroUsd < capMicroUsd ? null : 'within_reach';
  }

  /** The day's cap is reached: what can wait waits for tomorrow. */
  async isSpent(): Promise<boolean> {
    return this.capMicroUsd !== null && (await this.spentToday()) >= this.capMicroUsd;
  }

  /** Micro-dollars that models cost us since midnight (UTC). */
  async spentToday(): Promise<number> {
    const day = this.clock.nowIso().slice(0, 10);
    const row = await this.readModels.repository(ProviderCostRow).findOneBy({ day });
    const [probes, unrecorded] = await Promise.all([this.probes.costToday(), this.unrecorded.costToday()]);
    return (row?.costMicroUsd ?? 0) + probes + unrecorded;
  }
}

/** What operators see of the turns that a narrator works on. */
import { Injectable } from '@nestjs/common';
import type { NarrateJobOutcome } from '@rubicon/domain';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from '../../platform/observability/index.js';

@Injectable()
export class TurnMetrics {
  private readonly jobs: Counter<'result'>;
  private readonly seconds: Histogram<'result'>;
  private readonly charged: Counter;
  private readonly providerCost: Counter;
  private readonly tokens: Counter<'kind'>;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.jobs = new Counter({
      name: 'rubicon_narration_jobs_total',
      help: 'Narration jobs by result: an outcome, a failure code, or skipped.',
      labelNames: ['result'],
      registers,
    });
    this.seconds = new Histogram({
      name: 'rubicon_narration_seconds',
      help: 'From taking a narration job to the settled turn.',
      labelNames: ['result'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120],
      registers,
    });
    this.charged = new Counter({
      name: 'rubicon_turns_charged_micro_usd_total',
      help: 'Micro-dollars that players paid for turns.',
      registers,
    });
    this.providerCost = new Counter({
      name: 'rubicon_model_cost_micro_usd_total',
      help: "Micro-dollars that the model's provider charges for turns, discarded answers included.",
      registers,
    });
    this.tokens = new Counter({
      name: 'rubicon_model_tokens_total',
      help: 'Tokens of accepted answers.',
      labelNames: ['kind'],
      registers,
    });
  }

  /** @returns the result that it is counted by */
  jobEnded(outcome: NarrateJobOutcome, milliseconds: number): string {
    const result = resultOf(outcome);
    this.jobs.inc({ result });
    this.seconds.observe({ result }, milliseconds / 1000);
    if (outcome.kind !== 'answered') return result;
    const { narration, won } = outcome;
    this.providerCost.inc(narration.providerCostMicroUsd);
    if (!won || narration.type === 'FailTurn') return result;
    this.charged.inc(narration.chargeMicroUsd);
    this.tokens.inc({ kind: 'input' }, narration.usage.input);
    this.tokens.inc({ kind: 'cached_input' }, narration.usage.cachedInput);
    this.tokens.inc({ kind: 'output' }, narration.usage.output);
    return result;
  }
}

function resultOf(outcome: NarrateJobOutcome): string {
  if (outcome.kind === 'skipped') return 'skipped';
  if (!outcome.won) return 'too_late';
  switch (outcome.narration.type) {
    case 'NarrateTurn':
      return 'narrated';
    case 'StopTurn':
      return 'stopped';
    case 'FailTurn':
      return outcome.narration.code;
  }
}

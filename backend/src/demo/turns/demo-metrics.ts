/** What operators see of the prologues' turns. */
import { Injectable } from '@nestjs/common';
import type { DemoFailureCode } from '@rubicon/domain';
import { Counter } from 'prom-client';
import { Metrics } from '../../platform/observability/index.js';

@Injectable()
export class DemoMetrics {
  private readonly turns: Counter<'result'>;
  private readonly cost: Counter;

  constructor({ registry }: Metrics) {
    this.turns = new Counter({
      name: 'rubicon_demo_turns_total',
      help: 'Turns of free prologues by result: narrated, too_late, skipped, or a failure code.',
      labelNames: ['result'],
      registers: [registry],
    });
    this.cost = new Counter({
      name: 'rubicon_demo_cost_micro_usd_total',
      help: "Micro-dollars that the model's provider charges for free prologues.",
      registers: [registry],
    });
  }

  turnEnded(
    result: 'narrated' | 'too_late' | 'skipped' | DemoFailureCode,
    providerCostMicroUsd: number,
  ): void {
    this.turns.inc({ result });
    this.cost.inc(providerCostMicroUsd);
  }
}

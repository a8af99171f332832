/** What operators see of memory upkeep. */
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../../platform/observability/index.js';

export type SummaryResult =
  'summarised' | 'nothing_gained' | 'failed' | 'aborted' | 'too_late' | 'broken_off' | 'put_off';

@Injectable()
export class ChronicleMetrics {
  private readonly summaries: Counter<'result'>;
  private readonly providerCost: Counter;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.summaries = new Counter({
      name: 'rubicon_chronicle_summaries_total',
      help: 'Chronicles that had outgrown their place in the prompt, by what came of summarising them.',
      labelNames: ['result'],
      registers,
    });
    this.providerCost = new Counter({
      name: 'rubicon_chronicle_cost_micro_usd_total',
      help: "Micro-dollars that the model's provider charges for summaries of chronicles: the house's cost.",
      registers,
    });
  }

  summaryEnded(result: SummaryResult): void {
    this.summaries.inc({ result });
  }

  spent(microUsd: number): void {
    this.providerCost.inc(microUsd);
  }
}

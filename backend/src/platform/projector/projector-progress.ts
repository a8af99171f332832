/** How the projector fares, for metrics and readiness. */
import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { HealthChecks, Metrics } from '../observability/index.js';

@Injectable()
export class ProjectorProgress {
  private readonly events: Counter;
  private readonly failures: Counter;
  private readonly position: Gauge;
  private trouble = false;
  private readonly standingStill = new Set<string>();

  constructor(metrics: Metrics, health: HealthChecks) {
    const registers = [metrics.registry];
    this.events = new Counter({
      name: 'rubicon_projected_events_total',
      help: 'Events projected',
      registers,
    });
    this.failures = new Counter({
      name: 'rubicon_projector_failures_total',
      help: 'Batches that could not be projected',
      registers,
    });
    this.position = new Gauge({
      name: 'rubicon_projected_position',
      help: 'Log position the read models have come to',
      registers,
    });
    health.register('projector', () =>
      this.trouble || this.standingStill.size > 0
        ? Promise.reject(new Error('projecting fails'))
        : Promise.resolve(),
    );
  }

  projected(events: number, position: bigint): void {
    this.trouble = false;
    this.events.inc(events);
    this.position.set(Number(position));
  }

  caughtUp(): void {
    this.trouble = false;
  }

  troubled(): void {
    this.trouble = true;
    this.failures.inc();
  }

  /** Something stopped for good. */
  stopped(name: string): void {
    this.standingStill.add(name);
  }
}

import { Global, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { AppConfig } from '../config/index.js';
import { HealthChecks } from './health-checks.js';
import { HealthMetrics } from './health-metrics.js';
import { HealthRegistry } from './health-registry.js';
import { Log } from './log.js';
import { Metrics } from './metrics.js';
import { OperationsServer } from './operations-server.js';
import { processLog } from './process-log.js';

@Global()
@Module({
  providers: [
    {
      provide: Log,
      inject: [AppConfig],
      useFactory: processLog,
    },
    Metrics,
    HealthRegistry,
    { provide: HealthChecks, useExisting: HealthRegistry },
    OperationsServer,
  ],
  exports: [Log, Metrics, HealthChecks, HealthRegistry, OperationsServer],
})
export class ObservabilityModule implements BeforeApplicationShutdown {
  constructor(
    private readonly health: HealthRegistry,
    metrics: Metrics,
  ) {
    collectDefaultMetrics({ register: metrics.registry });
    new HealthMetrics(health, metrics);
  }

  beforeApplicationShutdown(): void {
    this.health.drain();
  }
}

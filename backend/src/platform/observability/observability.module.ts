import { Global, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { HealthChecks } from './health-checks.js';
import { HealthRegistry } from './health-registry.js';
import { Log } from './log.js';
import { Metrics } from './metrics.js';
import { OperationsServer } from './operations-server.js';
import { PinoLog, rootLogger } from './pino-log.js';

@Global()
@Module({
  providers: [
    {
      provide: Log,
      inject: [AppConfig],
      useFactory: (config: AppConfig) =>
        new PinoLog(rootLogger(config.logLevel, { roles: config.roles.join(','), pid: process.pid })),
    },
    Metrics,
    HealthRegistry,
    { provide: HealthChecks, useExisting: HealthRegistry },
    OperationsServer,
  ],
  exports: [Log, Metrics, HealthChecks, HealthRegistry, OperationsServer],
})
export class ObservabilityModule implements BeforeApplicationShutdown {
  constructor(private readonly health: HealthRegistry) {}

  beforeApplicationShutdown(): void {
    this.health.drain();
  }
}

export { HealthChecks } from './health-checks.js';
export { HealthRegistry } from './health-registry.js';
export { Log, type LogFields } from './log.js';
export { Metrics } from './metrics.js';
export { NestLog } from './nest-log.js';
export { ObservabilityModule } from './observability.module.js';
export { OperationsServer } from './operations-server.js';

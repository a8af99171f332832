export { HealthChecks } from './health-checks.js';
export { Log, type LogFields } from './log.js';
export { Metrics } from './metrics.js';

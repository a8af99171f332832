/** Readiness, check by check, for whoever reads figures only. */
import { Gauge } from 'prom-client';
import type { HealthRegistry } from './health-registry.js';
import type { Metrics } from './metrics.js';

export class HealthMetrics {
  constructor(health: HealthRegistry, { registry }: Metrics) {
    new Gauge({
      name: 'rubicon_health_check_up',
      help: 'Whether what this process needs answers: 1 or 0, by the name that readiness has for it.',
      labelNames: ['check'],
      registers: [registry],
      async collect() {
        const { checks } = await health.report();
        for (const [check, state] of Object.entries(checks)) this.set({ check }, state === 'up' ? 1 : 0);
      },
    });
  }
}

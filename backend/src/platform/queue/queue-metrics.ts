/**
 * What a scaler of narrators reads: how many turns wait in the whole queue, for how long the next one has, and of this process how many it tells at
 * once and how many it tells now. (active + waiting) / slots, summed over processes, is how full the narrators are.
 */
import { Gauge } from 'prom-client';
import type { Metrics } from '../observability/index.js';
import type { QueueName } from './narration-backend.js';
import type { WaitingJobs } from './waiting-jobs.js';

export interface MeasuredQueue {
  readonly name: QueueName;
  /** The same for every process that asks. */
  readonly queue: { ageMs(): Promise<number>; waiting(): Promise<WaitingJobs> };
  /** Of this process. */
  readonly taker: { readonly slots: number; readonly active: number };
}

export class QueueMetrics {
  /** What of a queue cannot be asked is NaN: a stale figure would be believed. */
  constructor(queues: readonly MeasuredQueue[], { registry }: Metrics) {
    const gauge = (name: string, help: string, read: (of: MeasuredQueue) => number | Promise<number>) =>
      new Gauge({
        name,
        help,
        labelNames: ['queue'],
        registers: [registry],
        async collect() {
          await Promise.all(
            queues.map(async (of) =>
              this.set({ queue: of.name }, await Promise.resolve(read(of)).catch(() => NaN)),
            ),
          );
        },
      });
    gauge(
      'rubicon_queue_age_seconds',
      'How long the narration job has waited that comes next, pauses aside, by queue',
      async ({ queue }) => (await queue.ageMs()) / 1_000,
    );
    gauge(
      'rubicon_queue_waiting',
      'Narration jobs that nobody has taken yet, by queue',
      async ({ queue }) => (await queue.waiting()).jobs,
    );
    gauge(
      'rubicon_narration_slots',
      'Narration jobs that this process takes at once, by queue; 0 while it takes none',
      ({ taker }) => taker.slots,
    );
    gauge(
      'rubicon_narration_active',
      'Narration jobs that this process is at work on, by queue',
      ({ taker }) => taker.active,
    );
  }
}

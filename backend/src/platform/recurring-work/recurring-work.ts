/**
 * Work that is done again and again beside the log: of any number of processes one does it, under a lease of its name. What fails is tried again at
 * its next time; what is under way when the process ends is told so by its signal.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Clock } from '../clock/index.js';
import { Log, Metrics } from '../observability/index.js';
import { leases } from '../projector/lease.js';
import { ReadModels } from '../read-models/index.js';

/** @param signal aborted when the lease is lost or the process ends: stop at the next point at which nothing is half done */
export type Work = (signal: AbortSignal) => Promise<void>;

const MS_PER_SECOND = 1_000;

@Injectable()
export class RecurringWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly registered = new Map<string, { readonly everyMs: number; readonly work: Work }>();
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();
  private readonly log: Log;
  private readonly failed: Counter<'work'>;
  private readonly succeeded: Gauge<'work'>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    log: Log,
    { registry }: Metrics,
  ) {
    this.log = log.for('recurring-work');
    this.failed = new Counter({
      name: 'rubicon_recurring_work_failed_total',
      help: 'Rounds of recurring work that failed, by its name.',
      labelNames: ['work'],
      registers: [registry],
    });
    this.succeeded = new Gauge({
      name: 'rubicon_recurring_work_succeeded_at_seconds',
      help: 'When recurring work last came to its end, by its name (Unix time).',
      labelNames: ['work'],
      registers: [registry],
    });
  }

  /**
   * In `onModuleInit`.
   * @param name unique; names its lease and its metrics
   * @param everyMs from the end of one round to the beginning of the next; the first begins with the process
   */
  register(name: string, everyMs: number, work: Work): void {
    if (this.registered.has(name)) throw new Error(`two kinds of recurring work are called ${name}`);
    this.registered.set(name, { everyMs, work });
  }

  onApplicationBootstrap(): void {
    const lease = leases(this.readModels.dataSource);
    const { signal } = this.stopping;
    this.running = Promise.all(
      [...this.registered].map(async ([name, { everyMs, work }]) => {
        while (!signal.aborted) {
          await lease(name, signal, (held) => this.repeat(name, everyMs, work, held)).catch(
            (error: unknown) => this.troubled(name, error),
          );
          await pause(MS_PER_SECOND, signal);
        }
      }),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async repeat(name: string, everyMs: number, work: Work, held: AbortSignal): Promise<void> {
    while (!held.aborted) {
      try {
        await work(held);
        this.succeeded.set({ work: name }, this.clock.now().getTime() / MS_PER_SECOND);
      } catch (error) {
        this.troubled(name, error);
      }
      await pause(everyMs, held);
    }
  }

  private troubled(name: string, error: unknown): void {
    this.failed.inc({ work: name });
    this.log.warn('recurring work failed and is tried again', { work: name, error });
  }
}

function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return wait(ms, undefined, { signal }).catch(() => undefined);
}

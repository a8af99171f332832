import {
  Global,
  Inject,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Gauge } from 'prom-client';
import { AppConfig } from '../config/index.js';
import { HealthChecks, Log, Metrics } from '../observability/index.js';
import { BullDemoQueue } from './bull-demo-queue.js';
import { BullNarrationQueue } from './bull-narration-queue.js';
import { BullNarrationWorkers } from './bull-narration-workers.js';
import { DemoQueue, DemoWorkers } from './demo-queue.js';
import type { BullQueue, NarrationBackend } from './narration-backend.js';
import { NarrationQueue, NarrationWorkers } from './narration-queue.js';
import { openBackend } from './open-backend.js';

const BACKEND = Symbol('narration backend');
const QUEUE = Symbol('bullmq queue');

@Global()
@Module({
  providers: [
    {
      provide: BACKEND,
      inject: [AppConfig, Log, HealthChecks],
      useFactory: async (config: AppConfig, log: Log, health: HealthChecks): Promise<NarrationBackend> => {
        const backend = await openBackend(config.queueUrl, log.for('queue'));
        health.register('queue', () => backend.ping());
        return backend;
      },
    },
    {
      provide: QUEUE,
      inject: [BACKEND, Log],
      useFactory: async (backend: NarrationBackend, log: Log): Promise<BullQueue> => {
        const queue = backend.queue();
        queue.on('error', (error: Error) => log.warn('the queue met an error', { error }));
        await queue.waitUntilReady();
        return queue;
      },
    },
    {
      provide: NarrationQueue,
      inject: [QUEUE, Metrics],
      useFactory: (queue: BullQueue, metrics: Metrics) => {
        const narration = new BullNarrationQueue(queue);
        new Gauge({
          name: 'rubicon_queue_age_seconds',
          help: 'How long the narration job has waited that waits longest',
          registers: [metrics.registry],
          async collect() {
            this.set(
              await narration.ageMs().then(
                (ms) => ms / 1_000,
                () => NaN,
              ),
            );
          },
        });
        return narration;
      },
    },
    {
      provide: NarrationWorkers,
      inject: [BACKEND, AppConfig, Log],
      useFactory: (backend: NarrationBackend, config: AppConfig, log: Log) =>
        new BullNarrationWorkers(backend, config.narratorConcurrency, log.for('queue')),
    },
    { provide: DemoWorkers, useExisting: NarrationWorkers },
    { provide: DemoQueue, inject: [QUEUE], useFactory: (queue: BullQueue) => new BullDemoQueue(queue) },
  ],
  exports: [NarrationQueue, NarrationWorkers, DemoQueue, DemoWorkers],
})
export class QueueModule implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(BACKEND) private readonly backend: NarrationBackend,
    @Inject(QUEUE) private readonly queue: BullQueue,
    @Inject(NarrationWorkers) private readonly workers: BullNarrationWorkers,
  ) {}

  /** Turns under way are finished before anything they need is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.workers.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
    await this.backend.close();
  }
}

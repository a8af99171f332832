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
import { BullDemoWorkers } from './bull-demo-workers.js';
import { BullNarrationQueue } from './bull-narration-queue.js';
import { BullNarrationWorkers } from './bull-narration-workers.js';
import { DemoQueue, DemoWorkers, type DemoJob } from './demo-queue.js';
import { JobTaker } from './job-taker.js';
import type { BullQueue, NarrationBackend, QueueName } from './narration-backend.js';
import { NarrationQueue, NarrationWorkers, type NarrationJob } from './narration-queue.js';
import { openBackend } from './open-backend.js';

const BACKEND = Symbol('narration backend');
const TURNS = Symbol('bullmq queue of turns');
const PROLOGUES = Symbol('bullmq queue of prologues');
const TURN_TAKER = Symbol('taker of turns');
const PROLOGUE_TAKER = Symbol('taker of prologues');
const AGE_GAUGE = Symbol('gauge of the queues’ age');

const TURN_QUEUE: QueueName = 'narration';
const PROLOGUE_QUEUE: QueueName = 'prologue-narration';
/** Prologues get this part of the slots that players' turns have, beside them. */
const PROLOGUE_SLOTS = 1 / 4;

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
      provide: TURNS,
      inject: [BACKEND, Log],
      useFactory: (backend: NarrationBackend, log: Log) => openQueue<NarrationJob>(backend, TURN_QUEUE, log),
    },
    {
      provide: PROLOGUES,
      inject: [BACKEND, Log],
      useFactory: (backend: NarrationBackend, log: Log) => openQueue<DemoJob>(backend, PROLOGUE_QUEUE, log),
    },
    {
      provide: NarrationQueue,
      inject: [TURNS],
      useFactory: (queue: BullQueue<NarrationJob>) => new BullNarrationQueue(queue),
    },
    {
      provide: DemoQueue,
      inject: [PROLOGUES],
      useFactory: (queue: BullQueue<DemoJob>) => new BullDemoQueue(queue),
    },
    {
      provide: TURN_TAKER,
      inject: [BACKEND, AppConfig, Log],
      useFactory: (backend: NarrationBackend, config: AppConfig, log: Log) =>
        new JobTaker<NarrationJob>(backend, TURN_QUEUE, config.narratorConcurrency, log.for('queue')),
    },
    {
      provide: PROLOGUE_TAKER,
      inject: [BACKEND, AppConfig, Log],
      useFactory: (backend: NarrationBackend, config: AppConfig, log: Log) =>
        new JobTaker<DemoJob>(
          backend,
          PROLOGUE_QUEUE,
          Math.max(1, Math.floor(config.narratorConcurrency * PROLOGUE_SLOTS)),
          log.for('queue'),
        ),
    },
    {
      provide: NarrationWorkers,
      inject: [TURN_TAKER],
      useFactory: (taker: JobTaker<NarrationJob>) => new BullNarrationWorkers(taker),
    },
    {
      provide: DemoWorkers,
      inject: [PROLOGUE_TAKER],
      useFactory: (taker: JobTaker<DemoJob>) => new BullDemoWorkers(taker),
    },
    {
      provide: AGE_GAUGE,
      inject: [NarrationQueue, DemoQueue, Metrics],
      useFactory: (turns: NarrationQueue, prologues: DemoQueue, { registry }: Metrics) =>
        new Gauge({
          name: 'rubicon_queue_age_seconds',
          help: 'How long the narration job has waited that waits longest, by queue',
          labelNames: ['queue'],
          registers: [registry],
          async collect() {
            this.set({ queue: TURN_QUEUE }, await secondsOr(turns.ageMs()));
            this.set({ queue: PROLOGUE_QUEUE }, await secondsOr(prologues.ageMs()));
          },
        }),
    },
  ],
  exports: [NarrationQueue, NarrationWorkers, DemoQueue, DemoWorkers],
})
export class QueueModule implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(BACKEND) private readonly backend: NarrationBackend,
    @Inject(TURNS) private readonly turns: BullQueue<NarrationJob>,
    @Inject(PROLOGUES) private readonly prologues: BullQueue<DemoJob>,
    @Inject(TURN_TAKER) private readonly turnTaker: JobTaker<NarrationJob>,
    @Inject(PROLOGUE_TAKER) private readonly prologueTaker: JobTaker<DemoJob>,
  ) {}

  /** Turns under way are finished before anything they need is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.turnTaker.stop(), this.prologueTaker.stop()]);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.turns.close(), this.prologues.close()]);
    await this.backend.close();
  }
}

async function openQueue<JobData>(
  backend: NarrationBackend,
  name: QueueName,
  log: Log,
): Promise<BullQueue<JobData>> {
  const queue = backend.queue<JobData>(name);
  queue.on('error', (error: Error) => log.warn('the queue met an error', { error }));
  await queue.waitUntilReady();
  return queue;
}

/** NaN while the queue cannot be asked. */
async function secondsOr(age: Promise<number>): Promise<number> {
  return age.then(
    (ms) => ms / 1_000,
    () => NaN,
  );
}

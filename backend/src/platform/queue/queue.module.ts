import {
  Global,
  Inject,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { HouseNarration, NarrationPauses } from '../house-narration/index.js';
import { Shutdown } from '../lifecycle/index.js';
import { HealthChecks, Log, Metrics } from '../observability/index.js';
import { CallCounts } from '../rate-limits/index.js';
import { BullDemoQueue } from './bull-demo-queue.js';
import { BullDemoWorkers } from './bull-demo-workers.js';
import { BullNarrationQueue } from './bull-narration-queue.js';
import { BullNarrationWorkers } from './bull-narration-workers.js';
import { BullQueues } from './bull-queues.js';
import { DemoQueue, DemoWorkers, type DemoJob } from './demo-queue.js';
import { EndOfDrained } from './end-of-drained.js';
import { JobTaker } from './job-taker.js';
import type { BullQueue, NarrationBackend, QueueName } from './narration-backend.js';
import { NarrationQueue, NarrationWorkers, type NarrationJob } from './narration-queue.js';
import { NarratorAtWork } from './narrator-at-work.js';
import { openBackend } from './open-backend.js';
import { QueueMetrics } from './queue-metrics.js';
import { slotsOfPrologues, slotsOfTurns, TakerOrders } from './taker-orders.js';

const BACKEND = Symbol('narration backend');
const TURNS = Symbol('bullmq queue of turns');
const PROLOGUES = Symbol('bullmq queue of prologues');
const TURN_TAKER = Symbol('taker of turns');
const PROLOGUE_TAKER = Symbol('taker of prologues');
const QUEUE_METRICS = Symbol('what a scaler reads');
const TURN_ORDERS = Symbol('orders for turns');
const PROLOGUE_ORDERS = Symbol('orders for prologues');

const TURN_QUEUE: QueueName = 'narration';
const PROLOGUE_QUEUE: QueueName = 'prologue-narration';
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
    { provide: CallCounts, inject: [BACKEND], useFactory: ({ callCounts }: NarrationBackend) => callCounts },
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
      inject: [TURNS, NarrationPauses],
      useFactory: (queue: BullQueue<NarrationJob>, pauses: NarrationPauses) =>
        new BullNarrationQueue(queue, pauses),
    },
    {
      provide: DemoQueue,
      inject: [PROLOGUES, NarrationPauses],
      useFactory: (queue: BullQueue<DemoJob>, pauses: NarrationPauses) => new BullDemoQueue(queue, pauses),
    },
    {
      provide: BullQueues,
      inject: [TURNS, PROLOGUES],
      useFactory: (turns: BullQueue<NarrationJob>, prologues: BullQueue<DemoJob>) =>
        new BullQueues(turns, prologues),
    },
    {
      provide: TURN_ORDERS,
      inject: [HouseNarration, AppConfig],
      useFactory: (house: HouseNarration, config: AppConfig) => new TakerOrders(house, config, slotsOfTurns),
    },
    {
      provide: PROLOGUE_ORDERS,
      inject: [HouseNarration, AppConfig],
      useFactory: (house: HouseNarration, config: AppConfig) =>
        new TakerOrders(house, config, slotsOfPrologues),
    },
    {
      provide: TURN_TAKER,
      inject: [BACKEND, TURN_ORDERS, AppConfig, Log],
      useFactory: (backend: NarrationBackend, orders: TakerOrders, config: AppConfig, log: Log) =>
        new JobTaker<NarrationJob>(
          backend,
          TURN_QUEUE,
          orders,
          config.stopGraceSeconds * 1_000,
          log.for('queue'),
        ),
    },
    {
      provide: PROLOGUE_TAKER,
      inject: [BACKEND, PROLOGUE_ORDERS, AppConfig, Log],
      useFactory: (backend: NarrationBackend, orders: TakerOrders, config: AppConfig, log: Log) =>
        new JobTaker<DemoJob>(
          backend,
          PROLOGUE_QUEUE,
          orders,
          config.stopGraceSeconds * 1_000,
          log.for('queue'),
        ),
    },
    {
      provide: NarratorAtWork,
      inject: [TURN_ORDERS, TURN_TAKER, PROLOGUE_TAKER],
      useFactory: (orders: TakerOrders, turns: JobTaker<NarrationJob>, prologues: JobTaker<DemoJob>) =>
        new NarratorAtWork(orders, turns, prologues),
    },
    {
      provide: EndOfDrained,
      inject: [TURN_ORDERS, TURN_TAKER, PROLOGUE_TAKER, AppConfig, Shutdown, Log],
      useFactory: (
        orders: TakerOrders,
        turns: JobTaker<NarrationJob>,
        prologues: JobTaker<DemoJob>,
        config: AppConfig,
        shutdown: Shutdown,
        log: Log,
      ) => new EndOfDrained(orders, [turns, prologues], config, shutdown, log.for('queue')),
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
      provide: QUEUE_METRICS,
      inject: [NarrationQueue, DemoQueue, TURN_TAKER, PROLOGUE_TAKER, Metrics],
      useFactory: (
        turns: NarrationQueue,
        prologues: DemoQueue,
        turnTaker: JobTaker<NarrationJob>,
        prologueTaker: JobTaker<DemoJob>,
        metrics: Metrics,
      ) =>
        new QueueMetrics(
          [
            { name: TURN_QUEUE, queue: turns, taker: turnTaker },
            { name: PROLOGUE_QUEUE, queue: prologues, taker: prologueTaker },
          ],
          metrics,
        ),
    },
  ],
  exports: [BullQueues, CallCounts, DemoQueue, DemoWorkers, NarrationQueue, NarrationWorkers, NarratorAtWork],
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

/** The `projector` role's engine: read models follow the log, process managers react to it. */
import { setTimeout as wait } from 'node:timers/promises';
import { Global, Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { runProjector } from '@rubicon/eventsourcing';
import { Counter, Gauge } from 'prom-client';
import { Clock } from '../clock/index.js';
import { AppConfig } from '../config/index.js';
import { allCodecs, EventStoreDb } from '../event-store/index.js';
import { Log, Metrics } from '../observability/index.js';
import { ParkedLanes } from '../parked-lanes/index.js';
import { Notifications } from '../postgres/index.js';
import { readCheckpoint, ReadModels, Tables, type Checkpoint } from '../read-models/index.js';
import { checkReadModels, versionsOf } from './check-read-models.js';
import { Housekeeping } from './housekeeping.js';
import { LagMetrics } from './lag-metrics.js';
import { leases } from './lease.js';
import { checkLogIdentity } from './log-identity.js';
import { ProcessHost } from './process-host.js';
import { Processes } from './processes.js';
import { projectionStore } from './projection-store.js';
import { ProjectorProgress } from './projector-progress.js';
import { rebuildReadModels } from './rebuild.js';
import { RebuildUnderWay } from './schemas.js';
import { canBeFilledOn } from './filled-by.js';

const LEASE = 'projector';
/** Milliseconds between two looks at read models that somebody else fills. */
const LOOK_AGAIN_MS = 1_000;

@Global()
@Module({
  providers: [
    ProjectorProgress,
    Housekeeping,
    {
      provide: Processes,
      inject: [EventStoreDb, ReadModels, Notifications, Log, Metrics, ProjectorProgress],
      useFactory: (
        eventStore: EventStoreDb,
        { dataSource }: ReadModels,
        notifications: Notifications,
        log: Log,
        metrics: Metrics,
        progress: ProjectorProgress,
      ) =>
        new ProcessHost({
          eventStore,
          database: dataSource,
          lease: leases(dataSource),
          log: log.for('processes'),
          parked: new Counter({
            name: 'rubicon_process_parked_total',
            help: 'Keys that a process manager could not work on',
            labelNames: ['process'],
            registers: [metrics.registry],
          }),
          parkedLanes: new ParkedLanes({
            database: dataSource,
            notifications,
            log: log.for('processes'),
            lanes: new Gauge({
              name: 'rubicon_process_parked_lanes',
              help: 'Keys that a process manager of this process cannot work on now',
              labelNames: ['process'],
              registers: [metrics.registry],
            }),
          }),
          stopped: (name) => progress.stopped(name),
        }),
    },
    {
      provide: LagMetrics,
      inject: [EventStoreDb, ReadModels, Tables, Processes, Clock, Metrics],
      useFactory: (
        store: EventStoreDb,
        readModels: ReadModels,
        tables: Tables,
        processes: ProcessHost,
        clock: Clock,
        metrics: Metrics,
      ) => new LagMetrics({ store, readModels, tables, processes, clock }, metrics),
    },
  ],
  exports: [Processes, Housekeeping],
})
export class ProjectorModule implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(Processes) private readonly processes: ProcessHost,
    private readonly progress: ProjectorProgress,
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
    private readonly tables: Tables,
    private readonly config: AppConfig,
    private readonly log: Log,
  ) {}

  /**
   * Call once everything is registered. What is wrong with the read models is said here and not when the process is put together: there it would
   * leave open what was opened before.
   * @throws LogMismatch when the log is not the one these read models were made from
   */
  async start(): Promise<void> {
    checkReadModels(this.tables.readModels.all);
    const checkpoint = await readCheckpoint(this.readModels.manager);
    await checkLogIdentity(this.store, checkpoint);
    this.running = Promise.all([this.project(checkpoint), this.processes.run(this.stopping.signal)]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async project(checkpoint: Checkpoint): Promise<void> {
    const { signal } = this.stopping;
    const log = this.log.for('projector');
    try {
      await this.makeReady(checkpoint);
      if (signal.aborted) return;
      await runProjector(
        {
          name: LEASE,
          projections: this.tables.readModels.all.map(({ projection }) => projection),
          codecs: allCodecs,
        },
        {
          eventStore: this.store,
          store: projectionStore(this.readModels.dataSource, {
            versions: versionsOf(this.tables.readModels.all),
            live: true,
          }),
          holdsEvent: async ({ position, eventId }) => (await this.store.eventAt(position))?.id === eventId,
          lease: leases(this.readModels.dataSource),
          wait: (ms) => wait(ms, undefined, { signal }).catch(() => undefined),
          random: Math.random,
          troubled: (error) => {
            this.progress.troubled();
            log.warn('projecting failed and is tried again', { error });
          },
          progressed: ({ position }, events) => this.progress.projected(events, position),
          caughtUp: () => this.progress.caughtUp(),
        },
        signal,
      );
    } catch (error) {
      log.error('the projector stopped: its read models stand still', { error });
      this.progress.stopped(LEASE);
    }
  }

  /**
   * Tables filled by other versions of the projections are made anew before the projector goes on. Where somebody else fills read models already, they
   * are waited for: what they put in place may do.
   */
  private async makeReady(checkpoint: Checkpoint): Promise<void> {
    const { signal } = this.stopping;
    let now = checkpoint;
    while (now.position !== null && !canBeFilledOn(now, this.tables) && !signal.aborted) {
      try {
        return await this.rebuild();
      } catch (error) {
        if (!(error instanceof RebuildUnderWay)) throw error;
        await wait(LOOK_AGAIN_MS, undefined, { signal }).catch(() => undefined);
        now = await readCheckpoint(this.readModels.manager);
      }
    }
  }

  private async rebuild(): Promise<void> {
    this.log.info('projections have changed: the read models are filled anew');
    await rebuildReadModels({
      url: this.config.databaseUrl,
      tables: this.tables,
      store: this.store,
      log: this.log.for('rebuild'),
      differences: 'not looked for',
      keepsReplaced: false,
    });
  }
}

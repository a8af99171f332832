/** The `projector` role's engine: read models follow the log, process managers react to it. */
import { setTimeout as wait } from 'node:timers/promises';
import { Global, Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { runProjector } from '@rubicon/eventsourcing';
import { Counter } from 'prom-client';
import { AppConfig } from '../config/index.js';
import { allCodecs, EventStoreDb } from '../event-store/index.js';
import { Log, Metrics } from '../observability/index.js';
import { readCheckpoint, ReadModels, Tables, type Checkpoint } from '../read-models/index.js';
import { checkReadModels, versionsOf } from './check-read-models.js';
import { Housekeeping } from './housekeeping.js';
import { leases } from './lease.js';
import { checkLogIdentity } from './log-identity.js';
import { ProcessHost } from './process-host.js';
import { Processes } from './processes.js';
import { projectionStore } from './projection-store.js';
import { ProjectorProgress } from './projector-progress.js';
import { rebuildReadModels } from './rebuild.js';

const LEASE = 'projector';

@Global()
@Module({
  providers: [
    ProjectorProgress,
    Housekeeping,
    {
      provide: Processes,
      inject: [EventStoreDb, ReadModels, Log, Metrics, ProjectorProgress],
      useFactory: (
        eventStore: EventStoreDb,
        { dataSource }: ReadModels,
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
          stopped: (name) => progress.stopped(name),
        }),
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
      if (checkpoint.position !== null && !this.filledByThisCode(checkpoint)) await this.rebuild();
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

  /** Tables filled by other versions of the projections are made anew before the projector goes on. */
  private async rebuild(): Promise<void> {
    this.log.info('projections have changed: the read models are filled anew');
    await rebuildReadModels({
      url: this.config.databaseUrl,
      tables: this.tables,
      store: this.store,
      log: this.log.for('rebuild'),
      differences: 'not looked for',
    });
  }

  private filledByThisCode({ versions }: Checkpoint): boolean {
    const wanted = versionsOf(this.tables.readModels.all);
    const names = new Set([...Object.keys(versions), ...Object.keys(wanted)]);
    return [...names].every((name) => versions[name] === wanted[name]);
  }
}

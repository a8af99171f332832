/** The `projector` role's engine: read models follow the log, process managers react to it. */
import {
  Global,
  Inject,
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { AppConfig } from '../config/index.js';
import { EventStoreDb } from '../event-store/index.js';
import { HealthChecks, Log, Metrics } from '../observability/index.js';
import { ReadModels, Tables, readCheckpoint } from '../read-models/index.js';
import { Lease } from './lease.js';
import { LiveProjector, type ProjectorProgress } from './live-projector.js';
import { checkLogIdentity } from './log-identity.js';
import { checkProjections, versionsOf, type ReadModelProjection } from './read-model-projection.js';
import { rebuildReadModels } from './rebuild.js';

const PROJECTIONS = Symbol('projections');
const LEASE = 'projector';

@Global()
@Module({})
export class ProjectorModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(PROJECTIONS) private readonly projections: readonly ReadModelProjection[],
    private readonly projector: LiveProjector,
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
    private readonly tables: Tables,
    private readonly config: AppConfig,
    private readonly log: Log,
  ) {}

  static with(projections: readonly ReadModelProjection[]): DynamicModule {
    checkProjections(projections);
    return {
      module: ProjectorModule,
      providers: [
        { provide: PROJECTIONS, useValue: projections },
        {
          provide: LiveProjector,
          inject: [EventStoreDb, ReadModels, Log, Metrics, HealthChecks],
          useFactory: (
            store: EventStoreDb,
            readModels: ReadModels,
            log: Log,
            metrics: Metrics,
            health: HealthChecks,
          ) =>
            new LiveProjector(
              store,
              { dataSource: readModels.dataSource, projections, live: true },
              new Lease(readModels.dataSource, LEASE),
              log.for('projector'),
              progressIn(metrics, health),
            ),
        },
      ],
    };
  }

  /** @throws LogMismatch when the log is not the one these read models were made from */
  async onApplicationBootstrap(): Promise<void> {
    const checkpoint = await readCheckpoint(this.readModels.manager);
    await checkLogIdentity(this.store, checkpoint);
    this.running = this.run(
      checkpoint.position !== null && !sameVersions(checkpoint.versions, this.projections),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Tables filled by other versions of the projections are made anew first. */
  private async run(outdated: boolean): Promise<void> {
    const { signal } = this.stopping;
    if (outdated) {
      this.log.info('projections have changed: their tables are filled anew');
      await rebuildReadModels({
        url: this.config.databaseUrl,
        tables: this.tables,
        projections: this.projections,
        store: this.store,
        log: this.log.for('rebuild'),
        acceptDifferences: true,
      }).catch((error: unknown) => this.log.error('filling the read models anew failed', { error }));
    }
    await this.projector.run(signal);
  }
}

function sameVersions(
  filledBy: Readonly<Record<string, number>>,
  projections: readonly ReadModelProjection[],
): boolean {
  const wanted = versionsOf(projections);
  const names = new Set([...Object.keys(filledBy), ...Object.keys(wanted)]);
  return [...names].every((name) => filledBy[name] === wanted[name]);
}

function progressIn(metrics: Metrics, health: HealthChecks): ProjectorProgress {
  const registers = [metrics.registry];
  const events = new Counter({ name: 'rubicon_projected_events_total', help: 'Events projected', registers });
  const failures = new Counter({
    name: 'rubicon_projector_failures_total',
    help: 'Batches that could not be projected',
    registers,
  });
  const position = new Gauge({
    name: 'rubicon_projected_position',
    help: 'Log position the read models have come to',
    registers,
  });
  let failed = false;
  health.register('projector', () =>
    failed ? Promise.reject(new Error('projecting fails')) : Promise.resolve(),
  );
  return {
    projected(count, at) {
      failed = false;
      events.inc(count);
      position.set(Number(at));
    },
    failed() {
      failed = true;
      failures.inc();
    },
  };
}

/**
 * How far the read models and the processes are behind the log, in seconds. The log and the database are asked, so that a projector tells it that
 * stands still, and one that stands by.
 */
import { Gauge } from 'prom-client';
import type { Clock } from '../clock/index.js';
import type { EventStoreDb } from '../event-store/index.js';
import type { Metrics } from '../observability/index.js';
import { readCheckpoint, type ReadModels, type Tables } from '../read-models/index.js';
import type { ProcessHost } from './process-host.js';
import { UnreadSince } from './unread-since.js';

interface ProcessCheckpoint {
  readonly name: string;
  readonly position: string;
}

export interface LagSources {
  readonly store: EventStoreDb;
  readonly readModels: ReadModels;
  readonly tables: Tables;
  readonly processes: ProcessHost;
  readonly clock: Clock;
}

export class LagMetrics {
  private readonly unprojected: UnreadSince;
  private readonly unfinished = new Map<string, UnreadSince>();

  constructor(
    private readonly sources: LagSources,
    { registry }: Metrics,
  ) {
    const projections = sources.tables.readModels.all.map(({ projection }) => projection);
    const categories = [...new Set(projections.flatMap((projection) => projection.categories))];
    this.unprojected = new UnreadSince(sources.store, { categories });
    const ofProjections = () => this.ofProjections();
    new Gauge({
      name: 'rubicon_projection_lag_seconds',
      help: 'How long ago the first event was written that the read models do not show yet; 0: they show all.',
      registers: [registry],
      async collect() {
        this.set(await ofProjections().catch(() => NaN));
      },
    });
    const ofProcesses = () => this.ofProcesses();
    new Gauge({
      name: 'rubicon_process_unfinished_age_seconds',
      help: 'How long ago the first event was written that a process has not finished, parked ones among them; 0: it has finished all.',
      labelNames: ['process'],
      registers: [registry],
      async collect() {
        const ages = await ofProcesses().catch(() => []);
        this.reset();
        for (const [process, seconds] of ages) this.set({ process }, seconds);
      },
    });
  }

  private async ofProjections(): Promise<number> {
    const { position } = await readCheckpoint(this.sources.readModels.manager);
    return this.secondsSince(await this.unprojected.behind(position));
  }

  /** Of those that have a checkpoint: one that has never run has nothing to finish. */
  private async ofProcesses(): Promise<[process: string, seconds: number][]> {
    const { processes, readModels, store } = this.sources;
    const rows = await readModels.manager.query<ProcessCheckpoint[]>(
      'SELECT name, position FROM process_checkpoint',
    );
    const positions = new Map(rows.map(({ name, position }) => [name, BigInt(position)]));
    return Promise.all(
      processes.all.map(async ({ name, categories, handles: types }): Promise<[string, number]> => {
        const position = positions.get(name);
        if (position === undefined) return [name, NaN];
        const unread = this.unfinished.get(name) ?? new UnreadSince(store, { categories, types });
        this.unfinished.set(name, unread);
        return [name, this.secondsSince(await unread.behind(position))];
      }),
    );
  }

  private secondsSince(time: Date | null | undefined): number {
    if (time === undefined) return NaN;
    return time === null ? 0 : Math.max(0, this.sources.clock.now().getTime() - time.getTime()) / 1_000;
  }
}

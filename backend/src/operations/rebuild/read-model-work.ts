/**
 * Does with the read models what operators ask for: fills them anew and swaps them in, swaps those back that were replaced, or lets those go. Of any
 * number of projectors one does.
 */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { EventStoreDb } from '../../platform/event-store/index.js';
import { Log } from '../../platform/observability/index.js';
import {
  canBeFilledOn,
  Housekeeping,
  letReplacedGo,
  rebuildReadModels,
  RebuildUnderWay,
  replacedReadModels,
  swapBackReadModels,
  type SchemaPorts,
} from '../../platform/projector/index.js';
import { readBooks, readCheckpoint, ReadModels, Tables } from '../../platform/read-models/index.js';
import { RecurringWork } from '../../platform/recurring-work/index.js';
import type { ReadModelJobRow } from './read-model-job.table.js';
import { keptUntil, ReadModelJobs, type JobEnd, type Progress, type ToRead } from './read-model-jobs.js';

const LOOK_EVERY_MS = 1_000;
/** Milliseconds between two notes of how far it is. */
const TELL_EVERY_MS = 500;

class Cancelled extends Error {}

@Injectable()
export class ReadModelWork implements OnModuleInit {
  private readonly log: Log;

  constructor(
    private readonly work: RecurringWork,
    private readonly housekeeping: Housekeeping,
    private readonly jobs: ReadModelJobs,
    private readonly store: EventStoreDb,
    private readonly tables: Tables,
    private readonly readModels: ReadModels,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('rebuild');
  }

  onModuleInit(): void {
    this.work.register('read-models', LOOK_EVERY_MS, (signal) => this.round(signal));
    this.housekeeping.register('replaced read models', () => this.letOldGo());
  }

  /** Nobody keeps them up with the log: who is erased meanwhile is still in them. */
  private async letOldGo(): Promise<void> {
    const until = keptUntil(await this.jobs.newest());
    const isOld = until !== null && this.clock.now() > until;
    if (!isOld || !(await replacedReadModels(this.readModels.dataSource))) return;
    const { databaseUrl: url } = this.config;
    await letReplacedGo({ url, tables: this.tables, store: this.store, log: this.log });
  }

  private async round(signal: AbortSignal): Promise<void> {
    await this.jobs.endInterrupted(this.clock.now());
    const job = await this.jobs.begin(this.clock.now(), (kind) => this.toRead(kind));
    if (!job) return;
    const end = await this.endOf(job, signal);
    await this.jobs.end(job.jobId, end, this.clock.now());
  }

  private async toRead(kind: ReadModelJobRow['kind']): Promise<ToRead> {
    const [logEnd, live, replaced] = await Promise.all([
      this.store.head(),
      readBooks(this.readModels.manager),
      replacedReadModels(this.readModels.dataSource),
    ]);
    if (kind === 'rebuild' || live.events === null) return { logEnd, events: live.events };
    if (kind === 'let_go') return { logEnd, events: 0 };
    const events = replaced?.events ?? null;
    return { logEnd, events: events === null ? null : Math.max(0, live.events - events) };
  }

  private async endOf(job: ReadModelJobRow, signal: AbortSignal): Promise<JobEnd> {
    const told = new ToldProgress(this.jobs, job.jobId, this.clock);
    try {
      return await this.done(job, {
        url: this.config.databaseUrl,
        tables: this.tables,
        store: this.store,
        log: this.log,
        jobId: job.jobId,
        progressed: (position, events) => told.at({ position, events }),
        swapping: (tx, differing) => this.endOrCancel(job.jobId, tx, { differing, events: told.events }),
        signal: AbortSignal.any([signal, told.cancelled]),
      });
    } catch (error) {
      if (error instanceof Cancelled) return { state: 'cancelled' };
      if (signal.aborted) return { state: 'failed', failureCode: 'interrupted' };
      if (error instanceof RebuildUnderWay) return { state: 'failed', failureCode: error.code };
      this.log.error('a rebuild failed', { jobId: job.jobId, kind: job.kind, error });
      return { state: 'failed', failureCode: 'broken_off' };
    } finally {
      await told.end();
    }
  }

  /** @throws Cancelled */
  private async endOrCancel(
    jobId: string,
    tx: EntityManager,
    end: { readonly differing: readonly string[]; readonly events: number },
  ): Promise<void> {
    if (!(await this.jobs.endWithin(tx, jobId, end, this.clock.now()))) throw new Cancelled();
  }

  private async done({ kind, acceptsDifferences }: ReadModelJobRow, ports: SchemaPorts): Promise<JobEnd> {
    switch (kind) {
      case 'rebuild': {
        // A process of a release that is going would put tables of its own in place of newer ones.
        const live = await readCheckpoint(this.readModels.manager);
        if (live.position !== null && !canBeFilledOn(live, this.tables))
          return { state: 'failed', failureCode: 'replaced_by_other_code' };
        const differences = acceptsDifferences ? 'accepted' : 'refused';
        const { swapped, differing } = await rebuildReadModels({
          ...ports,
          differences,
          keepsReplaced: true,
        });
        return { state: swapped ? 'done' : 'differs', differing };
      }
      case 'swap_back': {
        const outcome = await swapBackReadModels(ports);
        return outcome === 'swapped' ? { state: 'done' } : { state: 'failed', failureCode: outcome };
      }
      case 'let_go':
        return (await letReplacedGo(ports))
          ? { state: 'done' }
          : { state: 'failed', failureCode: 'nothing_replaced' };
    }
  }
}

/** Notes how far a job is, now and then, and learns that way when it was cancelled. */
class ToldProgress {
  private readonly cancelling = new AbortController();
  private latest: Progress | null = null;
  private next: NodeJS.Timeout | null = null;
  private toldAtMs = -Infinity;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly jobs: ReadModelJobs,
    private readonly jobId: string,
    private readonly clock: Clock,
  ) {}

  get cancelled(): AbortSignal {
    return this.cancelling.signal;
  }

  /** Read so far. */
  get events(): number {
    return this.latest?.events ?? 0;
  }

  at(progress: Progress): void {
    this.latest = progress;
    const dueInMs = this.toldAtMs + TELL_EVERY_MS - performance.now();
    if (dueInMs <= 0) this.tell(progress);
    // The last batch is followed by a long comparison.
    else this.next ??= setTimeout(() => this.latest && this.tell(this.latest), dueInMs);
  }

  end(): Promise<void> {
    if (this.next && this.latest) this.tell(this.latest);
    return this.telling;
  }

  private tell(progress: Progress): void {
    if (this.next) clearTimeout(this.next);
    this.next = null;
    this.toldAtMs = performance.now();
    this.telling = this.jobs.tell(this.jobId, progress, this.clock.now()).then(
      (goesOn) => {
        if (!goesOn) this.cancelling.abort(new Cancelled());
      },
      // The next note says more.
      () => undefined,
    );
  }
}

/** Writes what auditors asked for, one file after another, and throws files away after a day, or when there are too many. Of any number of processes one does. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStoreUnavailable } from '@rubicon/eventsourcing';
import { Clock } from '../../platform/clock/index.js';
import { EventStoreDb } from '../../platform/event-store/index.js';
import { Log } from '../../platform/observability/index.js';
import { isPostgresOutage } from '../../platform/postgres/index.js';
import { readCheckpoint, ReadModels } from '../../platform/read-models/index.js';
import { RecurringWork } from '../../platform/recurring-work/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ledgerEventTypes } from '../ledger/index.js';
import { LogDoesNotFitChain } from '../proof/index.js';
import type { AuditExportRow } from './audit-export.table.js';
import { ExportEnded, ExportFile } from './export-file.js';
import type { ExportFailureCode } from './export-failures.js';
import { ATTEMPTS_MAX, ExportJobs } from './export-jobs.js';
import type { ExportProgress, ExportScope } from './export-source.js';
import { ExportSources } from './export-sources.js';

const EVERY_MS = 1_000;
const READ_MODELS_WAIT_MS = 30_000;
/** After the first interruption, and as much longer after each. */
const PUT_OFF_MS = 60_000;
/** Of all files that are kept. */
const KEPT_BYTES_MAX = 10 * 2 ** 30;
const KEPT_MS = 24 * 60 * 60 * 1_000;

@Injectable()
export class ExportWork implements OnModuleInit {
  private readonly log: Log;

  constructor(
    private readonly work: RecurringWork,
    private readonly jobs: ExportJobs,
    private readonly sources: ExportSources,
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('audit-exports');
  }

  onModuleInit(): void {
    this.work.register('audit-exports', EVERY_MS, (signal) => this.round(signal));
  }

  private async round(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.jobs.throwAway(this.clock.now(), KEPT_BYTES_MAX);
      const row = await this.jobs.begin(this.clock.now());
      if (!row) return;
      await this.write(row, signal);
    }
  }

  private async write(row: AuditExportRow, signal: AbortSignal): Promise<void> {
    const ended = new AbortController();
    const stop = AbortSignal.any([signal, ended.signal]);
    const progress: ExportProgress = { rowsDone: 0, rowsTotal: null };
    const file = new ExportFile(this.jobs, row, progress);
    try {
      const contents = this.sources.of(row.kind).contents(await this.scopeOf(row), progress, stop);
      for await (const piece of contents) {
        if (signal.aborted) break;
        await file.write(piece);
      }
      // A source that was stopped may end as if it were at its end.
      if (signal.aborted) return await this.jobs.giveBack(row);
      await file.end(new Date(this.clock.now().getTime() + KEPT_MS));
    } catch (error) {
      await this.troubled(row, error, signal);
    } finally {
      ended.abort();
    }
  }

  private async troubled(row: AuditExportRow, error: unknown, signal: AbortSignal): Promise<void> {
    if (error instanceof ExportEnded) return;
    if (signal.aborted) return this.jobs.giveBack(row);
    if (passes(error) && row.attempt < ATTEMPTS_MAX) {
      const beginAfter = new Date(this.clock.now().getTime() + row.attempt * PUT_OFF_MS);
      await this.jobs.putOff(row, beginAfter);
      // Whoever does recurring work says that there was trouble.
      throw error;
    }
    const { exportId, kind } = row;
    this.log.error('an export failed', { exportId, kind, error });
    await this.jobs.fail(row, passes(error) ? 'interrupted' : failureOf(error));
  }

  /** Waits until the books hold all that was written by now. @throws Refused `read_model_behind` */
  private async scopeOf({ from, until }: AuditExportRow): Promise<ExportScope> {
    const asOf = this.clock.now();
    const { position: known } = await readCheckpoint(this.readModels.manager);
    const categories = Object.keys(ledgerEventTypes);
    const newer = await Promise.all(categories.map((category) => this.store.lastOf(category, known)));
    const position = [known, ...newer].reduce<bigint>(
      (last, each) => (each !== null && each > last ? each : last),
      0n,
    );
    await this.readModels.waitFor(position, READ_MODELS_WAIT_MS);
    return { period: { from, until }, position, asOf, fetchedBy: asOf };
  }
}

function failureOf(error: unknown): ExportFailureCode {
  if (error instanceof LogDoesNotFitChain) return error.code;
  // Without a key, or an event, none is asked for.
  return error instanceof Refused && error.code === 'heads_not_signed' ? error.code : 'broken_off';
}

/** Trouble of the moment, or a statement that took too long: the same export may be written in a while. */
function passes(error: unknown): boolean {
  return (
    isPostgresOutage(error) ||
    error instanceof EventStoreUnavailable ||
    (error instanceof Refused && error.code === 'read_model_behind')
  );
}

/** How far the read models are, those that were replaced, and what was last asked to be done with them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelJob, ReadModelOperations, ReadModelsPlaced } from '@rubicon/contracts';
import { EventStoreDb } from '../../platform/event-store/index.js';
import { canBeFilledOn, replacedReadModels } from '../../platform/projector/index.js';
import { readBooks, ReadModels, Tables } from '../../platform/read-models/index.js';
import { RunningProcesses } from '../../platform/running-processes/index.js';
import { StaffNames } from '../../staff/index.js';
import { ProjectionLags } from '../figures/index.js';
import type { ReadModelJobRow } from './read-model-job.table.js';
import { KEPT_MS, keptUntil, ReadModelJobs } from './read-model-jobs.js';

export class GetReadModelOperations extends Query<ReadModelOperations> {}

@QueryHandler(GetReadModelOperations)
export class GetReadModelOperationsHandler implements IQueryHandler<GetReadModelOperations> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly tables: Tables,
    private readonly store: EventStoreDb,
    private readonly jobs: ReadModelJobs,
    private readonly lags: ProjectionLags,
    private readonly processes: RunningProcesses,
    private readonly names: StaffNames,
  ) {}

  async execute(): Promise<ReadModelOperations> {
    // First: of one that is done, what it has put in place is read after it.
    const newest = await this.jobs.newest();
    const [live, replaced, logEnd, lag, projectors] = await Promise.all([
      readBooks(this.readModels.manager),
      replacedReadModels(this.readModels.dataSource),
      this.store.head(),
      this.lags.now(),
      this.processes.ofRole('projector'),
    ]);
    const placing = live.jobId === null ? null : await this.jobs.of(live.jobId);
    const staff = [newest?.askedBy, newest?.cancelledBy, placing?.askedBy];
    const names = await this.names.of(staff.filter((id) => typeof id === 'string'));
    return {
      position: textOf(live.position),
      logEnd: textOf(logEnd),
      lag,
      projectors: projectors.filter(({ isEnding }) => !isEnding).length,
      events: live.events,
      since: timeOf(live.since),
      placed: placing && placedBy(placing, names),
      keepsMs: KEPT_MS,
      replaced: replaced && {
        position: textOf(replaced.position),
        events: replaced.events,
        keptUntil: timeOf(keptUntil(newest)),
        canBeSwappedBack: canBeFilledOn(replaced, this.tables),
      },
      job: newest && jobOf(newest, names),
    };
  }
}

type Names = ReadonlyMap<string, string>;

function placedBy({ kind, askedBy, reason }: ReadModelJobRow, names: Names): ReadModelsPlaced | null {
  return kind === 'let_go' ? null : { kind, name: names.get(askedBy)!, reason };
}

function jobOf(row: ReadModelJobRow, names: Names): ReadModelJob {
  const { askedBy, askedAt, begunAt, endedAt, notedAt, cancelledBy, ...asItIs } = row;
  return {
    ...asItIs,
    askedBy,
    name: names.get(askedBy)!,
    askedAt: askedAt.toISOString(),
    begunAt: timeOf(begunAt),
    endedAt: timeOf(endedAt),
    notedAt: timeOf(notedAt),
    cancelledByName: cancelledBy === null ? null : names.get(cancelledBy)!,
  };
}

function timeOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

function textOf(position: bigint | null): string | null {
  return position === null ? null : position.toString();
}

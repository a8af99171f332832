/** How far the read models are, those that were replaced, and what was last asked to be done with them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelJob, ReadModelOperations } from '@rubicon/contracts';
import { EventStoreDb } from '../../platform/event-store/index.js';
import { canBeFilledOn, replacedReadModels } from '../../platform/projector/index.js';
import { readCheckpoint, ReadModels, Tables } from '../../platform/read-models/index.js';
import { StaffNames } from '../../staff/index.js';
import { ReadModelJobs } from './read-model-jobs.js';

export class GetReadModelOperations extends Query<ReadModelOperations> {}

@QueryHandler(GetReadModelOperations)
export class GetReadModelOperationsHandler implements IQueryHandler<GetReadModelOperations> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly tables: Tables,
    private readonly store: EventStoreDb,
    private readonly jobs: ReadModelJobs,
    private readonly names: StaffNames,
  ) {}

  async execute(): Promise<ReadModelOperations> {
    // First: of one that is done, what it has put in place is read after it.
    const job = await this.job();
    const [{ position }, replaced, logEnd] = await Promise.all([
      readCheckpoint(this.readModels.manager),
      replacedReadModels(this.readModels.dataSource),
      this.store.head(),
    ]);
    return {
      position: textOf(position),
      logEnd: textOf(logEnd),
      replaced: replaced && {
        position: textOf(replaced.position),
        canBeSwappedBack: canBeFilledOn(replaced, this.tables),
      },
      job,
    };
  }

  private async job(): Promise<ReadModelJob | null> {
    const row = await this.jobs.newest();
    if (!row) return null;
    const names = await this.names.of([row.askedBy]);
    const { jobId, kind, acceptsDifferences, askedBy, askedAt, state, endedAt } = row;
    const { position, logEnd, differing, failureCode } = row;
    return {
      jobId,
      kind,
      acceptsDifferences,
      askedBy,
      name: names.get(askedBy)!,
      askedAt: askedAt.toISOString(),
      state,
      endedAt: endedAt?.toISOString() ?? null,
      position,
      logEnd,
      differing,
      failureCode,
    };
  }
}

function textOf(position: bigint | null): string | null {
  return position === null ? null : position.toString();
}

/** The jobs that operators ask for, one open at a time: asked for in an API process, done in a projector. */
import { Injectable } from '@nestjs/common';
import type { ReadModelJob } from '@rubicon/contracts';
import { brokenUniqueConstraint } from '../../platform/postgres/index.js';
import { APP_SCHEMA, ReadModels } from '../../platform/read-models/index.js';
import type { EntityManager } from 'typeorm';
import { Refused } from '../../platform/refusals/index.js';
import { ReadModelJobRow } from './read-model-job.table.js';

export type AskedJob = Pick<ReadModelJobRow, 'jobId' | 'kind' | 'acceptsDifferences' | 'askedBy' | 'askedAt'>;

export interface JobEnd {
  readonly state: Exclude<ReadModelJob['state'], 'asked' | 'under_way'>;
  readonly differing?: readonly string[];
  readonly failureCode?: ReadModelJob['failureCode'];
}

@Injectable()
export class ReadModelJobs {
  constructor(private readonly readModels: ReadModels) {}

  /** @throws Refused `rebuild_under_way` while one is open */
  async ask(job: AskedJob): Promise<void> {
    try {
      await this.rows.insert(job);
    } catch (error) {
      if (brokenUniqueConstraint(error) === 'read_model_job_open') throw new Refused('rebuild_under_way');
      throw error;
    }
  }

  /** The open one is not done, or not to its end. @throws Refused `no_rebuild_under_way` */
  async cancel(now: Date): Promise<void> {
    const cancelled = await this.readModels.manager.query<[unknown[], number]>(
      `UPDATE read_model_job SET state = 'cancelled', ended_at = $1 WHERE state IN ('asked', 'under_way')`,
      [now],
    );
    if (cancelled[1] === 0) throw new Refused('no_rebuild_under_way');
  }

  async newest(): Promise<ReadModelJobRow | null> {
    const [row] = await this.rows.find({ order: { askedAt: 'DESC', jobId: 'ASC' }, take: 1 });
    return row ?? null;
  }

  /** What a process that is gone left half done has failed: nothing of it was put in place. */
  async endInterrupted(now: Date): Promise<void> {
    await this.rows.update(
      { state: 'under_way' },
      { state: 'failed', failureCode: 'interrupted', endedAt: now },
    );
  }

  /** The one that waits; null: none does. */
  async begin(endOfLog: () => Promise<bigint | null>): Promise<ReadModelJobRow | null> {
    const row = await this.rows.findOneBy({ state: 'asked' });
    if (!row) return null;
    const logEnd = await endOfLog();
    const begun = { state: 'under_way', logEnd: logEnd === null ? null : String(logEnd) } as const;
    const { affected } = await this.rows.update({ jobId: row.jobId, state: 'asked' }, begun);
    return affected === 1 ? { ...row, ...begun } : null;
  }

  /** False: it was cancelled. */
  async tell(jobId: string, position: bigint): Promise<boolean> {
    const { affected } = await this.rows.update(
      { jobId, state: 'under_way' },
      { position: String(position) },
    );
    return affected === 1;
  }

  /** In the transaction that puts something in place: both are so, or neither. False: it was cancelled. */
  async endWithin(
    tx: EntityManager,
    jobId: string,
    differing: readonly string[],
    now: Date,
  ): Promise<boolean> {
    const updated = await tx.query<[unknown[], number]>(
      `UPDATE "${APP_SCHEMA}".read_model_job SET state = 'done', ended_at = $2, differing = $3
       WHERE job_id = $1 AND state = 'under_way'`,
      [jobId, now, differing],
    );
    return updated[1] === 1;
  }

  /** One that is done stays so: whatever went wrong later, it is in place. */
  async end(jobId: string, { state, differing = [], failureCode = null }: JobEnd, now: Date): Promise<void> {
    const end = { state, differing: [...differing], failureCode, endedAt: now };
    await this.rows.update({ jobId, state: 'under_way' }, end);
  }

  private get rows() {
    return this.readModels.repository(ReadModelJobRow);
  }
}

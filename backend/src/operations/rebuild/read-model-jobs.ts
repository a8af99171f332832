/** The jobs that operators ask for, one open at a time: asked for in an API process, done in a projector. */
import { Injectable } from '@nestjs/common';
import type { ReadModelJob } from '@rubicon/contracts';
import { brokenUniqueConstraint } from '../../platform/postgres/index.js';
import { APP_SCHEMA, ReadModels } from '../../platform/read-models/index.js';
import type { EntityManager } from 'typeorm';
import { Refused } from '../../platform/refusals/index.js';
import { ReadModelJobRow } from './read-model-job.table.js';

export type AskedJob = Pick<
  ReadModelJobRow,
  'jobId' | 'kind' | 'acceptsDifferences' | 'reason' | 'askedBy' | 'askedAt'
>;

/** Milliseconds that replaced read models are kept to be swapped back. */
export const KEPT_MS = 24 * 60 * 60 * 1_000;

/** When replaced read models are let go. Null: not as long as something is done. @param last the newest job */
export function keptUntil(last: Pick<ReadModelJobRow, 'endedAt'> | null): Date | null {
  return last?.endedAt ? new Date(last.endedAt.getTime() + KEPT_MS) : null;
}

/** How much there is to do. */
export interface ToRead {
  /** Where the log ends. */
  readonly logEnd: bigint | null;
  /** Null: nobody counted them. */
  readonly events: number | null;
}
export interface Progress {
  readonly position: bigint;
  readonly events: number;
}

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
  async cancel(staffId: string, now: Date): Promise<void> {
    const cancelled = await this.readModels.manager.query<[unknown[], number]>(
      `UPDATE read_model_job SET state = 'cancelled', ended_at = $1, cancelled_by = $2 WHERE state IN ('asked', 'under_way')`,
      [now, staffId],
    );
    if (cancelled[1] === 0) throw new Refused('no_rebuild_under_way');
  }

  of(jobId: string): Promise<ReadModelJobRow | null> {
    return this.rows.findOneBy({ jobId });
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
  async begin(
    now: Date,
    toRead: (kind: ReadModelJob['kind']) => Promise<ToRead>,
  ): Promise<ReadModelJobRow | null> {
    const row = await this.rows.findOneBy({ state: 'asked' });
    if (!row) return null;
    const { logEnd, events } = await toRead(row.kind);
    const begun = {
      state: 'under_way',
      begunAt: now,
      logEnd: logEnd === null ? null : String(logEnd),
      eventsThen: events,
    } as const;
    const { affected } = await this.rows.update({ jobId: row.jobId, state: 'asked' }, begun);
    return affected === 1 ? { ...row, ...begun } : null;
  }

  /** False: it was cancelled. */
  async tell(jobId: string, { position, events }: Progress, now: Date): Promise<boolean> {
    const { affected } = await this.rows.update(
      { jobId, state: 'under_way' },
      { position: String(position), events, notedAt: now },
    );
    return affected === 1;
  }

  /** In the transaction that puts something in place: both are so, or neither. False: it was cancelled. */
  async endWithin(
    tx: EntityManager,
    jobId: string,
    { differing, events }: { readonly differing: readonly string[]; readonly events: number },
    now: Date,
  ): Promise<boolean> {
    const updated = await tx.query<[unknown[], number]>(
      `UPDATE "${APP_SCHEMA}".read_model_job SET state = 'done', ended_at = $2, differing = $3, events = $4, noted_at = $2
       WHERE job_id = $1 AND state = 'under_way'`,
      [jobId, now, differing, events],
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

import type { ReadModelJob, ReadModelOperations } from '@rubicon/contracts';

/** What waits to be done, or is being done. Null: nothing is. */
export function openJob({ job }: Pick<ReadModelOperations, 'job'>): ReadModelJob | null {
  return job && (job.state === 'asked' || job.state === 'under_way') ? job : null;
}

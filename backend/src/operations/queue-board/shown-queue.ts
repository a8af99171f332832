/**
 * A queue as Bull Board shows it: to be looked at, and without what may hold personal text. Jobs carry ids alone; what a job failed of, and what was
 * logged of it, may quote a player's words or a model's.
 */
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { Job, Queue } from 'bullmq';

type Adapter = BullMQAdapter;

const NOT_SHOWN = 'Not shown here. The narrator’s log says why, under the id of the turn.';

export class ShownQueue extends BullMQAdapter {
  constructor(queue: Queue, { displayName, description }: { displayName: string; description: string }) {
    super(queue, { displayName, description, readOnlyMode: true });
  }

  override async getJob(id: string): Promise<Job | undefined> {
    const job = await super.getJob(id);
    return job && withoutReasons(job);
  }

  override async getJobs(...asked: Parameters<Adapter['getJobs']>): Promise<Job[]> {
    return (await super.getJobs(...asked)).map(withoutReasons);
  }

  override getJobLogs(): Promise<string[]> {
    return Promise.resolve([]);
  }

  /** It could add jobs, and no job of ours has children to show. */
  override getFlowProducer(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** Changes what was read, not what is stored. */
function withoutReasons(job: Job): Job {
  if (job.failedReason) job.failedReason = NOT_SHOWN;
  if (job.deferredFailure) job.deferredFailure = NOT_SHOWN;
  job.stacktrace = null;
  return job;
}

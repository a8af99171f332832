/** What of a queue waits, for operators. */
import type { WaitingTurns } from '@rubicon/contracts';
import { QueueUnavailable, type WaitingJobs } from '../../platform/queue/index.js';

/** Null: it cannot be asked. */
export async function waitingIn(queue: { waiting(): Promise<WaitingJobs> }): Promise<WaitingTurns | null> {
  try {
    const { jobs, nextAddedAt, nextWaitedMs } = await queue.waiting();
    return { count: jobs, nextQueuedAt: nextAddedAt?.toISOString() ?? null, nextWaitedMs };
  } catch (error) {
    if (error instanceof QueueUnavailable) return null;
    throw error;
  }
}

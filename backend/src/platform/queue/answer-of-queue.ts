import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import { QueueUnavailable } from './queue-unavailable.js';

/** Milliseconds without an answer after which the queue counts as away. */
const ANSWER_WITHIN_MS = 3_000;

const inTime = timeout(ANSWER_WITHIN_MS, TimeoutStrategy.Aggressive);

/** @throws QueueUnavailable */
export async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await inTime.execute(() => work);
  } catch (cause) {
    const why =
      cause instanceof TaskCancelledError
        ? `no answer within ${ANSWER_WITHIN_MS} ms`
        : 'the queue cannot be reached';
    throw new QueueUnavailable(why, { cause });
  }
}

import { QueueUnavailable } from './queue-unavailable.js';

/** Milliseconds without an answer after which the queue counts as away. */
const ANSWER_WITHIN_MS = 3_000;

/** @throws QueueUnavailable */
export async function answered<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new QueueUnavailable(`no answer within ${ANSWER_WITHIN_MS} ms`)),
      ANSWER_WITHIN_MS,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch (cause) {
    throw cause instanceof QueueUnavailable
      ? cause
      : new QueueUnavailable('the queue cannot be reached', { cause });
  } finally {
    clearTimeout(timer);
  }
}

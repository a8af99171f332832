/** Work that waits in line, also for what was begun beside it before. */
import { bulkhead } from 'cockatiel';

export class OneAtATime {
  private readonly line = bulkhead(1, Infinity);
  private readonly besides = new Set<Promise<unknown>>();

  /** Begins at once, whatever is under way. */
  async beside<T>(work: () => Promise<T>): Promise<T> {
    const working = work();
    this.besides.add(working);
    try {
      return await working;
    } finally {
      this.besides.delete(working);
    }
  }

  /**
   * Begins when nothing else is under way.
   * @throws the signal's reason, at once when it is aborted before the work's turn comes
   */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const leave = () => reject(signal.reason as Error);
      signal.addEventListener('abort', leave, { once: true });
      this.line
        .execute(async () => {
          await Promise.allSettled(this.besides);
          signal.removeEventListener('abort', leave);
          signal.throwIfAborted();
          return work();
        })
        .then(resolve, reject);
    });
  }
}

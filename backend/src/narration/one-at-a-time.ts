/** Work that waits in line. */
import { bulkhead } from 'cockatiel';

export class OneAtATime {
  private readonly line = bulkhead(1, Infinity);

  /**
   * @throws the signal's reason, at once when it is aborted before the work's turn comes
   */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const leave = () => reject(signal.reason as Error);
      signal.addEventListener('abort', leave, { once: true });
      this.line
        .execute(() => {
          signal.removeEventListener('abort', leave);
          signal.throwIfAborted();
          return work();
        })
        .then(resolve, reject);
    });
  }
}

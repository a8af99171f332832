import { setTimeout as wait } from 'node:timers/promises';

/** Between two calls of the model. Resolves early when the signal is aborted. */
export async function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** Null, at once, when the signal is aborted first. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  if (signal.aborted) return null;
  return new Promise((resolve, reject) => {
    const leave = () => resolve(null);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

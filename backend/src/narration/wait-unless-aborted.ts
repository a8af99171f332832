import { setTimeout as wait } from 'node:timers/promises';

/** Between two calls of the model. Resolves early when the signal is aborted. */
export async function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

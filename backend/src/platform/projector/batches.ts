/** Gathers what a source yields into batches: reading goes on while a batch is written, as far as the buffer bears. */

export interface BatchOptions {
  readonly maxSize: number;
  /** Items read ahead at most. */
  readonly buffer: number;
}

/** Yields what has arrived, never nothing; waits only when nothing has. Throws what the source throws, after what came before it. */
export async function* inBatches<T>(
  source: AsyncIterable<T>,
  { maxSize, buffer }: BatchOptions,
): AsyncGenerator<T[]> {
  const items: T[] = [];
  let ended = false;
  let failure: unknown = null;
  let stopped = false;
  let arrived: () => void = () => undefined;
  let taken: () => void = () => undefined;

  const reading = (async () => {
    try {
      for await (const item of source) {
        items.push(item);
        arrived();
        while (items.length >= buffer && !stopped) await new Promise<void>((resolve) => (taken = resolve));
        if (stopped) return;
      }
    } catch (error) {
      failure = error ?? new Error('the source failed');
    } finally {
      ended = true;
      arrived();
    }
  })();

  try {
    for (;;) {
      if (items.length > 0) {
        const batch = items.splice(0, maxSize);
        taken();
        yield batch;
      } else if (ended) {
        if (failure !== null) throw failure as Error;
        return;
      } else {
        await new Promise<void>((resolve) => (arrived = resolve));
      }
    }
  } finally {
    stopped = true;
    taken();
    // A source that waits for news ends by its own signal; it is not waited for here.
    void reading;
  }
}

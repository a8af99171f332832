/** Yields what `source` yields, read ahead by up to `count` while the taker is busy. */
export async function* readAhead<T>(source: AsyncIterable<T>, count: number): AsyncGenerator<T> {
  const items: T[] = [];
  let ended = false;
  let failure: Error | null = null;
  let stopped = false;
  let arrived: () => void = () => undefined;
  let taken: () => void = () => undefined;

  const reading = (async () => {
    try {
      for await (const item of source) {
        items.push(item);
        arrived();
        while (items.length >= count && !stopped) await new Promise<void>((resolve) => (taken = resolve));
        if (stopped) return;
      }
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    } finally {
      ended = true;
      arrived();
    }
  })();

  try {
    for (;;) {
      while (items.length === 0 && !ended) await new Promise<void>((resolve) => (arrived = resolve));
      if (items.length === 0) break;
      const some = items.splice(0);
      taken();
      yield* some;
    }
    if (failure) throw failure as Error;
  } finally {
    stopped = true;
    taken();
    await reading;
  }
}

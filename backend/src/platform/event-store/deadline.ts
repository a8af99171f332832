/** The driver waits for ever on a server that holds the connection and says nothing: this does not. */
import { EventStoreUnavailable } from '@rubicon/eventsourcing';

/** @throws EventStoreUnavailable after `ms` milliseconds */
export async function withDeadline<T>(what: string, ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new EventStoreUnavailable(`${what}: no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Yields what `items` yields. @throws EventStoreUnavailable when the next one takes longer than `ms` milliseconds */
export async function* withIdleDeadline<T>(
  what: string,
  ms: number,
  items: AsyncIterable<T>,
): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  for (;;) {
    const next = await withDeadline(what, ms, iterator.next());
    if (next.done) return;
    yield next.value;
  }
}

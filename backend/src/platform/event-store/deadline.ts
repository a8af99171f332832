/**
 * The driver waits for ever on a server that holds the connection and says nothing: this does not. By hand, since a plain timeout blames the
 * server when this process got no time for longer than the deadline: two test suites of one run could not start for it.
 */
import { EventStoreUnavailable } from '@rubicon/eventsourcing';

/** A wait is of so many timers, one after another: while this process does not run, only one of them comes due, and no server is blamed. */
const PARTS = 10;

/** @throws EventStoreUnavailable after `ms` milliseconds, of which a moment in which this process stood still is a tenth at most */
export async function withDeadline<T>(what: string, ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const wait = (parts: number): void => {
      if (parts > 0) timer = setTimeout(wait, ms / PARTS, parts - 1);
      // Not before the sockets were looked at.
      else setImmediate(() => reject(new EventStoreUnavailable(`${what}: no answer within ${ms} ms`)));
    };
    wait(PARTS);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Yields what `items` yields. @throws EventStoreUnavailable when the next one takes longer than `ms` milliseconds, counted so */
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

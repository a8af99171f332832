/** Gathers what a subscription yields into batches: as large as allowed while catching up, with a short linger once live. */
import type { StoredEvent, SubscriptionMessage } from './event-store.js';

export interface BatchOptions {
  readonly size: number;
  /** How long a live batch waits for company, milliseconds; 0: what comes is handed on at once. */
  readonly lingerMs: number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export type Batch =
  { readonly kind: 'events'; readonly events: readonly StoredEvent[] } | { readonly kind: 'caught_up' };

/** @throws what the subscription throws */
export async function* batchesOf(
  messages: AsyncIterable<SubscriptionMessage>,
  { size, lingerMs, wait }: BatchOptions,
): AsyncIterable<Batch> {
  const iterator = messages[Symbol.asyncIterator]();
  let events: StoredEvent[] = [];
  let live = false;
  let lingering: Promise<'over'> | null = null;
  let coming = iterator.next();
  // A rejection is met where it is awaited; while a batch lingers it must not count as unhandled.
  coming.catch(() => undefined);
  try {
    for (;;) {
      const next: IteratorResult<SubscriptionMessage> | 'over' = lingering
        ? await Promise.race([coming, lingering])
        : await coming;
      if (next !== 'over') {
        if (next.done) break;
        coming = iterator.next();
        coming.catch(() => undefined);
        if (next.value.kind === 'event') events.push(next.value.event);
        if (next.value.kind === 'caught_up') {
          live = true;
          if (events.length > 0) yield { kind: 'events', events };
          events = [];
          lingering = null;
          yield { kind: 'caught_up' };
          continue;
        }
      }
      if (events.length >= size || (events.length > 0 && live && (next === 'over' || lingerMs === 0))) {
        const full = events;
        events = [];
        lingering = null;
        yield { kind: 'events', events: full };
      } else if (next === 'over') {
        lingering = null;
      } else if (live && events.length > 0) {
        lingering ??= wait(lingerMs).then(() => 'over' as const);
      }
    }
    if (events.length > 0) yield { kind: 'events', events };
  } finally {
    // Not awaited: a subscription that waits for events ends by its signal.
    void iterator.return?.()?.catch(() => undefined);
  }
}

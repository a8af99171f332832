/** The in-memory event store as one actor sees it: every read, append and delivery is a scheduling point that can fail. */
import { categoryOf } from '../aggregate.js';
import {
  EventStoreUnavailable,
  type EventStore,
  type StoredEvent,
  type SubscriptionMessage,
  type SubscriptionOptions,
} from '../event-store.js';
import { isWanted, type InMemoryEventStore } from './in-memory-event-store.js';
import type { Incarnation, Simulation } from './simulation.js';

export function simulatedEventStore(
  simulation: Simulation,
  incarnation: Incarnation,
  store: InMemoryEventStore,
): EventStore {
  const unavailable = (): Error => new EventStoreUnavailable('the event store did not answer');

  async function* deliver(
    log: () => readonly StoredEvent[],
    options: SubscriptionOptions,
  ): AsyncIterable<SubscriptionMessage> {
    const { from, signal } = options;
    const last = log().at(-1);
    const start =
      from === 'start' ? 0 : from === 'end' ? -1 : log().findIndex((event) => event.position > from);
    let next = start < 0 ? log().length : start;
    if (from === 'end' && last) yield { kind: 'checkpoint', position: last.position };
    let caughtUp = false;
    while (!signal?.aborted) {
      const here = next;
      const message = await simulation.call(
        incarnation,
        'deliver',
        (): SubscriptionMessage => {
          const event = log()[here];
          if (!event) return { kind: 'caught_up' };
          return isWanted(event, options)
            ? { kind: 'event', event }
            : { kind: 'checkpoint', position: event.position };
        },
        { ready: () => !caughtUp || log().length > here || signal?.aborted === true, unavailable },
      );
      if (message.kind === 'caught_up') caughtUp = true;
      else next += 1;
      yield message;
    }
  }

  return {
    append: (streamId, expected, events) =>
      simulation.call(
        incarnation,
        `append ${categoryOf(streamId)}`,
        () => store.append(streamId, expected, events),
        { unavailable },
      ),
    async *readStream(streamId, fromRevision = 0n) {
      yield* await simulation.call(
        incarnation,
        `read ${categoryOf(streamId)}`,
        () => collect(store.readStream(streamId, fromRevision)),
        { unavailable },
      );
    },
    async *readAll(options) {
      yield* await simulation.call(incarnation, 'read all', () => collect(store.readAll(options)), {
        unavailable,
      });
    },
    subscribe: (options) => deliver(() => store.log, options),
  };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

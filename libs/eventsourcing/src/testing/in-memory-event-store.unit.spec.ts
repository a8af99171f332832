import type { EventToAppend, SubscriptionMessage } from '../event-store.js';
import { WrongExpectedRevision } from '../event-store.js';
import { InMemoryEventStore } from './in-memory-event-store.js';

const event = (id: string): EventToAppend => ({
  id,
  type: 'Counted',
  data: {},
  metadata: { at: '', $correlationId: '', $causationId: '', commandId: '', actorId: '', version: '1' },
});

describe('the event store in memory', () => {
  it('answers a repeated append as the first, and refuses partial overlaps', async () => {
    const store = new InMemoryEventStore();
    const first = await store.append('a-1', 'no_stream', [event('1'), event('2')]);
    await store.append('a-1', 1n, [event('3')]);
    expect(await store.append('a-1', 'no_stream', [event('1'), event('2')])).toEqual(first);
    expect(await store.append('a-1', 0n, [event('2'), event('3')])).toMatchObject({ revision: 2n });
    for (const append of [
      () => store.append('a-1', 'no_stream', [event('1'), event('9')]),
      () => store.append('a-1', 1n, [event('3'), event('4')]),
      () => store.append('a-1', 0n, [event('9')]),
      () => store.append('a-1', 7n, [event('9')]),
    ])
      await expect(append()).rejects.toThrow(WrongExpectedRevision);
    expect(store.log).toHaveLength(3);
  });

  it('subscribes from a position, catches up, stays, and ends by its signal', async () => {
    const store = new InMemoryEventStore();
    const { position } = await store.append('a-1', 'no_stream', [event('1')]);
    await store.append('a-1', 0n, [event('2')]);
    await store.append('b-1', 'no_stream', [event('3')]);
    const abort = new AbortController();
    const seen: string[] = [];
    const describeMessage = (message: SubscriptionMessage) =>
      message.kind === 'event' ? message.event.id : message.kind;
    for await (const message of store.subscribe({
      from: position,
      categories: ['a'],
      signal: abort.signal,
    })) {
      seen.push(describeMessage(message));
      if (message.kind === 'caught_up') void store.append('a-1', 1n, [event('4')]);
      if (seen.at(-1) === '4') abort.abort();
    }
    expect(seen).toEqual(['2', 'checkpoint', 'caught_up', '4']);
  });
});

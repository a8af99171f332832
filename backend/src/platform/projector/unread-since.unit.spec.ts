import type { EventToAppend, ReadOptions, StoredEvent } from '@rubicon/eventsourcing';
import { InMemoryEventStore } from '@rubicon/eventsourcing/testing';
import { UnreadSince } from './unread-since.js';

/** A log that counts what is read of it. */
class CountedLog {
  readonly events = new InMemoryEventStore();
  read = 0;

  head(): Promise<bigint | null> {
    return Promise.resolve(this.events.log.at(-1)?.position ?? null);
  }

  async *readAll(options: ReadOptions): AsyncGenerator<StoredEvent> {
    for await (const event of this.events.readAll(options)) {
      this.read += 1;
      yield event;
    }
  }

  /** @returns the position of the last one */
  async write(streamId: string, type: string, at: string, count = 1): Promise<bigint> {
    const already = this.events.log.filter((event) => event.streamId === streamId).length;
    const events = Array.from({ length: count }, (_, index): EventToAppend => ({
      id: `${streamId}-${already + index}`,
      type,
      data: {},
      metadata: { at, $correlationId: '', $causationId: '', commandId: '', actorId: '', version: '1' },
    }));
    const expected = already === 0 ? 'no_stream' : BigInt(already - 1);
    return (await this.events.append(streamId, expected, events)).position;
  }
}

const AT = '2026-11-27T12:00:00.000Z';
const LATER = '2026-11-27T13:00:00.000Z';

it('is when the first wanted event behind a place was written', async () => {
  const log = new CountedLog();
  const letters = new UnreadSince(log, { categories: ['game'], types: ['TurnReported'] });
  expect(await letters.behind(null)).toBeNull();
  const started = await log.write('game-a', 'GameStarted', AT);
  await log.write('wallet-a', 'TurnReported', AT);
  expect(await letters.behind(started)).toBeNull();
  const first = await log.write('game-a', 'TurnReported', AT);
  const second = await log.write('game-b', 'TurnReported', LATER);
  expect(await letters.behind(started)).toEqual(new Date(AT));
  expect(await letters.behind(first)).toEqual(new Date(LATER));
  expect(await letters.behind(second)).toBeNull();
});

it('does not look again at what it has looked at and does not want', async () => {
  const log = new CountedLog();
  const letters = new UnreadSince(log, { categories: ['game'], types: ['TurnReported'] });
  await log.write('game-a', 'TurnNarrated', AT, 100);
  expect(await letters.behind(0n)).toBeNull();
  expect(await letters.behind(0n)).toBeNull();
  expect(log.read).toBe(100);
  await log.write('game-a', 'TurnReported', LATER);
  expect(await letters.behind(0n)).toEqual(new Date(LATER));
  expect(log.read).toBe(101);
});

it('looks at no more than so many at once, goes on with the next look, and does not know until then', async () => {
  const log = new CountedLog();
  const letters = new UnreadSince(log, { categories: ['game'], types: ['TurnReported'] });
  await log.write('game-a', 'TurnNarrated', AT, 6_000);
  await log.write('game-a', 'TurnReported', LATER);
  expect(await letters.behind(0n)).toBeUndefined();
  expect(log.read).toBe(5_000);
  expect(await letters.behind(0n)).toEqual(new Date(LATER));
  expect(log.read).toBe(6_001);
});

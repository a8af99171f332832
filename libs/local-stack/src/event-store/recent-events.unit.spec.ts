import { RecentEvents } from './recent-events.js';
import type { StoredEvent } from './stored-event.js';

const EVENT_BYTES = 100;

function event(stream: string, revision: number, position: number): StoredEvent {
  return {
    id: `${stream}-${revision}`,
    type: 'Happened',
    contentType: 'application/json',
    data: Buffer.alloc(EVENT_BYTES),
    metadata: Buffer.alloc(0),
    stream,
    revision,
    position,
    createdMs: 0,
  };
}

const revisions = (events: readonly StoredEvent[] | null) => events?.map(({ revision }) => revision);

describe('the tail of a stream out of the recent events', () => {
  const recent = new RecentEvents(1_000_000);
  recent.reset(10);
  recent.push([event('a', 4, 10), event('b', 0, 11), event('a', 5, 12), event('a', 6, 13)]);

  it('is what came from that revision on, in order', () => {
    expect(revisions(recent.ofStream('a', 5, 6, 10))).toEqual([5, 6]);
    expect(revisions(recent.ofStream('b', 0, 0, 10))).toEqual([0]);
  });

  it('holds no more than asked for, the first ones', () => {
    expect(revisions(recent.ofStream('a', 4, 6, 2))).toEqual([4, 5]);
  });

  it('ends at the end it was told', () => {
    expect(revisions(recent.ofStream('a', 4, 5, 10))).toEqual([4, 5]);
  });

  it('is empty beyond the end', () => {
    expect(recent.ofStream('a', 7, 6, 10)).toEqual([]);
  });

  it('is left to the database when it began earlier', () => {
    expect(recent.ofStream('a', 3, 6, 10)).toBeNull();
  });

  it('is left to the database once its events were forgotten', () => {
    const small = new RecentEvents(3 * EVENT_BYTES);
    small.reset(0);
    for (let revision = 0; revision < 8; revision += 1) small.push([event('a', revision, revision)]);
    expect(small.ofStream('a', 0, 7, 10)).toBeNull();
    expect(revisions(small.ofStream('a', 7, 7, 10))).toEqual([7]);
  });
});

import { sizeOf, type StoredEvent } from './stored-event.js';

/**
 * The end of the log kept in memory, so that live subscribers do not each ask the database for what was just written. Bounded by
 * the bytes its events hold.
 */
export class RecentEvents {
  private events: StoredEvent[] = [];
  private bytes = 0;
  /** Everything from this position on is here. */
  private completeFrom = Number.POSITIVE_INFINITY;

  constructor(private readonly maxBytes: number) {}

  /** Forgets everything; the log is complete here from `nextPosition` on. */
  reset(nextPosition: number): void {
    this.events = [];
    this.bytes = 0;
    this.completeFrom = nextPosition;
  }

  push(events: readonly StoredEvent[]): void {
    for (const event of events) {
      this.events.push(event);
      this.bytes += sizeOf(event);
    }
    if (this.bytes > this.maxBytes) this.forgetOldest();
  }

  /** At most `limit` events from `position` (inclusive) on; null when only the database knows. */
  from(position: number, limit: number): readonly StoredEvent[] | null {
    if (position < this.completeFrom) return null;
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.events[middle]!.position < position) low = middle + 1;
      else high = middle;
    }
    return this.events.slice(low, low + limit);
  }

  /**
   * A stream from `revision` (inclusive) to its end, at most `limit`; null when only the database knows.
   * @param end the stream's last revision
   */
  ofStream(stream: string, revision: number, end: number, limit: number): readonly StoredEvent[] | null {
    const wanted = end - revision + 1;
    if (wanted <= 0) return [];
    const found: StoredEvent[] = [];
    for (let place = this.events.length - 1; place >= 0 && found.length < wanted; place -= 1) {
      const event = this.events[place]!;
      if (event.stream === stream && event.revision <= end) found.push(event);
    }
    return found.length === wanted ? found.reverse().slice(0, limit) : null;
  }

  /** Down to half the bound, so that this happens seldom. */
  private forgetOldest(): void {
    let count = 0;
    while (this.bytes > this.maxBytes / 2 && count < this.events.length) {
      const oldest = this.events[count++]!;
      this.bytes -= sizeOf(oldest);
      this.completeFrom = oldest.position + 1;
    }
    this.events.splice(0, count);
  }
}

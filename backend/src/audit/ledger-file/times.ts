/** When the events of a file were written: an event may be dated earlier than those before it. */
const DAY_LENGTH = 'YYYY-MM-DD'.length;

export class Times {
  /** ISO 8601, UTC; empty: there is no event. */
  earliest = '';
  latest = '';
  private readonly withEvents = new Set<string>();
  /** Of the last event; none is like this one. */
  private day = '-';

  /** UTC days with an event. */
  get days(): number {
    return this.withEvents.size;
  }

  /** @param at ISO 8601, UTC */
  take(at: string): void {
    if (!at.startsWith(this.day)) {
      this.day = at.slice(0, DAY_LENGTH);
      this.withEvents.add(this.day);
    }
    if (at >= this.latest) {
      this.latest = at;
      if (this.earliest === '') this.earliest = at;
    } else if (at < this.earliest) {
      this.earliest = at;
    }
  }
}

/**
 * Since when what lies behind a place in the log has waited to be read. What was looked at and is not wanted is not looked at again: the log of a
 * quiet day holds the server's own events, and is asked about every few seconds.
 */
import type { EventStoreDb } from '../event-store/index.js';

export interface WantedEvents {
  readonly categories: readonly string[];
  /** Without it all types of those categories. */
  readonly types?: readonly string[];
}

/** Events looked at in one look. */
const LOOK_AT_MOST = 5_000;

export class UnreadSince {
  private readonly types: ReadonlySet<string> | null;
  /** None is wanted up to here. */
  private looked: bigint | null = null;

  constructor(
    private readonly store: Pick<EventStoreDb, 'head' | 'readAll'>,
    private readonly wanted: WantedEvents,
  ) {
    this.types = wanted.types ? new Set(wanted.types) : null;
  }

  /**
   * @param position exclusive; null: nothing was read yet
   * @returns when the first wanted event behind it was written; null: there is none; undefined: not looked through yet, the next look goes on
   * @throws EventStoreUnavailable
   */
  async behind(position: bigint | null): Promise<Date | null | undefined> {
    const from = later(position, this.looked);
    const head = await this.store.head();
    if (head === null || (from !== null && head <= from)) return null;
    let looks = 0;
    for await (const event of this.store.readAll({
      from: from ?? 'start',
      categories: this.wanted.categories,
    })) {
      if (this.types === null || this.types.has(event.type)) return new Date(event.metadata.at);
      looks += 1;
      if (looks < LOOK_AT_MOST) continue;
      this.looked = event.position;
      return undefined;
    }
    this.looked = head;
    return null;
  }
}

function later(one: bigint | null, other: bigint | null): bigint | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

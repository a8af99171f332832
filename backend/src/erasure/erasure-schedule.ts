/**
 * When which erasure is tried again: pauses double while it gets no further, none runs twice at once, and one that waits keeps no other
 * from its turn.
 * Lives in memory: after a restart everything is due at once.
 */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;
const MOST_DOUBLINGS = 16;

interface Entry {
  /** Rounds that got no further than one before. */
  rounds: number;
  /** The furthest stage reached, by its place. */
  reached: number;
  dueAtMs: number;
  underWay: boolean;
}

export class ErasureSchedule {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly mostAtOnce: number) {}

  /** Those of the open erasures that are to be tried now, the ones that waited longest first; they count as under way. */
  take(open: readonly string[], nowMs: number): string[] {
    this.forgetAllBut(open);
    const entries = open.map((playerId) => ({ playerId, entry: this.entryOf(playerId, nowMs) }));
    const room = this.mostAtOnce - entries.filter(({ entry }) => entry.underWay).length;
    const due = entries
      .filter(({ entry }) => !entry.underWay && entry.dueAtMs <= nowMs)
      .sort((one, other) => one.entry.dueAtMs - other.entry.dueAtMs)
      .slice(0, Math.max(0, room));
    for (const { entry } of due) entry.underWay = true;
    return due.map(({ playerId }) => playerId);
  }

  /**
   * The round came to its end; the erasure is due again after a pause, if it is still open then.
   * @param reached the place of the stage in which it had to stop
   */
  ended(playerId: string, reached: number, nowMs: number): void {
    const entry = this.entries.get(playerId);
    if (!entry) return;
    if (reached > entry.reached) entry.rounds = 0;
    entry.reached = Math.max(entry.reached, reached);
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(entry.rounds, MOST_DOUBLINGS));
    entry.rounds += 1;
    entry.dueAtMs = nowMs + pauseMs;
    entry.underWay = false;
  }

  private entryOf(playerId: string, nowMs: number): Entry {
    const known = this.entries.get(playerId);
    if (known) return known;
    const entry: Entry = { rounds: 0, reached: 0, dueAtMs: nowMs, underWay: false };
    this.entries.set(playerId, entry);
    return entry;
  }

  private forgetAllBut(open: readonly string[]): void {
    const still = new Set(open);
    for (const [playerId, { underWay }] of this.entries)
      if (!still.has(playerId) && !underWay) this.entries.delete(playerId);
  }
}

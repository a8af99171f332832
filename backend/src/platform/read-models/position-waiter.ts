/**
 * Queries waiting for the read models to come to a position. PostgreSQL tells of every new checkpoint by NOTIFY, on one connection
 * of its own; while that is down, one look in a while serves all who wait in this process.
 */
import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import { setTimeout as wait } from 'node:timers/promises';
import type { Notifications } from '../postgres/index.js';

const LOOK_EVERY_MS = 100;
/** News mostly comes sooner than this; only then is looked for it the first time. */
const FIRST_LOOK_AFTER_MS = 10;

interface Waiting {
  readonly position: bigint;
  readonly reached: () => void;
  readonly failed: (error: unknown) => void;
}

export class PositionWaiter {
  private known = -1n;
  private readonly waiting = new Set<Waiting>();
  private looking = false;

  constructor(
    notifications: Pick<Notifications, 'on'>,
    channel: string,
    private readonly readPosition: () => Promise<bigint | null>,
  ) {
    notifications.on(channel, (payload) => this.passed(BigInt(payload)));
  }

  /** Whether the position was reached within `timeoutMs`. @throws what `readPosition` throws */
  async reached(position: bigint, timeoutMs: number): Promise<boolean> {
    if (this.known >= position) return true;
    let one: Waiting | undefined;
    const news = new Promise<void>((reached, failed) => {
      one = { position, reached, failed };
      this.waiting.add(one);
    });
    void this.look();
    try {
      await timeout(timeoutMs, TimeoutStrategy.Aggressive).execute(() => news);
      return true;
    } catch (error) {
      if (error instanceof TaskCancelledError) return false;
      throw error;
    } finally {
      if (one) this.waiting.delete(one);
    }
  }

  /** A swap may bring a lower position back for a moment; what was once seen stays true, since the new schema passed it too. */
  private passed(position: bigint): void {
    if (position <= this.known) return;
    this.known = position;
    for (const one of this.waiting)
      if (one.position <= position) {
        this.waiting.delete(one);
        one.reached();
      }
  }

  /** For as long as somebody waits. */
  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      await wait(FIRST_LOOK_AFTER_MS);
      while (this.waiting.size > 0) {
        const found = await this.readPosition();
        if (found !== null) this.passed(found);
        if (this.waiting.size > 0) await wait(LOOK_EVERY_MS);
      }
    } catch (error) {
      for (const one of this.waiting) one.failed(error);
      this.waiting.clear();
    } finally {
      this.looking = false;
    }
  }
}

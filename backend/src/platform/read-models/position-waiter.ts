/**
 * Queries waiting for the read models to come to a position. PostgreSQL tells of every new checkpoint by NOTIFY, on one connection
 * of its own; while that is down, waiting queries look for themselves.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Notifications } from '../postgres/index.js';

const LOOK_EVERY_MS = 100;
/** News mostly comes sooner than this; only then does a query look for itself the first time. */
const FIRST_LOOK_AFTER_MS = 10;

export class PositionWaiter {
  private known = -1n;
  private readonly waiting = new Set<() => void>();

  constructor(
    notifications: Notifications,
    channel: string,
    private readonly readPosition: () => Promise<bigint | null>,
  ) {
    notifications.on(channel, (payload) => this.passed(BigInt(payload)));
  }

  /** Whether the position was reached within `timeoutMs`. */
  async reached(position: bigint, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    if (this.known < position) await this.newsOr(Math.min(timeoutMs, FIRST_LOOK_AFTER_MS));
    while (this.known < position) {
      const found = await this.readPosition();
      if (found !== null) this.passed(found);
      if (this.known >= position) break;
      const left = deadline - performance.now();
      if (left <= 0) return false;
      await this.newsOr(Math.min(left, LOOK_EVERY_MS));
    }
    return true;
  }

  /** A swap may bring a lower position back for a moment; what was once seen stays true, since the new schema passed it too. */
  private passed(position: bigint): void {
    if (position <= this.known) return;
    this.known = position;
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }

  private async newsOr(ms: number): Promise<void> {
    const stop = new AbortController();
    let wake: () => void = () => undefined;
    const news = new Promise<void>((resolve) => {
      wake = resolve;
      this.waiting.add(wake);
    });
    await Promise.race([news, wait(ms, undefined, { signal: stop.signal }).catch(() => undefined)]);
    stop.abort();
    this.waiting.delete(wake);
  }
}

/** One signal out of the caller's and the clocks of a model call: to the first token, between pieces, in all, and against a trickle. */

/** Characters of the shortest answer worth reading. What is written too slowly to get there in time is given up early. */
const ANSWER_CHARACTERS_MIN = 400;
/** Milliseconds after the first token before its pace is judged; a quarter of the whole time when that is less. */
const PACE_JUDGED_AFTER_MS = 10_000;

export interface CallTimes {
  readonly firstTokenMs: number;
  readonly idleMs: number;
  /** What is left for all of it. */
  readonly totalMs: number;
}

export type TimedOut = 'first_token' | 'idle' | 'pace' | 'total';

export class CallWatch {
  timedOut: TimedOut | null = null;
  /** Milliseconds from the call to the first token; null until it came. */
  firstTokenAfterMs: number | null = null;
  private readonly controller = new AbortController();
  private readonly startedAt = performance.now();
  private readonly total: NodeJS.Timeout;
  private readonly waiting: NodeJS.Timeout;
  private idle: NodeJS.Timeout | null = null;
  private readonly onAbort = () => this.controller.abort();

  constructor(
    private readonly caller: AbortSignal,
    private readonly times: CallTimes,
  ) {
    if (caller.aborted) this.controller.abort();
    else caller.addEventListener('abort', this.onAbort, { once: true });
    this.total = setTimeout(() => this.giveUp('total'), Math.max(0, times.totalMs));
    this.waiting = setTimeout(() => this.giveUp('first_token'), times.firstTokenMs);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Something came, be it empty: the connection lives. */
  alive(): void {
    this.idle?.refresh();
  }

  /** @param characters written by now */
  written(characters: number): void {
    const elapsedMs = performance.now() - this.startedAt;
    if (this.firstTokenAfterMs === null) {
      this.firstTokenAfterMs = elapsedMs;
      clearTimeout(this.waiting);
      this.idle = setTimeout(() => this.giveUp('idle'), this.times.idleMs);
      return;
    }
    const writingMs = elapsedMs - this.firstTokenAfterMs;
    if (writingMs < Math.min(PACE_JUDGED_AFTER_MS, this.times.totalMs / 4)) return;
    const neededMs = (writingMs / characters) * ANSWER_CHARACTERS_MIN;
    if (this.firstTokenAfterMs + neededMs > this.times.totalMs) this.giveUp('pace');
  }

  end(): void {
    clearTimeout(this.total);
    clearTimeout(this.waiting);
    if (this.idle) clearTimeout(this.idle);
    this.caller.removeEventListener('abort', this.onAbort);
  }

  private giveUp(reason: TimedOut): void {
    this.timedOut ??= reason;
    this.controller.abort();
  }
}

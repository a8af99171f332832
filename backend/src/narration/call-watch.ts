/**
 * One signal out of the caller's and the clocks of a model call: to the first token, between pieces, in all, and against a trickle. By hand:
 * a library's timeout knows one limit, and these tell which of them ran out.
 */

/** Characters of the shortest answer worth reading. What is written too slowly to get there in time is given up early. */
const ANSWER_CHARACTERS_MIN = 400;
/** Milliseconds after the first token before its pace is judged; a quarter of the whole time when that is less. */
const PACE_JUDGED_AFTER_MS = 10_000;
/** Milliseconds of silence after which a server that may take longer is asked whether it is there at all, and again after as many. */
const SILENT_MS = 30_000;

export interface CallTimes {
  readonly firstTokenMs: number;
  readonly idleMs: number;
  /** What is left for all of it. */
  readonly totalMs: number;
  /** False: however slowly it writes, it is let finish; the answer is short, and how fast it comes is to be found out. */
  readonly isPaceJudged?: boolean;
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
  private readonly silence: NodeJS.Timeout | null;
  private idle: NodeJS.Timeout | null = null;
  private readonly onAbort = () => this.controller.abort();

  /** @param isServerThere asked in long silences: a slow server is waited for, and a dead one is not */
  constructor(
    private readonly caller: AbortSignal,
    private readonly times: CallTimes,
    isServerThere: () => Promise<boolean> = () => Promise.resolve(true),
  ) {
    if (caller.aborted) this.controller.abort();
    else caller.addEventListener('abort', this.onAbort, { once: true });
    this.total = setTimeout(() => this.giveUp('total'), Math.max(0, times.totalMs));
    this.waiting = setTimeout(() => this.giveUp('first_token'), times.firstTokenMs);
    this.silence = times.firstTokenMs > SILENT_MS ? this.askInSilence(isServerThere) : null;
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
      this.endWaiting();
      this.idle = setTimeout(() => this.giveUp('idle'), this.times.idleMs);
      return;
    }
    if (this.times.isPaceJudged === false) return;
    const writingMs = elapsedMs - this.firstTokenAfterMs;
    if (writingMs < Math.min(PACE_JUDGED_AFTER_MS, this.times.totalMs / 4)) return;
    const neededMs = (writingMs / characters) * ANSWER_CHARACTERS_MIN;
    if (this.firstTokenAfterMs + neededMs > this.times.totalMs) this.giveUp('pace');
  }

  end(): void {
    clearTimeout(this.total);
    this.endWaiting();
    if (this.idle) clearTimeout(this.idle);
    this.caller.removeEventListener('abort', this.onAbort);
  }

  private endWaiting(): void {
    clearTimeout(this.waiting);
    if (this.silence) clearInterval(this.silence);
  }

  private askInSilence(isServerThere: () => Promise<boolean>): NodeJS.Timeout {
    return setInterval(() => {
      void this.isGone(isServerThere).then((isGone) => {
        if (isGone && this.firstTokenAfterMs === null) this.giveUp('first_token');
      });
    }, SILENT_MS);
  }

  /** A busy server may miss one question. */
  private async isGone(isServerThere: () => Promise<boolean>): Promise<boolean> {
    return !(await isServerThere()) && !(await isServerThere());
  }

  private giveUp(reason: TimedOut): void {
    this.timedOut ??= reason;
    this.controller.abort();
  }
}

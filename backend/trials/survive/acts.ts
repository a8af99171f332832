/** How often each act was done, refused and not answered. */
import type { Told } from './diary.js';

export interface ActCount {
  done: number;
  unanswered: number;
  /** By code. */
  readonly refused: Map<string, number>;
}

export class Acts {
  readonly counts = new Map<string, ActCount>();

  count(act: string, told: Told, code = ''): void {
    const count: ActCount = this.counts.get(act) ?? { done: 0, unanswered: 0, refused: new Map() };
    this.counts.set(act, count);
    if (told === 'acknowledged') count.done += 1;
    else if (told === 'unknown') count.unanswered += 1;
    else count.refused.set(code, (count.refused.get(code) ?? 0) + 1);
  }
}

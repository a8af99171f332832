/** Whether narration is paused, and how much of a time lay in pauses. */
import { Injectable } from '@nestjs/common';
import { pausedMsBetween, type NarrationPause } from '@rubicon/domain';
import { Refused } from '../refusals/index.js';
import { HouseNarration } from './house-narration.js';

@Injectable()
export class NarrationPauses {
  constructor(private readonly house: HouseNarration) {}

  get isPaused(): boolean {
    return this.house.state.paused !== null;
  }

  /** Why it is, as players are shown it; null: it is not. */
  get reason(): string | null {
    return this.house.state.paused?.reason ?? null;
  }

  /** All there were, with the one that lasts. */
  get all(): readonly NarrationPause[] {
    return this.house.state.pauses;
  }

  /** How much of a time lay in pauses. All in milliseconds, the times since 1970, UTC. */
  pausedMsBetween(fromMs: number, untilMs: number): number {
    return pausedMsBetween(this.all, fromMs, untilMs);
  }

  /** @throws Refused `narration_paused`, with the reason: no turn is taken */
  check(): void {
    const { reason } = this;
    if (reason !== null)
      throw new Refused('narration_paused', { detail: `The narrators rest for a while: ${reason}` });
  }

  /** Calls `listener` when a pause begins and when it ends, from now on. Answers how to stop. */
  onChange(listener: (isPaused: boolean) => void): () => void {
    let was = this.isPaused;
    return this.house.onChange(() => {
      if (this.isPaused === was) return;
      was = this.isPaused;
      listener(was);
    });
  }
}

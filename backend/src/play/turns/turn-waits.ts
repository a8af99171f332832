/** What a turn without words waits for, as its player is told: narrators that rest, else the model. */
import { Injectable } from '@nestjs/common';
import type { NarratorState } from '@rubicon/contracts';
import { ModelPaces } from '../../model-pace/index.js';
import { NarrationPauses } from '../../platform/house-narration/index.js';

@Injectable()
export class TurnWaits {
  constructor(
    private readonly pauses: NarrationPauses,
    private readonly paces: ModelPaces,
  ) {}

  /** @returns what one turn waits for, whenever it is asked; null: nothing worth saying. `again`: the model is not asked for the first time. */
  ofATurn({
    depth,
  }: {
    readonly depth: number;
  }): (model: { readonly again: boolean }) => NarratorState | null {
    let hasTold = false;
    return ({ again }) => {
      const waitsFor = this.now(again ? 'again' : 'reading', { isFirst: depth === 1, hasTold });
      hasTold ||= waitsFor !== null;
      return waitsFor;
    };
  }

  /** @param turn isFirst: in its game; hasTold: something else was said of it, which holds no longer */
  private now(
    reads: 'reading' | 'again',
    { isFirst, hasTold }: { readonly isFirst: boolean; readonly hasTold: boolean },
  ): NarratorState | null {
    const { reason } = this.pauses;
    if (reason !== null) return { state: 'resting', usualSeconds: null, reason };
    const state = this.paces.narratorState({ isFirst });
    if (state) return state.state === 'reading' ? { ...state, state: reads } : state;
    return hasTold ? { state: reads, usualSeconds: null } : null;
  }

  /** Calls `listener` when narration is paused and when it goes on. Answers how to stop. */
  onChange(listener: () => void): () => void {
    return this.pauses.onChange(listener);
  }
}

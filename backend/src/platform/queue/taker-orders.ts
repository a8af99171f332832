/**
 * What this process may take of one queue now: as operators have told it by its name, else as it was configured, and nothing while narration is
 * paused. Whichever says that it rests, it rests.
 */
import { narratorControl, openSlots, type NarratorControl } from '@rubicon/domain';
import type { AppConfig } from '../config/index.js';
import type { HouseNarration } from '../house-narration/index.js';

/** Prologues get this part of the slots that players' turns have, beside them. */
const PROLOGUE_SLOTS = 1 / 4;

export function slotsOfTurns(slots: number): number {
  return slots;
}

/** At least one, unless there are none at all. */
export function slotsOfPrologues(slots: number): number {
  return slots === 0 ? 0 : Math.max(1, Math.floor(slots * PROLOGUE_SLOTS));
}

export class TakerOrders {
  constructor(
    private readonly house: Pick<HouseNarration, 'state' | 'onChange'>,
    private readonly config: Pick<AppConfig, 'processName' | 'narratorConcurrency'>,
    /** How many of the narrator's slots are for this queue. */
    private readonly partOf: (slots: number) => number,
  ) {}

  get mode(): NarratorControl['mode'] {
    return this.control.mode;
  }

  /** Jobs at once while no operator has decided otherwise. */
  get configuredSlots(): number {
    return this.partOf(this.config.narratorConcurrency);
  }

  /** Jobs at once, pauses aside; 0: it takes none. */
  get slots(): number {
    return this.partOf(openSlots(this.control, this.config.narratorConcurrency));
  }

  /** No job is begun, for whichever reason. */
  get rests(): boolean {
    return this.house.state.paused !== null || this.slots === 0;
  }

  /** Jobs that have nothing to show yet are handed back. */
  get isDrained(): boolean {
    return this.mode === 'drained';
  }

  /** Calls `listener` whenever any of it may have changed, from now on. Answers how to stop. */
  onChange(listener: () => void): () => void {
    return this.house.onChange(listener);
  }

  private get control(): NarratorControl {
    return narratorControl(this.house.state, this.config.processName);
  }
}

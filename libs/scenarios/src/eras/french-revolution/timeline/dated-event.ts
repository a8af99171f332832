import type { TimelineEvent } from '../../../scenario.js';

export interface DatedEvent extends Omit<TimelineEvent, 'ordinal'> {
  /** Gregorian. */
  readonly on: readonly [year: number, month: number, day: number];
}

import type { TimelineEvent } from '../../../scenario.js';

export interface DatedEvent extends Omit<TimelineEvent, 'ordinal'> {
  /** Lunisolar; years counted on from Tenshō 1 (20 = Bunroku 1, 24 = Keichō 1). */
  readonly on: readonly [year: number, month: number, day: number, leap?: 'leap'];
}

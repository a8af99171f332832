import type { TimelineEvent } from '../../../scenario.js';

export interface DatedEvent extends Omit<TimelineEvent, 'ordinal'> {
  /** By the calendar of that year, with the months' names of that year. */
  readonly on: readonly [yearBc: number, month: string, day: number];
}

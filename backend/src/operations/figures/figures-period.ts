/** The period of the figures: the last so many minutes, whole ones of the clock, the present one among them. */
import { Refused } from '../../platform/refusals/index.js';

const MINUTE_MS = 60_000;
export const FEWEST_MINUTES = 5;
export const MOST_MINUTES = 1_440;
export const USUAL_MINUTES = 60;

export interface FiguresPeriod {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive: the end of the present minute. */
  readonly until: Date;
  /** The beginning of each of its minutes, in order. */
  readonly minutes: readonly Date[];
}

/** @param asked as it was sent. @throws Refused `invalid_period` */
export function figuresPeriodOf(asked: unknown, now: Date): FiguresPeriod {
  const count = asked === undefined ? USUAL_MINUTES : minutesIn(asked);
  const untilMs = (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  const fromMs = untilMs - count * MINUTE_MS;
  return {
    from: new Date(fromMs),
    until: new Date(untilMs),
    minutes: Array.from({ length: count }, (_, index) => new Date(fromMs + index * MINUTE_MS)),
  };
}

function minutesIn(asked: unknown): number {
  const count = typeof asked === 'string' && /^[0-9]{1,4}$/.test(asked) ? Number(asked) : NaN;
  if (count >= FEWEST_MINUTES && count <= MOST_MINUTES) return count;
  throw new Refused('invalid_period', {
    detail: `minutes must be a whole number from ${FEWEST_MINUTES} to ${MOST_MINUTES}.`,
  });
}

/** How much of a time lay in pauses: clocks that a waiting turn is measured by stand still meanwhile. */
import type { NarrationPause } from './narration.state.js';

/** All in milliseconds, the times since 1970, UTC. Pauses do not overlap. */
export function pausedMsBetween(pauses: readonly NarrationPause[], fromMs: number, untilMs: number): number {
  return pauses.reduce((sum, pause) => sum + sharedMs(pause, fromMs, untilMs), 0);
}

function sharedMs({ from, until }: NarrationPause, fromMs: number, untilMs: number): number {
  const begins = Math.max(Date.parse(from), fromMs);
  const ends = until === null ? untilMs : Math.min(Date.parse(until), untilMs);
  return Math.max(0, ends - begins);
}

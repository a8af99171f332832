/** How long a prologue's turn may take, in milliseconds after it was submitted: visitors wait for it in front of the page. */

import { LEAST_TIMES, orAsTurnsOf, type ModelTimes } from '../model-pace/index.js';

const WRITTEN_WITHIN_MS = 60_000;
/** Beyond that, a turn that nobody finished fails, and the visitor may try again. */
const GRACE_MS = 15_000;

/** The model is given up after so long: a slow one after as long as it needs for a player's turn. */
export function demoWrittenWithinMs(times: ModelTimes): number {
  return orAsTurnsOf(times, WRITTEN_WITHIN_MS);
}

/** @param times of players' turns: a shorter limit holds here too, and a longer one of a slow model, or of one that is waking */
export function demoAbandonAfterMs(times: ModelTimes): number {
  const isLonger = times.abandonAfterMs > LEAST_TIMES.abandonAfterMs;
  return isLonger ? times.abandonAfterMs : Math.min(WRITTEN_WITHIN_MS + GRACE_MS, times.abandonAfterMs);
}

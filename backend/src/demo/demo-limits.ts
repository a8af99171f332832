/** How long a prologue's turn may take, in milliseconds after it was submitted: visitors wait for it in front of the page. */

/** The model is given up after so long. */
export const WRITTEN_WITHIN_MS = 60_000;
/** A turn that nobody finished by then fails, and the visitor may try again. */
const ABANDONED_AFTER_MS = 75_000;

/** @param turnAbandonAfterMs as configured for players' turns: a shorter one holds here too */
export function demoAbandonAfterMs(turnAbandonAfterMs: number): number {
  return Math.min(ABANDONED_AFTER_MS, turnAbandonAfterMs);
}

/** How long the game's processes may take to end on one machine. */

/** Seconds for a turn that is being told to come to its end: nobody likes to wait longer after Ctrl-C. */
const GRACE_DEFAULT = 8;
/** What a process takes beyond its grace, at most (`backend/src/main.ts`). */
const BEYOND_GRACE_SECONDS = 7;

/** `STOP_GRACE_SECONDS` of the backend. */
export function stopGraceSeconds({ STOP_GRACE_SECONDS }: NodeJS.ProcessEnv): string {
  return STOP_GRACE_SECONDS || String(GRACE_DEFAULT);
}

/** Milliseconds; what is under way then is repaired at the next start. */
export function drainMs(env: NodeJS.ProcessEnv): number {
  return (Number(stopGraceSeconds(env)) + BEYOND_GRACE_SECONDS) * 1_000;
}

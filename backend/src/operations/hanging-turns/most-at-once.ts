/** Turns that one call ends: it answers within a few seconds, on two busy cores too. */
export const MOST_AT_ONCE = 100;

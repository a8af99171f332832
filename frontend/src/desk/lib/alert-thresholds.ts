/** Where a figure is as bad as the alert that calls somebody (docker/prometheus/rules); the spec beside holds them to it. */
export const alertThresholds = {
  /** TurnsWaitTooLong, now: how long the next turn has waited, pauses aside, in milliseconds. */
  waitedMs: 15_000,
  /** NarratorsAreFull, in the day: turns that wait or are told, for each slot. */
  turnsPerSlot: 2,
  /** DailyCapNear, in the day: of the cap. */
  capShare: 0.8,
  /** ReadModelsBehind, now: how old the oldest event is that they do not have, in milliseconds. */
  behindMs: 30_000,
  /** LettersUnsent, in the day: how long the oldest waits, in milliseconds. */
  letterMs: 900_000,
} as const;

/** What of a queue nobody has taken yet. */
export interface WaitingJobs {
  readonly jobs: number;
  /** When the one was added that comes next; null: none waits. */
  readonly nextAddedAt: Date | null;
  /** Milliseconds that it has waited since, pauses aside; null: none waits. */
  readonly nextWaitedMs: number | null;
}

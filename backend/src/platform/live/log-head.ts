/** Whether the log has come so far. The event store's room knows; the guard asks. */
export abstract class LogHead {
  abstract hasReached(position: bigint): Promise<boolean>;
}

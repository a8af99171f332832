/** When an erasure has taken so long that an operator should look, and how often they are told. Lives in memory. */

/** Refunds through an outage at the provider are the longest that anything takes by itself. Milliseconds. */
export const OVERDUE_AFTER_MS = 3_600_000;

export class OverdueErasures {
  private readonly toldAtMs = new Map<string, number>();

  /** True when the operator is to be told now: first after `OVERDUE_AFTER_MS`, then again each time as much has passed. */
  isToBeTold(playerId: string, requestedAtMs: number, nowMs: number): boolean {
    const since = this.toldAtMs.get(playerId) ?? requestedAtMs;
    if (nowMs - since < OVERDUE_AFTER_MS) return false;
    this.toldAtMs.set(playerId, nowMs);
    return true;
  }

  forgetAllBut(open: ReadonlySet<string>): void {
    for (const playerId of this.toldAtMs.keys()) if (!open.has(playerId)) this.toldAtMs.delete(playerId);
  }
}

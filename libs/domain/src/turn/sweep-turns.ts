/**
 * Drives on every turn that is overdue: not reserved → reserve; reserved but without a job → another attempt; declined → fail;
 * beyond the last limit → fail and release. What a lost queue or a killed worker left lying is found here.
 */
import { driveTurn, enqueueAnotherAttempt } from './drive-turn.js';
import type { TurnPorts, TurnRef } from './turn-ports.js';

export interface SweepPorts extends TurnPorts {
  /** The list below knows everything that happened up to now; while it lags nothing is swept. */
  isCaughtUp(): Promise<boolean>;
  /** Turns that are pending, or whose reservation is not settled, and that were submitted before then (ISO 8601, UTC). */
  overdueTurns(submittedBefore: string): Promise<readonly TurnRef[]>;
  /** Milliseconds that a turn is left to the quick path and the process manager. */
  readonly graceMs: number;
  /** One turn could not be driven on; the others are. */
  sweepFailed(turn: TurnRef, error: unknown): void;
}

/** How many turns were looked at. @throws when the list cannot be read */
export async function sweepTurns(ports: SweepPorts): Promise<number> {
  if (!(await ports.isCaughtUp())) return 0;
  const overdue = await ports.overdueTurns(new Date(ports.now() - ports.graceMs).toISOString());
  for (const turn of overdue) {
    const cause = { correlationId: turn.turnId, causationId: turn.turnId, actorId: 'system:turn-sweeper' };
    try {
      await driveTurn(turn, ports, cause, { enqueue: enqueueAnotherAttempt(ports.queue, ports.now()) });
    } catch (error) {
      ports.sweepFailed(turn, error);
    }
  }
  return overdue.length;
}

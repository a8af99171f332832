/** What was done and found when processes were killed while people played, and what of it is not as it should be. */
import type { AuditReport } from '../../src/audit/index.js';
import type { KillCount } from '../killer.js';
import type { TurnSums } from '../scale-narrators/turn-counts.js';
import type { ActCount } from './acts.js';

export interface SurvivalReport {
  readonly players: number;
  readonly acts: ReadonlyMap<string, ActCount>;
  readonly kills: readonly KillCount[];
  /** From the first act to the last kill. */
  readonly playedMs: number;
  /** From the last kill until nothing was under way any more and every invariant held; null: not in time. */
  readonly quietAfterMs: number | null;
  readonly audit: AuditReport;
  readonly books: AuditedBooks;
  readonly turns: TurnSums;
  /** Where a diary is not what the pages show, and what players and staff should not have met. */
  readonly differences: readonly string[];
  readonly rebuildEqualsLive: boolean;
}

/** What `npm run audit -- --at-rest` finds once everything is due. */
export interface AuditedBooks {
  readonly exceptions: number;
  readonly unexplainedMicroUsd: number;
  /** Hundredths of a percent. */
  readonly explainedBasisPoints: number;
  readonly volumeMicroUsd: number;
}

export interface SurvivalAims {
  readonly killsEach: number;
  readonly quietWithinMs: number;
}

const ALL_EXPLAINED = 10_000;
/** Turns that come to nothing for reasons of their players. */
const playersReasons: readonly string[] = ['insufficient_credits', 'credits_frozen', 'game_deleted'];

/** A sentence each. */
export function survivalFaults(report: SurvivalReport, aims: SurvivalAims): string[] {
  const { kills, quietAfterMs, audit, books, turns, differences, rebuildEqualsLive } = report;
  const ours = Object.entries(turns.failed).filter(([reason]) => !playersReasons.includes(reason));
  const checks: readonly (readonly [holds: boolean, otherwise: string])[] = [
    ...kills.map(
      (one) =>
        [
          one.kills >= aims.killsEach,
          `${one.kind} was killed ${one.kills} times, not ${aims.killsEach} times.`,
        ] as const,
    ),
    [
      quietAfterMs !== null && quietAfterMs <= aims.quietWithinMs,
      `It was not quiet ${aims.quietWithinMs / 1_000} s after the last kill.`,
    ],
    ...audit.invariants
      .filter(({ violations }) => violations.length > 0)
      .map(
        ({ name, violations }) => [false, `Broken: ${name} (${violations.slice(0, 3).join('; ')}).`] as const,
      ),
    [books.exceptions === 0, `${books.exceptions} things do not fit in the books.`],
    [
      books.explainedBasisPoints === ALL_EXPLAINED,
      `${books.explainedBasisPoints / 100} % of the books are explained, not all.`,
    ],
    [turns.open === 0, `${turns.open} turns have no outcome.`],
    [turns.toldTwice === 0, `${turns.toldTwice} turns were told twice.`],
    [turns.chargedTwice === 0, `${turns.chargedTwice} turns were charged twice.`],
    ...ours.map(([reason, count]) => [false, `${count} turns failed (${reason}).`] as const),
    ...differences.map((line) => [false, line] as const),
    [rebuildEqualsLive, 'The read models are not what a rebuild makes of the log.'],
  ];
  return checks.filter(([holds]) => !holds).map(([, otherwise]) => otherwise);
}

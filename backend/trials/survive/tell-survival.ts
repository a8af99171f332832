/** The report in lines to read: what was done, what was found. */
import type { SurvivalReport } from './survival-report.js';

const SECOND_MS = 1_000;

export function tellSurvival(report: SurvivalReport): string[] {
  const { acts, kills, turns, books, audit, quietAfterMs, players, playedMs } = report;
  const failed = Object.entries(turns.failed).map(([reason, count]) => `${count} failed (${reason})`);
  const held = audit.invariants.filter(({ violations }) => violations.length === 0).length;
  return [
    '',
    `Done by ${players} players and the desks in ${seconds(playedMs)}`,
    `  ${'act'.padEnd(28)}   done  refused  not answered`,
    ...[...acts]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([act, count]) => {
        const refusals = [...count.refused].map(([code, times]) => `${times} ${code}`).join(', ');
        const refused = [...count.refused.values()].reduce((sum, times) => sum + times, 0);
        const numbers = [count.done, refused, count.unanswered].map((number) => String(number).padStart(7));
        return `  ${act.padEnd(28)}${numbers.join('  ')}${refusals === '' ? '' : `  (${refusals})`}`;
      }),
    '',
    'Killed (kill -9)',
    ...kills.map(
      ({ kind, kills: times, slowestMs }) =>
        `  ${kind.padEnd(12)} ${String(times).padStart(3)} times, ready again after ${seconds(slowestMs)} at the latest`,
    ),
    '',
    'Found',
    `  quiet ${quietAfterMs === null ? 'not in time' : `${seconds(quietAfterMs)} after the last kill`}`,
    `  ${turns.submitted} turns submitted: ${[`${turns.told} told`, ...failed].join(', ')}; ${turns.open} without an outcome`,
    `  told twice ${turns.toldTwice}, charged twice ${turns.chargedTwice}, queued again ${turns.queuedAgain}`,
    `  audit of ${audit.events} events: ${held} of ${audit.invariants.length} invariants hold`,
    `  books: ${books.exceptions} things that do not fit, ${(books.explainedBasisPoints / 100).toFixed(2)} % explained`,
    `  diaries: ${report.differences.length === 0 ? 'every page shows what was told' : `${report.differences.length} differences`}`,
    `  read models ${report.rebuildEqualsLive ? 'equal' : 'DIFFER FROM'} a rebuild`,
  ];
}

function seconds(ms: number): string {
  return `${(ms / SECOND_MS).toFixed(1)} s`;
}

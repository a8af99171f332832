/** What in a report is not as it should be, a sentence each. */
import type { ScalingReport } from './try-scaling.js';

/** @param leastRatio of turns a second, before and after the slots were doubled; null: other work takes the processor, and says what it is */
export function scalingFaults(report: ScalingReport, leastRatio: number | null): string[] {
  const { perSecond, slots, atOnce, drainedExitCode, drained, toldInPause, turns } = report;
  const ratio = perSecond[1] / perSecond[0];
  const failed = Object.values(turns.failed).reduce((sum, count) => sum + count, 0);
  const checks: readonly (readonly [holds: boolean, otherwise: string])[] = [
    [
      leastRatio === null || ratio >= leastRatio,
      `Twice the slots told ${ratio.toFixed(3)} times the turns, not ${leastRatio} times.`,
    ],
    ...slots.map(
      (count, phase) =>
        [
          atOnce[phase] === count,
          `${count} slots asked the model for ${atOnce[phase]} turns at once, at most.`,
        ] as const,
    ),
    [drainedExitCode === 0, `The drained narrator ended with ${drainedExitCode}, not with 0.`],
    [
      drained.queuedAgain === 0,
      `${drained.queuedAgain} turns were lost by a narrator that was drained, and queued again.`,
    ],
    [toldInPause === 0, `${toldInPause} turns were told while narration was paused.`],
    [turns.open === 0, `${turns.open} turns have no outcome.`],
    [
      turns.submitted === turns.told + failed,
      `${turns.submitted} turns were submitted, ${turns.told} told and ${failed} failed.`,
    ],
    [turns.toldTwice === 0, `${turns.toldTwice} turns were told twice.`],
    [turns.chargedTwice === 0, `${turns.chargedTwice} turns were charged twice.`],
    [report.toldInVain === 0, `The model told ${report.toldInVain} answers that no turn has.`],
  ];
  return checks.filter(([holds]) => !holds).map(([, otherwise]) => otherwise);
}

/** What can be chosen of the parked lanes: all of a process, all with one fault whatever their process, or both. */
import type { ParkedLaneList } from '@rubicon/contracts';
import { allLanes, type WantedLanes } from './lane-filter.js';

export interface LaneChoice {
  readonly wanted: WantedLanes;
  readonly count: number;
}

/** No two that find the same: a process with one fault is chosen by both, a fault of several processes by itself, too. */
export function laneChoices({
  processes,
  causes,
}: Pick<ParkedLaneList, 'processes' | 'causes'>): LaneChoice[] {
  const shared = [...new Set(causes.map(({ errorCode }) => errorCode))]
    .map((errorCode) => ({ errorCode, with: causes.filter((cause) => cause.errorCode === errorCode) }))
    .filter((code) => code.with.length > 1)
    .map((code) => ({
      wanted: { ...allLanes, errorCode: code.errorCode },
      count: code.with.reduce((sum, { count }) => sum + count, 0),
    }));
  const ofProcesses = processes
    .toSorted((one, other) => other.count - one.count)
    .flatMap(({ process, count }) => {
      const own = causes.filter((cause) => cause.process === process);
      const whole = { wanted: { ...allLanes, process }, count };
      const parts = own.map(({ errorCode, count: some }) => ({
        wanted: { ...allLanes, process, errorCode },
        count: some,
      }));
      return own.length > 1 ? [whole, ...parts] : parts;
    });
  return [...shared, ...ofProcesses];
}

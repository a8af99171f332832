/** What can be chosen of the parked lanes: all of a process, all with one fault whatever their process, or both. */
import type { ParkedLaneList } from '@rubicon/contracts';
import { allLanes, type WantedLanes } from './lane-filter.js';

export interface LaneChoice {
  readonly wanted: WantedLanes;
  readonly count: number;
}

/** What finds all of them where they are of one kind; null: they are of several. */
export function kindOfAll(all: Pick<ParkedLaneList, 'count' | 'processes' | 'causes'>): WantedLanes | null {
  return laneChoices(all).find(({ count }) => count === all.count)?.wanted ?? null;
}

/** "letters · MailUnavailable" */
export function nameOfKind({ process, errorCode }: WantedLanes): string {
  return [process, errorCode].filter((name) => name !== null).join(' \u00b7 ');
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

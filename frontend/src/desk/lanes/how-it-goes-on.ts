import type { LanesOfProcess, ParkedLane } from '@rubicon/contracts';
import { laneStrings } from '../../strings/desk/lanes.js';

const strings = laneStrings.goesOn;

/** What becomes of a parked lane when nobody does anything. @param processes as the list that it stands in tells them */
export function howItGoesOn(lane: ParkedLane, processes: readonly LanesOfProcess[]): string {
  const isRun = processes.find(({ process }) => process === lane.process)?.isRun ?? true;
  if (!isRun) return strings.notRun;
  return lane.askedAt === null ? strings.eachMinute : strings.asked;
}

/** What driving lanes on does, in numbers as they were counted, and what came of it. */
import type { DriveLanesAnswer, LanesOfProcess, ParkedLaneCount } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { laneStrings } from '../../strings/desk/lanes.js';

const strings = laneStrings.effect;

/** @param counted undefined: they are not counted yet */
export function effectsOfDriving(counted: ParkedLaneCount | undefined): string[] {
  if (counted === undefined) return [strings.counting];
  const { count, processes } = counted;
  if (count === 0) return [strings.none];
  return [
    strings.tried(count, formatCount(count)),
    ...(processes.length === 1 ? [] : processes.map(ofProcess)),
    ...processes.filter(({ isRun }) => !isRun).map(({ process }) => strings.notRun(process)),
    strings.failsAgain,
  ];
}

export function outcomeOfDriving({ asked, askedBefore, processes }: DriveLanesAnswer): {
  readonly title: string;
  readonly description?: string;
} {
  const { drive } = laneStrings;
  if (asked === 0 && askedBefore === 0) return { title: drive.nothing };
  if (asked === 0) return { title: askedBefore === 1 ? drive.doneBefore : drive.doneAllBefore };
  const said = [
    ...(askedBefore === 0 ? [] : [drive.someBefore(askedBefore, formatCount(askedBefore))]),
    ...processes.filter(({ isRun }) => !isRun).map(({ process }) => strings.notRun(process)),
  ];
  return {
    title: drive.done(asked, formatCount(asked)),
    description: said.length === 0 ? drive.shows : said.join(' '),
  };
}

function ofProcess({ process, count }: LanesOfProcess): string {
  return strings.ofProcess(process, count, formatCount(count));
}

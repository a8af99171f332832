/** What a pause does, and a resume, to what waits now. */
import type { NarrationOperations, WaitingTurns } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { narrationStrings } from '../../strings/desk/narration.js';
import { standingUnpaused } from '../lib/narration-standing.js';

const strings = narrationStrings.effect;

export function effectsOfPause({ turns, prologues }: NarrationOperations): string[] {
  return [
    ...waiting(turns, prologues, strings.turnsStay, strings.prologuesStay, strings.unknownStay),
    strings.nothingNew,
    strings.finished,
  ];
}

export function effectsOfResume({ turns, prologues, hindrances }: NarrationOperations): string[] {
  const standing = standingUnpaused(hindrances);
  return [
    ...(standing === 'stands'
      ? waiting(turns, prologues, strings.turnsStay, strings.prologuesStay, strings.unknownStay)
      : waiting(turns, prologues, strings.turnsGoOn, strings.prologuesGoOn, strings.unknownGoOn)),
    strings.thenTaken[standing],
  ];
}

type Says = (count: number, written: string) => string;

function waiting(
  turns: WaitingTurns | null,
  prologues: WaitingTurns | null,
  ofTurns: Says,
  ofPrologues: Says,
  unknown: string,
): string[] {
  if (turns === null || prologues === null) return [unknown];
  return [
    ofTurns(turns.count, formatCount(turns.count)),
    ofPrologues(prologues.count, formatCount(prologues.count)),
  ];
}

import type { Chronicle, ChronicleLine } from '@rubicon/contracts';
import { openingState } from './games.js';

export function chronicleLine(lineId: string, changes: Partial<ChronicleLine> = {}): ChronicleLine {
  return {
    lineId,
    topic: 'person',
    subject: 'Marie',
    text: 'She hides your press in the cellar.',
    since: '15 July 1789',
    settled: false,
    pinned: false,
    corrected: false,
    inPrompt: false,
    ...changes,
  };
}

/** Of a game at its opening, unless told. */
export function chronicleOf(lines: ChronicleLine[], changes: Partial<Chronicle> = {}): Chronicle {
  return {
    gameId: openingState.gameId,
    turnId: openingState.headTurnId,
    lines,
    struck: [],
    divergencePercent: 0,
    bent: [],
    factions: openingState.factions,
    ...changes,
  };
}

/** How one gets out: a gate, a window or a back stair is a way, and no place to be stopping. */
import { headNoun, type Stage } from './stage.js';
import type { Place } from '@rubicon/scenarios';
import type { Step } from '../reading/steps.js';

const opening =
  /^(?:gates?|doors?|doorways?|windows?|passages?|hatch|hatches|stairs?|staircase|stairway|steps|roof|roofs|rooftops|tunnel|postern|entrance|exit|chimney|hole|gap|wall|walls|fence|hedge|kitchens?|side|back|front|alley)$/i;

/** "by the back gate", "through the kitchen", "out of the window". */
export function isWayOut(prep: string, text: string, { verb }: Step): boolean {
  if (!/^(?:by|through|over|via|out|out of|from|down|up|across)$/.test(prep)) return false;
  if (/\p{Lu}/u.test(text) || !opening.test(headNoun(text))) return false;
  return /^(?:leave|quit|go|get|slip|sneak|steal|climb|jump|run|escape|flee|walk|creep|crawl|step|come|rush|storm|ride|depart|exit|make)\b/.test(
    verb,
  );
}

/** Whoever leaves a house is in front of it; who goes out of a camp or a field is where they were. */
export function outOf(stage: Stage, { clause, verb }: Step): Place | null {
  const isLeaving = /^(?:leave|quit|escape|flee|exit|depart)\b|\bout\b|\baway\b|\boff\b/i.test(
    `${verb} ${clause}`,
  );
  if (!isLeaving || !isIndoors(stage)) return null;
  return stage.placeIn('the street') ?? stage.placeIn('the road');
}

/** Walls around one: a house, a garden, a hall. */
function isIndoors({ place, placeName }: Stage): boolean {
  return /\b(?:house|home|lodgings?|villa|garden|hall|room|dining-room|rooms|castle|palace|inn|tavern|church|temple|salon|shop|club|café|prison|theatre|curia)\b/i.test(
    [placeName, ...(place?.also ?? [])].join(' '),
  );
}

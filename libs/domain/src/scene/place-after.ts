/** Where a turn ends: a place is entered only in the time that its way takes. Pure. */
import { daysOf, isTooLong, wayBetween, type SceneCircumstances } from './presence.js';
import { isSameName } from './same-name.js';
import { cutName } from './scene-bounds.js';
import type { Scene } from './scene.js';

export interface PlaceAfter {
  readonly place: string;
  /** What the scene keeps of the way there. */
  readonly cameFrom: Scene['cameFrom'];
  /** Another place than before, not merely another name. */
  readonly isEntered: boolean;
  /** Where the way there is unknown, nobody knows who stayed behind. */
  readonly leavesBehind: boolean;
  /** Named, but farther than the turn is long; else null. */
  readonly tooFar: string | null;
}

export function placeAfter(before: Scene, proposed: string, at: SceneCircumstances): PlaceAfter {
  const { place: from } = before;
  const to = cutName(proposed);
  const cameFrom = before.cameFrom && withDays(before.cameFrom, daysOf(at));
  const stays = { place: from, cameFrom, isEntered: false, leavesBehind: false, tooFar: null };
  if (at.isQuestion || to === '' || isSameName(from, to)) return stays;
  if (from === '') return { ...stays, place: to };
  const way = wayBetween(from, to, at);
  if (isTooLong(way, at.days) || isTooLong(wayOnFrom(cameFrom, to, at), cameFrom?.days ?? 0))
    return { ...stays, tooFar: to };
  return {
    place: to,
    cameFrom: isKnown(to, at) ? undefined : (cameFrom ?? whenKnown(from, at)),
    isEntered: way !== 0,
    leavesBehind: way !== null && way !== 0,
    tooFar: null,
  };
}

function wayOnFrom(cameFrom: Scene['cameFrom'], to: string, at: SceneCircumstances): number | null {
  return cameFrom ? wayBetween(cameFrom.place, to, at) : null;
}

function whenKnown(place: string, at: SceneCircumstances): Scene['cameFrom'] {
  return isKnown(place, at) ? { place, days: at.days } : undefined;
}

function withDays(cameFrom: NonNullable<Scene['cameFrom']>, days: number): Scene['cameFrom'] {
  return { ...cameFrom, days: cameFrom.days + days };
}

/** To the era: it knows the way from there to there. */
function isKnown(place: string, { daysBetween }: SceneCircumstances): boolean {
  return daysBetween(place, place) !== null;
}

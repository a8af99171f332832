/** Who is where, and whether a way can have been gone within a turn. Pure. */
import { isSameName } from './same-name.js';
import type { ScenePerson } from './scene.js';

/** Whom history knows, in the days of a turn. */
export interface EraPresence {
  readonly name: string;
  /** Before the turn begins. */
  readonly isDead: boolean;
  /** Wherever they are in these days; empty: nobody knows. */
  readonly places: readonly string[];
}

export interface SceneCircumstances {
  /** That the turn takes. */
  readonly days: number;
  /** 0: the same place, also under another name. Null: one of them is unknown to the era. Less than a day: a part of 1. */
  daysBetween(this: void, from: string, to: string): number | null;
  /** Of somebody who is not in the scene. Null: history knows nobody of that name, or not for certain whom or where. */
  inEra(this: void, name: string): EraPresence | null;
  readonly characterName: string;
  readonly isQuestion: boolean;
}

/** Within reach of a voice, for one who is at `place`. */
export function isHere({ state, where }: Pick<ScenePerson, 'state' | 'where'>, place: string): boolean {
  return state === 'here' || (state === 'held' && (where === '' || isSameName(where, place)));
}

/** Null: nobody knows how far it is. */
export function wayBetween(
  from: string,
  to: string,
  { daysBetween }: Pick<SceneCircumstances, 'daysBetween'>,
): number | null {
  if (from === '' || to === '') return null;
  return isSameName(from, to) ? 0 : daysBetween(from, to);
}

export function daysOf({ days, isQuestion }: SceneCircumstances): number {
  return isQuestion ? 0 : days;
}

/** A way of a part of a day can be gone on any day. */
export function isTooLong(way: number | null, days: number): boolean {
  return way !== null && Math.floor(way) > days;
}

/** Which of the parked lanes: by process, by what is wrong with them, by key. */
import { Refused } from '../../platform/refusals/index.js';

/** Null filters nothing. */
export interface WantedLanes {
  readonly process: string | null;
  readonly errorCode: string | null;
  readonly key: string | null;
}

/** Of a statement over `parked_lane` whose first three parameters are `laneParameters`. */
export const IS_WANTED = `
  ($1::text IS NULL OR process = $1) AND ($2::text IS NULL OR error_code = $2) AND ($3::text IS NULL OR key = $3)`;

export function laneParameters({ process, errorCode, key }: WantedLanes): (string | null)[] {
  return [process, errorCode, key];
}

/** @throws Refused `empty_filter`: what is done to many is not done to all by mistake */
export function checkFilter({ process, errorCode, key }: WantedLanes): void {
  if (process === null && errorCode === null && key === null) throw new Refused('empty_filter');
}

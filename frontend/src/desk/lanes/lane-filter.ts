/** Which lanes the screen shows stands in its address: `?process=letters&errorCode=MailUnavailable&key=…`. */
import type { LaneFilter } from '@rubicon/contracts';

/** Null filters nothing. */
export interface WantedLanes {
  readonly process: string | null;
  readonly errorCode: string | null;
  readonly key: string | null;
}

export const allLanes: WantedLanes = { process: null, errorCode: null, key: null };

export function readLaneFilter(params: URLSearchParams): WantedLanes {
  const named = (name: keyof WantedLanes) => params.get(name)?.trim() || null;
  return { process: named('process'), errorCode: named('errorCode'), key: named('key') };
}

/** @returns the query of an address, with its question mark; '' for all lanes */
export function writeLaneFilter(wanted: WantedLanes): string {
  const search = new URLSearchParams({ ...laneFilterOf(wanted) }).toString();
  return search === '' ? '' : `?${search}`;
}

/** As the server is asked. */
export function laneFilterOf({ process, errorCode, key }: WantedLanes): LaneFilter {
  return {
    ...(process !== null && { process }),
    ...(errorCode !== null && { errorCode }),
    ...(key !== null && { key }),
  };
}

/** What is done to many is not done to all by mistake: the server refuses it. */
export function isOfAll(wanted: WantedLanes): boolean {
  return areSameLanes(wanted, allLanes);
}

export function areSameLanes(one: WantedLanes, other: WantedLanes): boolean {
  return one.process === other.process && one.errorCode === other.errorCode && one.key === other.key;
}

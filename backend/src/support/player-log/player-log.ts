/** All that was recorded of a player: every stream that is theirs, and all of their events in the order of the log. */
import { Refused } from '../../platform/refusals/index.js';
import type { LoggedEvent } from './logged-event.js';
import type { LoggedStream } from './logged-stream.js';

export interface PlayerLog {
  readonly playerId: string;
  /** In the order of the log. */
  readonly events: readonly LoggedEvent[];
  /** By stream id. */
  readonly streams: ReadonlyMap<string, LoggedStream>;
}

/** The place in `events` of the last one at or before `position`; -1: there is none. */
export function placeOf(events: readonly LoggedEvent[], position: bigint): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (events[middle]!.position <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * @param position null: none of the log can have it
 * @throws Refused `unknown_player`, `unknown_position`: no event of this player lies there
 */
export function eventAt({ events }: PlayerLog, position: bigint | null): LoggedEvent {
  if (events.length === 0) throw new Refused('unknown_player');
  const event = position === null ? undefined : events[placeOf(events, position)];
  if (event?.position !== position) throw new Refused('unknown_position');
  return event;
}

/** The place in `events` of the last one of that time or before; -1: there is none. @param at ISO 8601, UTC */
export function placeAtTime(events: readonly LoggedEvent[], at: string): number {
  return events.findLastIndex((event) => event.at <= at);
}

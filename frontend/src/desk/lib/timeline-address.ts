/** What the timeline shows stands in its address: `?kinds=turn,charge&event=4711&letter=…`. */
import { timelineKinds, type TimelineEntry, type TimelineKind } from '@rubicon/contracts';
import { useSearchParams } from 'react-router-dom';

export interface OpenedEvent {
  readonly position: string;
  readonly letterId: string | null;
}

export interface TimelineAddress {
  /** None: all but looks. */
  readonly kinds: readonly TimelineKind[];
  readonly opened: OpenedEvent | null;
}

function readAddress(params: URLSearchParams): TimelineAddress {
  const asked = (params.get('kinds') ?? '').split(',');
  const position = params.get('event');
  return {
    kinds: timelineKinds.filter((kind) => asked.includes(kind)),
    opened: position !== null && /^\d+$/.test(position) ? { position, letterId: params.get('letter') } : null,
  };
}

export function writeAddress({ kinds, opened }: TimelineAddress): string {
  const parts = [
    ...(kinds.length > 0 ? [`kinds=${kinds.join(',')}`] : []),
    ...(opened ? [`event=${opened.position}`] : []),
    ...(opened?.letterId ? [`letter=${encodeURIComponent(opened.letterId)}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export function useTimelineAddress(): TimelineAddress {
  const [params] = useSearchParams();
  return readAddress(params);
}

export function openedBy({ position, letterId }: TimelineEntry): OpenedEvent {
  return { position, letterId };
}

/** Of an event on the timeline of its player, from anywhere. */
export function addressOf(playerId: string, entry: TimelineEntry): string {
  return `/players/${playerId}${writeAddress({ kinds: [], opened: openedBy(entry) })}`;
}

export function isSame(one: OpenedEvent | null, other: OpenedEvent): boolean {
  return one?.position === other.position && one.letterId === other.letterId;
}

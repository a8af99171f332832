/** Rows of a player's timeline, out of their log and of the letters that they were sent. */
import type { TimelineEntry } from '@rubicon/contracts';
import { movementOf } from '../../credits/index.js';
import type { KeptLetter, LetterKind } from '../../platform/mail/index.js';
import { isIn, placeAtTime, type LoggedEvent, type PlayerLog } from '../player-log/index.js';
import { kindOf, says } from './what-happened.js';

/** @param names of staff, by id */
export function entryOf(
  { playerId }: Pick<PlayerLog, 'playerId'>,
  logged: LoggedEvent,
  names: ReadonlyMap<string, string>,
): TimelineEntry {
  const { event, streamId, revision, position, at } = logged;
  const { actorId } = logged.metadata;
  const { data } = event;
  const by = actorKind(actorId, playerId);
  return {
    position: position.toString(),
    streamId,
    revision: Number(revision),
    type: event.type,
    kind: kindOf(event),
    at,
    says: says(event),
    gameId: 'gameId' in data ? data.gameId : null,
    turnId: 'turnId' in data ? data.turnId : null,
    paymentId: 'paymentId' in data ? data.paymentId : null,
    letterId: null,
    availableDeltaMicroUsd: isIn('wallet', logged) ? movementOf(logged.event).available || null : null,
    by,
    staffName: by === 'staff' ? (names.get(actorId) ?? null) : null,
  };
}

/** The ids of staff who caused one of these. */
export function staffIn(playerId: string, events: readonly LoggedEvent[]): string[] {
  const actors = new Set(events.map(({ metadata }) => metadata.actorId));
  return [...actors].filter((actorId) => actorKind(actorId, playerId) === 'staff');
}

/** Who acts is the player, a process, or somebody who works here. */
function actorKind(actorId: string, playerId: string): TimelineEntry['by'] {
  if (actorId === playerId) return 'player';
  return actorId.startsWith('system:') ? 'system' : 'staff';
}

/** Of a letter, beside the event that it tells of; one that tells of none lies where the log was when it was sent. */
export function letterEntryOf(entry: TimelineEntry, { letterId, kind, sentAt }: KeptLetter): TimelineEntry {
  return {
    ...entry,
    kind: 'letter',
    at: sentAt.toISOString(),
    says: `A letter was sent: ${letterSays[kind]}.`,
    letterId,
    availableDeltaMicroUsd: null,
    by: 'system',
    staffName: null,
  };
}

/** The event beside which a letter stands; null: there is none yet. */
export function eventOfLetter({ events }: PlayerLog, { eventId, sentAt }: KeptLetter): LoggedEvent | null {
  const told = eventId === null ? undefined : events.find(({ id }) => id === eventId);
  return told ?? events[placeAtTime(events, sentAt.toISOString())] ?? null;
}

const letterSays: Readonly<Record<LetterKind, string>> = {
  receipt: 'the receipt of a payment',
  refund: 'a refund was made',
  refund_not_made: 'a refund was not made',
  refund_failed: 'a refund failed',
  dispute_opened: 'a dispute was opened',
  dispute_closed: 'a dispute was decided',
  password_reset: 'a link to set a new password',
  password_changed: 'the password was changed',
  address_changed: 'the address was changed',
  sign_up_tried: 'somebody wanted the address for another account',
  support: 'support wrote',
};

/** Recognises, among all that happens, how one turn ended and when its reservation was settled. */
import type { StoredEvent } from '@rubicon/eventsourcing';

const outcomes = new Set(['TurnNarrated', 'TurnStopped', 'TurnFailed']);
const settlements = new Set([
  'ReservationCaptured',
  'ReservationReleased',
  'ReservationVoided',
  'ReservationDeclined',
]);

/** The log position of the turn's outcome; undefined for every other event. */
export function outcomePosition(turnId: string): (event: StoredEvent) => bigint | undefined {
  return (event) =>
    outcomes.has(event.type) && event.data['turnId'] === turnId ? event.position : undefined;
}

/** The log position at which the turn's reservation was settled; undefined for every other event. */
export function settlementPosition(turnId: string): (event: StoredEvent) => bigint | undefined {
  return (event) =>
    settlements.has(event.type) && event.data['turnId'] === turnId ? event.position : undefined;
}

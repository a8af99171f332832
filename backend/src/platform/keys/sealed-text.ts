/** Personal text as read models keep it: the event's own envelope, and what it is bound to. It is opened only to answer its reader. */
import {
  associatedDataOf,
  type DomainEvent,
  type RecordedEvent,
  type SealedEnvelope,
} from '@rubicon/eventsourcing';

export interface SealedText {
  readonly aad: string;
  readonly envelope: SealedEnvelope;
}

/** @throws TypeError when the event has no private part */
export function sealedTextOf({ id, event, version, sealed }: RecordedEvent<DomainEvent>): SealedText {
  if (!sealed) throw new TypeError(`${event.type} ${id} has no private part`);
  return { aad: associatedDataOf(id, event.type, version), envelope: sealed };
}

import type { StoredEvent } from '@rubicon/eventsourcing';
import type { TimedEvent } from './ledger-event.js';
import { UnreadableEvent } from '../events/raw-event.js';
import { rawEventOf } from '../events/raw-event-of.js';

/** An event of the log with what the books need of its metadata. @throws UnreadableEvent when it does not say when it was written */
export function timedEventOf(event: StoredEvent): TimedEvent {
  const { at } = event.metadata;
  if (Number.isNaN(Date.parse(at)))
    throw new UnreadableEvent(`${event.type} does not say when it was written at ${event.position}`);
  return { ...rawEventOf(event), eventId: event.id, at };
}

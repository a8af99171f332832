import type { StoredEvent } from '@rubicon/eventsourcing';
import type { RawEvent } from './raw-event.js';

/** An event of the log, without its metadata. */
export function rawEventOf({ streamId, revision, position, type, data }: StoredEvent): RawEvent {
  return { streamId, revision, position, type, data };
}

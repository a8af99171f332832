/** Between the driver's events and the port's. Ours are JSON; anything else in the log is not ours and is passed over. */
import type { AllStreamRecordedEvent, JSONEventData, RecordedEvent } from '@eventstore/db-client';
import type { EventMetadata, EventToAppend, StoredEvent, WireData } from '@rubicon/eventsourcing';

export function toDriver(event: EventToAppend): JSONEventData {
  return {
    id: event.id,
    type: event.type,
    contentType: 'application/json',
    data: event.data,
    metadata: { ...event.metadata },
  };
}

/** Null for events that this product did not write. */
export function fromDriver(event: RecordedEvent | AllStreamRecordedEvent | undefined): StoredEvent | null {
  if (!event?.isJson || event.type.startsWith('$') || !isMetadata(event.metadata)) return null;
  const { data } = event;
  return {
    id: event.id,
    type: event.type,
    data: data as WireData,
    metadata: event.metadata,
    streamId: event.streamId,
    revision: event.revision,
    position: positionIn(event),
  };
}

function isMetadata(metadata: unknown): metadata is EventMetadata {
  return (
    typeof metadata === 'object' && metadata !== null && 'commandId' in metadata && 'version' in metadata
  );
}

const MAX_POSITION = 2n ** 63n - 1n;

/** Old servers leave the position out of a stream's events, or give its greatest number: 0 then, which nobody has to wait for. */
function positionIn({ position }: RecordedEvent | AllStreamRecordedEvent): bigint {
  return position && position.commit <= MAX_POSITION ? position.commit : 0n;
}

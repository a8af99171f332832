/** Whether the log still is the one that the read models were made from. */
import type { Checkpoint } from '../read-models/index.js';
import type { EventStoreDb } from '../event-store/index.js';

class LogMismatch extends Error {
  readonly code = 'log_mismatch';
}

/** @throws LogMismatch when the event at the checkpoint is gone or another one: a log restored from a backup, or of another system */
export async function checkLogIdentity(
  store: Pick<EventStoreDb, 'eventAt'>,
  { position, eventId }: Checkpoint,
): Promise<void> {
  if (position === null) return;
  const found = await store.eventAt(position);
  if (found?.id === eventId) return;
  throw new LogMismatch(
    `The read models end at event ${eventId} at position ${position}, which this event log does not hold: it is another log, or was restored from a backup. ` +
      'Point EVENTSTORE_URL to the right log, or drop the schema read_models to have it filled anew from this one.',
  );
}

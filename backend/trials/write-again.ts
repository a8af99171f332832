/** A fault for trials to find: what was done once, written to the log once more. */
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

/** The last event of a type, once more at the end of its stream. */
export async function writeAgain(eventStoreUrl: string, type: string): Promise<void> {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  try {
    for await (const { event } of client.readAll({ direction: 'backwards', fromPosition: 'end' })) {
      if (event?.type !== type) continue;
      const again = jsonEvent({
        id: randomUUID(),
        type,
        data: event.data as Record<string, unknown>,
        metadata: event.metadata as Record<string, unknown>,
      });
      await client.appendToStream(event.streamId, again);
      return;
    }
    throw new Error(`the log has no ${type}`);
  } finally {
    await client.dispose();
  }
}

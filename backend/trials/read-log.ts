/** The raw log, read with the official client and nothing of ours. */
import { EventStoreDBClient, START, FORWARDS } from '@eventstore/db-client';
import type { RawEvent } from '../src/audit/index.js';

/** @param eventStoreUrl `esdb://…` */
export async function* readLog(eventStoreUrl: string): AsyncIterable<RawEvent> {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  try {
    for await (const { event } of client.readAll({ fromPosition: START, direction: FORWARDS })) {
      if (!event || event.type.startsWith('$') || event.streamId.startsWith('$')) continue;
      yield {
        streamId: event.streamId,
        revision: event.revision,
        position: event.position?.commit ?? 0n,
        type: event.type,
        data: event.data as Readonly<Record<string, unknown>>,
      };
    }
  } finally {
    await client.dispose();
  }
}

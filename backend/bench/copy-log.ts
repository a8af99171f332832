/**
 * Makes a small log large: everything in it once more, so many times, under other ids: each copy is of other players, games and payments, in the
 * order in which the original happened; copies are appended beside each other, so that they lie mingled as live ones do.
 */
import { EventStoreDBClient, FORWARDS, jsonEvent, START, type JSONType } from '@eventstore/db-client';
import { v5 as uuidV5 } from 'uuid';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const AT_ONCE = 32;

/** Everything that is ours, as text in which ids are found. */
interface Line {
  readonly streamId: string;
  readonly text: string;
}

interface Written {
  readonly id: string;
  readonly type: string;
  readonly data: JSONType;
  readonly metadata: JSONType;
}

/** @returns how many events the log holds afterwards */
export async function copyLog(eventStoreUrl: string, copies: number): Promise<number> {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  try {
    const lines: Line[] = [];
    for await (const { event } of client.readAll({ fromPosition: START, direction: FORWARDS })) {
      if (!event || event.type.startsWith('$') || event.streamId.startsWith('$')) continue;
      const { id, type, data, metadata, streamId } = event;
      lines.push({ streamId, text: JSON.stringify({ id, type, data, metadata }) });
    }
    let next = 0;
    const copyOn = async (): Promise<void> => {
      while (next < copies) {
        const copy = next++;
        const renamed = (text: string): string => text.replace(UUID, (id) => uuidV5(`copy ${copy}`, id));
        for (const { streamId, text } of lines) {
          const event = jsonEvent(JSON.parse(renamed(text)) as Written);
          await client.appendToStream(renamed(streamId), event);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, copyOn));
    return lines.length * (copies + 1);
  } finally {
    await client.dispose();
  }
}

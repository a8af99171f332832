/**
 * Makes a small log large: everything in it once more, so many times, under other ids: each copy is of other players, games and payments, in the
 * order in which the original happened; copies are appended beside each other, so that they lie mingled as live ones do.
 */
import { EventStoreDBClient, FORWARDS, jsonEvent, START, type JSONType } from '@eventstore/db-client';
import { v5 as uuidV5 } from 'uuid';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const AT_ONCE = 32;

/** Everything that is ours, as text in which ids are found. */
export interface Line {
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
    const lines = await readLines(client);
    let next = 0;
    await appendCopies(client, lines, () => (next < copies ? next++ : null));
    return lines.length * (copies + 1);
  } finally {
    await client.dispose();
  }
}

/** Everything that is in the log now. */
export async function readLines(client: EventStoreDBClient): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const { event } of client.readAll({ fromPosition: START, direction: FORWARDS })) {
    if (!event || event.type.startsWith('$') || event.streamId.startsWith('$')) continue;
    const { id, type, data, metadata, streamId } = event;
    lines.push({ streamId, text: JSON.stringify({ id, type, data, metadata }) });
  }
  return lines;
}

/**
 * Appends copies beside each other until there is no next one.
 * @param nextCopy its number; null: no more
 * @param before each event; false: no more
 */
export async function appendCopies(
  client: EventStoreDBClient,
  lines: readonly Line[],
  nextCopy: () => number | null,
  before: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const copyOn = async (): Promise<void> => {
    for (let copy = nextCopy(); copy !== null; copy = nextCopy()) {
      const renamed = (text: string): string => text.replace(UUID, (id) => uuidV5(`copy ${copy}`, id));
      for (const { streamId, text } of lines) {
        if (!(await before())) return;
        await client.appendToStream(renamed(streamId), jsonEvent(JSON.parse(renamed(text)) as Written));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyOn));
}

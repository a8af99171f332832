/** The log's one table, and every statement on it. */
import type { Client, Pool, QueryResultRow } from 'pg';
import type { StoredEvent } from './stored-event.js';

type Queryable = Pick<Client | Pool, 'query'>;

export const SCHEMA = `
  create table if not exists event (
    position bigint primary key,
    stream text not null,
    revision bigint not null,
    id uuid not null,
    type text not null,
    content_type text not null,
    data bytea not null,
    metadata bytea not null,
    created_ms bigint not null,
    unique (stream, revision)
  );
  create index if not exists event_id on event (id);
`;

export type Direction = 'forwards' | 'backwards';

interface EventRow extends QueryResultRow {
  position: string;
  stream: string;
  revision: string;
  id: string;
  type: string;
  content_type: string;
  data: Buffer;
  metadata: Buffer;
  created_ms: string;
}

function toEvent(row: EventRow): StoredEvent {
  return {
    position: Number(row.position),
    stream: row.stream,
    revision: Number(row.revision),
    id: row.id,
    type: row.type,
    contentType: row.content_type,
    data: row.data,
    metadata: row.metadata,
    createdMs: Number(row.created_ms),
  };
}

/** One statement, so all or nothing without a transaction around it. */
export async function insertEvents(db: Queryable, events: readonly StoredEvent[]): Promise<void> {
  await db.query({
    name: 'insert-events',
    text: `insert into event (position, stream, revision, id, type, content_type, data, metadata, created_ms)
      select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::text[], $7::bytea[], $8::bytea[], $9::bigint[])`,
    values: [
      events.map((e) => e.position),
      events.map((e) => e.stream),
      events.map((e) => e.revision),
      events.map((e) => e.id),
      events.map((e) => e.type),
      events.map((e) => e.contentType),
      events.map((e) => e.data),
      events.map((e) => e.metadata),
      events.map((e) => e.createdMs),
    ],
  });
}

export async function readLastEvent(db: Queryable): Promise<StoredEvent | undefined> {
  const { rows } = await db.query<EventRow>('select * from event order by position desc limit 1');
  return rows.map(toEvent)[0];
}

export async function readLastRevisions(
  db: Queryable,
  streams: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ stream: string; revision: string }>({
    name: 'last-revisions',
    text: `select s.stream, e.revision from unnest($1::text[]) s(stream),
      lateral (select revision from event where event.stream = s.stream order by revision desc limit 1) e`,
    values: [streams],
  });
  return new Map(rows.map((row) => [row.stream, Number(row.revision)]));
}

export interface KnownId {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly id: string;
}

export async function findIds(db: Queryable, ids: readonly string[]): Promise<KnownId[]> {
  const { rows } = await db.query<{ stream: string; revision: string; position: string; id: string }>({
    name: 'find-ids',
    text: 'select stream, revision, position, id from event where id = any($1::uuid[])',
    values: [ids],
  });
  return rows.map((row) => ({ ...row, revision: Number(row.revision), position: Number(row.position) }));
}

/** Inclusive of `from`, at most `limit`. */
export async function readStreamPage(
  db: Queryable,
  stream: string,
  from: number,
  limit: number,
  direction: Direction,
): Promise<StoredEvent[]> {
  const { rows } = await db.query<EventRow>({
    name: `read-stream-${direction}`,
    text:
      direction === 'forwards'
        ? 'select * from event where stream = $1 and revision >= $2 order by revision limit $3'
        : 'select * from event where stream = $1 and revision <= $2 order by revision desc limit $3',
    values: [stream, from, limit],
  });
  return rows.map(toEvent);
}

/** Inclusive of `from`, at most `limit`. */
export async function readAllPage(
  db: Queryable,
  from: number,
  limit: number,
  direction: Direction,
): Promise<StoredEvent[]> {
  const { rows } = await db.query<EventRow>({
    name: `read-all-${direction}`,
    text:
      direction === 'forwards'
        ? 'select * from event where position >= $1 order by position limit $2'
        : 'select * from event where position <= $1 order by position desc limit $2',
    values: [from, limit],
  });
  return rows.map(toEvent);
}

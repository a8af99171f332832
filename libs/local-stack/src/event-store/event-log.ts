/** The log as the protocol's services see it: append, read pages, and be told when something was written. */
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import type { ExpectedRevision } from './append-decision.js';
import { readAllPage, readLastRevisions, readStreamPage, type Direction } from './event-table.js';
import { LogWriter, type AppendOutcome } from './log-writer.js';
import { RecentEvents } from './recent-events.js';
import type { EventRecord, StoredEvent } from './stored-event.js';

const READ_CONNECTIONS_MAX = 8;
const RECENT_BYTES_MAX = 8 * 1024 * 1024;
/** Streams whose end is remembered; beyond that all are forgotten and asked again. */
const REMEMBERED_ENDS_MAX = 100_000;
/** A tail longer than this is left to the database: looking for it in memory would cost more. */
const TAIL_EVENTS_MAX = 50;

/**
 * Holds one event, `$LogCreated`, written when the log comes into being: its id is the log's id, and its data says it too
 * (`{"logId": "…"}`). A consumer that keeps it beside its checkpoint knows when it has been given another log.
 */
const LOG_IDENTITY_STREAM = '$log-identity';
/** One `$ServerStarted` for each start: like the original's statistics, `$` events lie among those of the product. */
const SERVER_STREAM = '$server';

export class EventLog {
  private readonly pool: Pool;
  private readonly writer: LogWriter;
  private readonly recent = new RecentEvents(RECENT_BYTES_MAX);
  private readonly listeners = new Set<() => void>();
  /** Last revisions of streams written to since the writer connected. */
  private readonly ends = new Map<string, number>();
  private end = 0;

  private constructor(databaseUrl: string) {
    this.pool = new Pool({
      connectionString: databaseUrl,
      max: READ_CONNECTIONS_MAX,
      application_name: 'event-store-reader',
    });
    this.pool.on('error', () => {}); // an idle connection broke; the next read opens another
    this.writer = new LogWriter(
      databaseUrl,
      (events) => {
        this.recent.push(events);
        if (this.ends.size > REMEMBERED_ENDS_MAX) this.ends.clear();
        for (const { stream, revision } of events) this.ends.set(stream, revision);
        this.wake(events.at(-1)!.position + 1);
      },
      (nextPosition) => {
        this.recent.reset(nextPosition);
        this.ends.clear();
        this.wake(nextPosition);
      },
    );
  }

  static async open(databaseUrl: string): Promise<EventLog> {
    const log = new EventLog(databaseUrl);
    try {
      await log.writer.open();
      const logId = randomUUID();
      await log.append(LOG_IDENTITY_STREAM, 'no_stream', [systemEvent('$LogCreated', { logId }, logId)]);
      await log.append(SERVER_STREAM, 'any', [systemEvent('$ServerStarted', { pid: process.pid })]);
      return log;
    } catch (error) {
      await log.close();
      throw error;
    }
  }

  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventRecord[],
    deadlineMs?: number,
  ): Promise<AppendOutcome> {
    return this.writer.append(stream, expected, events, deadlineMs);
  }

  /** The first position that is not written yet. */
  endPosition(): number {
    return this.end;
  }

  async lastRevision(stream: string): Promise<number | undefined> {
    return this.ends.get(stream) ?? (await readLastRevisions(this.pool, [stream])).get(stream);
  }

  async readStream(
    stream: string,
    from: number,
    limit: number,
    direction: Direction,
  ): Promise<readonly StoredEvent[]> {
    const end = this.ends.get(stream);
    if (direction === 'forwards' && end !== undefined && end - from < TAIL_EVENTS_MAX) {
      const tail = this.recent.ofStream(stream, from, end, limit);
      if (tail) return tail;
    }
    return readStreamPage(this.pool, stream, from, limit, direction);
  }

  async readAll(from: number, limit: number, direction: Direction): Promise<readonly StoredEvent[]> {
    const recent = direction === 'forwards' ? this.recent.from(from, limit) : null;
    return recent ?? readAllPage(this.pool, from, limit, direction);
  }

  /** @returns how to stop being told of writes */
  onWrite(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    await this.writer.close();
    await this.pool.end();
  }

  private wake(end: number): void {
    this.end = end;
    for (const listener of [...this.listeners]) listener();
  }
}

function systemEvent(type: string, data: object, id: string = randomUUID()): EventRecord {
  return {
    id,
    type,
    contentType: 'application/json',
    data: Buffer.from(JSON.stringify(data)),
    metadata: Buffer.alloc(0),
  };
}

/**
 * The one writer of the log. It holds an advisory lock of its database for as long as its connection lives, so no second writer
 * can exist, not even a zombie: whoever loses the connection loses the lock, and writes only through that connection. Being alone
 * it knows the log's end and its streams' ends from memory, and positions become visible in order.
 *
 * Appends that arrive while one is being committed share the next commit.
 */
import { Client } from 'pg';
import { decideAppend, NO_STREAM, type ExpectedRevision } from './append-decision.js';
import {
  findIds,
  insertEvents,
  readLastEvent,
  readLastRevisions,
  SCHEMA,
  type KnownId,
} from './event-table.js';
import { sizeOf, type EventRecord, type StoredEvent } from './stored-event.js';

/** An arbitrary number: the same for every stand-in, in whichever database. */
const WRITER_LOCK = 2113;
const LOCK_TIMEOUT_MS = 10_000;
/** Largest number of events in one commit. */
const COMMIT_EVENTS_MAX = 2_000;
/** Streams whose end is remembered; beyond that all are forgotten and asked again. */
const REMEMBERED_STREAMS_MAX = 100_000;
/** What a record takes in the log besides its own bytes. */
const RECORD_OVERHEAD_BYTES = 128;

export type AppendOutcome =
  | { readonly kind: 'appended'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong_expected_version'; readonly currentRevision: number }
  | { readonly kind: 'timeout' };

interface WaitingAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly EventRecord[];
  readonly deadlineMs: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export class LogWriter {
  private readonly waiting: WaitingAppend[] = [];
  private connection: Promise<Client> | null = null;
  private current: Client | null = null;
  private pumping = false;
  private closed = false;
  private nextPosition = 0;
  private readonly lastRevisions = new Map<string, number>();

  /**
   * @param onCommit told of every commit in log order, before the append is answered
   * @param onConnect told where the log ends each time the writer (re)connects: what it was told before may be incomplete
   */
  constructor(
    private readonly url: string,
    private readonly onCommit: (events: readonly StoredEvent[]) => void,
    private readonly onConnect: (nextPosition: number) => void,
  ) {}

  /** @throws when the database cannot be reached or another writer holds it */
  async open(): Promise<void> {
    await this.connected();
  }

  /** @param deadlineMs wall clock; an append that waits longer is not made. @throws when the database fails: it may have happened */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventRecord[],
    deadlineMs = Number.POSITIVE_INFINITY,
  ): Promise<AppendOutcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ stream, expected, events, deadlineMs, resolve, reject });
      void this.pump();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    const connection = this.connection;
    this.connection = null;
    const client = await connection?.catch(() => null);
    await client?.end().catch(() => {});
  }

  private connected(): Promise<Client> {
    if (this.closed) return Promise.reject(new Error('the event store is closed'));
    if (this.connection === null) {
      const connection = this.connect();
      this.connection = connection;
      connection.catch(() => this.forget(connection));
    }
    return this.connection;
  }

  private async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.url, application_name: 'event-store-writer' });
    const lost = () => {
      if (client === this.current) this.forget(this.connection);
    };
    client.on('error', lost);
    client.on('end', lost);
    await client.connect();
    try {
      await client.query(
        `set lock_timeout = ${LOCK_TIMEOUT_MS}; select pg_advisory_lock(${WRITER_LOCK}); reset lock_timeout`,
      );
      await client.query(SCHEMA);
      const last = await readLastEvent(client);
      this.lastRevisions.clear();
      this.nextPosition = last === undefined ? 0 : positionAfter(last);
      this.current = client;
      this.onConnect(this.nextPosition);
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
  }
  private forget(connection: Promise<Client> | null): void {
    if (connection !== null && this.connection === connection) {
      this.connection = null;
      this.current = null;
    }
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    try {
      while (this.waiting.length > 0) {
        const batch = this.takeBatch();
        try {
          await this.commit(await this.connected(), batch);
        } catch (error) {
          // Whether it was written is unknown: memory is not to be trusted any more.
          const client = this.current;
          this.forget(this.connection);
          await client?.end().catch(() => {});
          for (const append of batch) append.reject(error);
        }
      }
    } finally {
      this.pumping = false;
    }
  }

  private takeBatch(): WaitingAppend[] {
    let [appends, events] = [0, 0];
    while (appends < this.waiting.length && (appends === 0 || events < COMMIT_EVENTS_MAX))
      events += this.waiting[appends++]!.events.length;
    return this.waiting.splice(0, appends);
  }

  private async commit(client: Client, batch: readonly WaitingAppend[]): Promise<void> {
    await this.rememberStreams(client, batch);
    const known = await this.idsToCompare(client, batch);
    const written: StoredEvent[] = [];
    const answers: (() => void)[] = [];
    const now = Date.now();
    for (const append of batch) {
      const outcome =
        now > append.deadlineMs ? { kind: 'timeout' as const } : this.decide(append, known, written, now);
      answers.push(() => append.resolve(outcome));
    }
    if (written.length > 0) {
      await insertEvents(client, written);
      this.onCommit(written);
    }
    for (const answer of answers) answer();
  }

  private decide(append: WaitingAppend, known: KnownIds, written: StoredEvent[], now: number): AppendOutcome {
    const { stream, expected, events } = append;
    const lastRevision = this.lastRevisions.get(stream) ?? NO_STREAM;
    const decision = decideAppend(
      expected,
      events.map((event) => event.id),
      {
        lastRevision,
        idAt: (revision) => known.at(stream, revision)?.id,
        revisionOf: (id) => known.of(stream, id)?.revision,
      },
    );
    if (decision.kind === 'wrong_expected_version') return { ...decision, currentRevision: lastRevision };
    if (decision.kind === 'already_appended') {
      const position = known.at(stream, decision.lastRevision)?.position ?? 0;
      return { kind: 'appended', revision: decision.lastRevision, position };
    }
    let [revision, position] = [lastRevision, Math.max(0, this.nextPosition - 1)];
    for (const event of events) {
      const stored = { ...event, stream, revision: ++revision, position: this.nextPosition, createdMs: now };
      position = stored.position;
      this.nextPosition = positionAfter(stored);
      written.push(stored);
      known.add(stored);
    }
    if (events.length > 0) this.lastRevisions.set(stream, revision);
    return { kind: 'appended', revision, position };
  }

  private async rememberStreams(client: Client, batch: readonly WaitingAppend[]): Promise<void> {
    if (this.lastRevisions.size > REMEMBERED_STREAMS_MAX) this.lastRevisions.clear();
    const unknown = [...new Set(batch.map((append) => append.stream))].filter(
      (s) => !this.lastRevisions.has(s),
    );
    if (unknown.length === 0) return;
    const found = await readLastRevisions(client, unknown);
    for (const stream of unknown) this.lastRevisions.set(stream, found.get(stream) ?? NO_STREAM);
  }

  /** Stored ids matter only to appends that do not expect the stream's very end, which is the rule; the rest need no look-up. */
  private async idsToCompare(client: Client, batch: readonly WaitingAppend[]): Promise<KnownIds> {
    const streams = new Set<string>();
    const ids = batch.flatMap(({ stream, expected, events }) => {
      const end = this.lastRevisions.get(stream) ?? NO_STREAM;
      const atEnd = (expected === 'no_stream' ? NO_STREAM : expected) === end && !streams.has(stream);
      streams.add(stream);
      return atEnd ? [] : events.map((event) => event.id);
    });
    return new KnownIds(ids.length === 0 ? [] : await findIds(client, ids));
  }
}

/** The original's positions are byte offsets in its log file: they grow by what a record takes. */
function positionAfter(event: StoredEvent): number {
  return event.position + sizeOf(event) + RECORD_OVERHEAD_BYTES;
}

/** Event ids already stored, by place and by id. The latest place wins, as in the original's index of recent ids. */
class KnownIds {
  private readonly byPlace = new Map<string, KnownId>();
  private readonly byId = new Map<string, KnownId>();

  constructor(ids: readonly KnownId[]) {
    for (const id of ids) this.add(id);
  }

  add(id: KnownId): void {
    this.byPlace.set(`${id.revision}@${id.stream}`, id);
    const key = `${id.id}@${id.stream}`;
    const other = this.byId.get(key);
    if (other === undefined || other.revision < id.revision) this.byId.set(key, id);
  }

  at(stream: string, revision: number): KnownId | undefined {
    return this.byPlace.get(`${revision}@${stream}`);
  }

  of(stream: string, id: string): KnownId | undefined {
    return this.byId.get(`${id}@${stream}`);
  }
}

/**
 * A month of the long ledger in the audit's tables, as the product itself fills them, and beside it the provider's rows of the same payments: both
 * sides are the same, but for a handful of faults.
 */
import type { EntityManager } from 'typeorm';
import type { TimedEvent } from '../src/audit/ledger/index.js';
import { LedgerDayRow, LedgerEventRow, LedgerItemRow } from '../src/audit/ledger-tables/index.js';
import { enterInBooks } from '../src/audit/ledger-tables/ledger.projection.js';
import type { FileEvent } from '../src/audit/ledger-file/file-format.js';
import { providerTables } from '../src/audit/provider/provider.tables.js';
import { dataSource } from '../src/platform/postgres/index.js';
import { APP_SCHEMA, READ_MODELS_SCHEMA } from '../src/platform/read-models/index.js';
import { eventsOfLongLedger, longLedger } from './long-ledger.js';
import { ProviderMonth } from './provider-month.js';

const EVENTS_A_BATCH = 5_000;
const TURNS_A_FAULT = 50_000;
const STATEMENT_WITHIN_MS = 300_000;

export interface Month {
  readonly from: Date;
  readonly until: Date;
}

export interface FilledMonth {
  readonly events: number;
  /** How many things of it are wrong. */
  readonly faults: number;
}

/** @param databaseUrl of a backend that has started there once, so that it has its tables */
export async function fillMonth(
  databaseUrl: string,
  month: Month,
  eventsAtLeast: number,
): Promise<FilledMonth> {
  const source = dataSource({
    url: databaseUrl,
    searchPath: `${READ_MODELS_SCHEMA},${APP_SCHEMA}`,
    entities: [LedgerEventRow, LedgerItemRow, LedgerDayRow, ...providerTables.entities],
    max: 1,
    answerWithinMs: STATEMENT_WITHIN_MS,
    synchronousCommit: 'off',
    onError: (error) => console.error(error),
  });
  await source.initialize();
  try {
    const filled = await fill(source.manager, month, eventsAtLeast);
    await source.query('VACUUM ANALYZE');
    return filled;
  } finally {
    await source.destroy();
  }
}

async function fill(
  database: EntityManager,
  { from, until }: Month,
  eventsAtLeast: number,
): Promise<FilledMonth> {
  const events = eventsOfLongLedger(eventsAtLeast);
  const msBetween = (until.getTime() - from.getTime()) / (events + 1);
  const provider = new ProviderMonth();
  let turns = 0;
  let faults = 0;
  for (const batch of batchesOf(longLedger(eventsAtLeast, { from, msBetween }))) {
    const timed = batch.map((event) => {
      if (event.type !== 'TurnNarrated' || turns++ % TURNS_A_FAULT !== 0) return timedEventOf(event);
      faults += 1;
      return timedEventOf(withoutWords(event));
    });
    await database.transaction(async (tx) => {
      await enterInBooks(tx, timed);
      await provider.take(tx, timed);
    });
  }
  await provider.complete(database, until);
  return { events, faults: faults + provider.faults };
}

function* batchesOf(events: Iterable<FileEvent>): Generator<FileEvent[]> {
  let batch: FileEvent[] = [];
  for (const event of events) {
    if (batch.push(event) < EVENTS_A_BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

function withoutWords(event: FileEvent): FileEvent {
  return { ...event, data: { ...event.data, outputCharacters: 0 } };
}

function timedEventOf({ streamId, revision, position, eventId, type, at, data }: FileEvent): TimedEvent {
  return { streamId, revision: BigInt(revision), position: BigInt(position), eventId, type, at, data };
}

/** The books, folded event by event as everywhere (`ledger/`), and written in a few statements a batch: events, items and sums of days. */
import type { DemoEvent, GameEvent, PaymentEvent, WalletEvent } from '@rubicon/domain';
import type { Projection, RecordedEvent } from '@rubicon/eventsourcing';
import type { EntityManager } from 'typeorm';
import { allTypesBut, eventTypesOf } from '../../platform/event-store/index.js';
import { insertRows } from '../../platform/read-models/index.js';
import {
  allAccounts,
  ledgerEventOf,
  ledgerEventTypes,
  noAmounts,
  type LedgerEvent,
  type TimedEvent,
} from '../ledger/index.js';
import { BooksOfBatch } from './books-of-batch.js';
import { LedgerDayRow } from './ledger-day.table.js';
import { LedgerEventRow } from './ledger-event.table.js';

type BookedEvent = WalletEvent | PaymentEvent | GameEvent | DemoEvent;

const categories = ['wallet', 'payment', 'game', 'demo'] as const;
const handles = categories.flatMap((category): readonly string[] => {
  const types = ledgerEventTypes[category];
  return types === 'all' ? eventTypesOf(category) : types;
}) as BookedEvent['type'][];

export const ledgerProjection: Projection<EntityManager, BookedEvent> = {
  name: 'ledger',
  version: 2,
  categories,
  handles,
  ignores: allTypesBut(handles, categories),
  project: (recorded: readonly RecordedEvent<BookedEvent>[], tx: EntityManager) =>
    enterInBooks(tx, recorded.map(timedEventOf)),
};

/** @param events of the log, in its order, that the tables do not have yet */
export async function enterInBooks(tx: EntityManager, events: readonly TimedEvent[]): Promise<void> {
  const books = await BooksOfBatch.load(tx, events);
  const entered: LedgerEvent[] = [];
  for (const event of events) {
    const { ledgerEvent, items } = ledgerEventOf(event, books.before);
    books.remember(items, event.at);
    if (ledgerEvent) entered.push(ledgerEvent);
  }
  await insertRows(tx, LedgerEventRow, entered.map(rowOf));
  await books.save(tx);
  await insertRows(tx, LedgerDayRow, daysOf(entered), { add: ['events', 'paidIn', ...allAccounts] });
}

function timedEventOf({
  event,
  streamId,
  revision,
  position,
  id,
  at,
}: RecordedEvent<BookedEvent>): TimedEvent {
  const { type, data } = event;
  return { streamId, revision, position, type, data: { ...data }, eventId: id, at };
}

function rowOf({ item, postings, ...event }: LedgerEvent) {
  return { ...event, itemKind: item?.kind ?? null, itemId: item?.id ?? null, ...noAmounts(), ...postings };
}

function daysOf(events: readonly LedgerEvent[]): LedgerDayRow[] {
  const days = new Map<string, LedgerDayRow>();
  for (const { at, type, postings } of events) {
    const day = at.slice(0, 'YYYY-MM-DD'.length);
    const sums = days.get(day) ?? { day, events: 0, paidIn: 0, ...noAmounts() };
    days.set(day, sums);
    sums.events += 1;
    if (type === 'PaymentCompleted') sums.paidIn += postings.cash ?? 0;
    for (const account of allAccounts) sums[account] += postings[account] ?? 0;
  }
  return [...days.values()];
}

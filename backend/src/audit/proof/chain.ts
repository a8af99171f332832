/**
 * The hash chain over the ledger, by log position: each link's hash covers an event and the hash before it. It is built beside everything else:
 * nothing waits for it, its rows are written under a lock of its own, and where it has come to is its last link. Any process may lengthen it, at
 * any time, and several at once: what another has added is passed over.
 */
import { Injectable } from '@nestjs/common';
import { AnotherLog, batchesOf, type StoredEvent } from '@rubicon/eventsourcing';
import { Between, type EntityManager } from 'typeorm';
import { EventStoreDb } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { chainedCategories, isChained } from '../ledger-file/chained.js';
import { canonicalEvent } from './canonical-event.js';
import { ChainLinkRow } from './chain-link.table.js';
import { beforeTheFirst, linkHash } from '../ledger-file/link-hash.js';

export interface ChainLink {
  /** From 1. */
  readonly number: number;
  readonly position: bigint;
  readonly eventId: string;
  readonly hash: Buffer;
  /** When the event was written. */
  readonly at: Date;
}

/** Links written in one transaction. */
const BATCH_SIZE = 1_000;
/** Links read at once. */
const PAGE_SIZE = 5_000;
/** Key of the advisory lock under which links are added. */
const CHAIN_LOCK = 0x52554348;

@Injectable()
export class Chain {
  constructor(
    private readonly store: EventStoreDb,
    private readonly readModels: ReadModels,
  ) {}

  /** Null: it has none. */
  async last(database: EntityManager = this.readModels.manager): Promise<ChainLink | null> {
    const [row] = await database.find(ChainLinkRow, { order: { number: 'DESC' }, take: 1 });
    return row ? linkOf(row) : null;
  }

  /**
   * Adds what the log holds since, up to where it ends now, in batches; whatever stops it, it goes on from there.
   * @throws AnotherLog when the log does not hold the event of the last link; EventStoreUnavailable
   */
  async catchUp(signal?: AbortSignal): Promise<void> {
    const last = await this.last();
    if (last && (await this.store.eventAt(last.position))?.id !== last.eventId)
      throw new AnotherLog('chain', last.position);
    const reading = new AbortController();
    const messages = this.store.subscribe({
      from: last?.position ?? 'start',
      categories: chainedCategories,
      signal: signal ? AbortSignal.any([signal, reading.signal]) : reading.signal,
    });
    const catchingUp = { size: BATCH_SIZE, lingerMs: 0, wait: () => Promise.resolve() };
    try {
      for await (const batch of batchesOf(messages, catchingUp)) {
        if (batch.kind === 'caught_up' || signal?.aborted) return;
        await this.add(batch.events.filter(isChained));
      }
    } finally {
      reading.abort();
    }
  }

  /** Number of the last link before an instant, or at most at a position; 0: there is none. */
  async countUntil(until: Date | bigint): Promise<number> {
    const [row] = await this.readModels.manager.query<{ readonly number: string | null }[]>(
      until instanceof Date
        ? 'SELECT max(number) AS number FROM chain_link WHERE at < $1'
        : 'SELECT max(number) AS number FROM chain_link WHERE position <= $1',
      [until instanceof Date ? until : until.toString()],
    );
    return Number(row?.number ?? 0);
  }

  /** From the first to this one, read in pages. */
  async *links(upTo: number): AsyncGenerator<ChainLink> {
    for (let read = 0; read < upTo;) {
      const rows = await this.readModels.repository(ChainLinkRow).find({
        where: { number: Between(`${read + 1}`, `${Math.min(upTo, read + PAGE_SIZE)}`) },
        order: { number: 'ASC' },
      });
      if (rows.length === 0) throw new Error(`the chain has no link ${read + 1}`);
      for (const row of rows) yield linkOf(row);
      read += rows.length;
    }
  }

  private async add(events: readonly StoredEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.readModels.dataSource.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [CHAIN_LOCK]);
      const last = await this.last(tx);
      const links: ChainLink[] = [];
      for (const event of events) {
        const before: ChainLink | null = links.at(-1) ?? last;
        if (before && event.position <= before.position) continue;
        links.push({
          number: (before?.number ?? 0) + 1,
          position: event.position,
          eventId: event.id,
          hash: linkHash(before?.hash ?? beforeTheFirst, canonicalEvent(event)),
          at: new Date(event.metadata.at),
        });
      }
      await tx.query(
        `INSERT INTO chain_link (number, position, event_id, hash, at)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::bytea[], $5::timestamptz[])`,
        [
          links.map(({ number }) => number),
          links.map(({ position }) => position.toString()),
          links.map(({ eventId }) => eventId),
          links.map(({ hash }) => hash),
          links.map(({ at }) => at),
        ],
      );
    });
  }
}

function linkOf({ number, position, ...row }: ChainLinkRow): ChainLink {
  return { ...row, number: Number(number), position: BigInt(position) };
}

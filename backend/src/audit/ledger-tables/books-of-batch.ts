/** The items that a batch of events is about: read at once, changed in memory, written at once. */
import type { EntityManager } from 'typeorm';
import { insertRows, type NewRow } from '../../platform/read-models/index.js';
import {
  judgeItem,
  keysOf,
  type FoldedItem,
  type ItemBefore,
  type ItemKey,
  type LedgerItem,
  type TimedEvent,
} from '../ledger/index.js';
import { refundedCentsOf } from '../ledger/payment-item.js';
import { LedgerItemRow } from './ledger-item.table.js';

const itemsOfKeys = `
  SELECT kind, id, state FROM ledger_item WHERE (kind, id) IN (SELECT * FROM unnest($1::text[], $2::text[]))`;

interface ChangedItem {
  readonly key: ItemKey;
  readonly item: LedgerItem;
  /** Of the first event in this batch that touched it. */
  readonly openedAt: string;
}

export class BooksOfBatch {
  private readonly known = new Map<string, LedgerItem>();
  private readonly changed = new Map<string, ChangedItem>();

  static async load(tx: EntityManager, events: readonly TimedEvent[]): Promise<BooksOfBatch> {
    const books = new BooksOfBatch();
    const named = events.flatMap((event) => keysOf(event));
    await books.read(tx, named);
    // Some items only their wallet names.
    const read = new Set(named.map(nameOf));
    await books.read(
      tx,
      events.flatMap((event) => keysOf(event, books.before)).filter((key) => !read.has(nameOf(key))),
    );
    return books;
  }

  readonly before: ItemBefore = (key) => this.known.get(nameOf(key));

  remember(items: readonly FoldedItem[], at: string): void {
    for (const { key, item } of items) {
      const name = nameOf(key);
      this.known.set(name, item);
      this.changed.set(name, { key, item, openedAt: this.changed.get(name)?.openedAt ?? at });
    }
  }

  async save(tx: EntityManager): Promise<void> {
    await insertRows(tx, LedgerItemRow, [...this.changed.values()].map(rowOf), {
      replace: [
        'playerId',
        'paymentIntentId',
        'state',
        'findings',
        'changedAt',
        'clearing',
        'paidCents',
        'refundedCents',
        'isDisputed',
      ],
    });
  }

  private async read(tx: EntityManager, keys: readonly ItemKey[]): Promise<void> {
    if (keys.length === 0) return;
    const rows = await tx.query<Pick<LedgerItemRow, 'kind' | 'id' | 'state'>[]>(itemsOfKeys, [
      keys.map(({ kind }) => kind),
      keys.map(({ id }) => id),
    ]);
    for (const { kind, id, state } of rows) this.known.set(nameOf({ kind, id }), state);
  }
}

function rowOf({ key, item, openedAt }: ChangedItem): NewRow<LedgerItemRow> {
  const findings = judgeItem(key, item);
  const payment = item.kind === 'payment' ? item : null;
  return {
    ...key,
    playerId: item.kind === 'wallet' ? key.id : item.playerId,
    paymentIntentId: payment?.paymentIntentId ?? null,
    state: item,
    findings: findings.length > 0 ? findings : null,
    openedAt,
    changedAt: item.changedAt,
    clearing: payment?.clearingMicroUsd ?? 0,
    paidCents: payment?.paidCents ?? 0,
    refundedCents: payment ? refundedCentsOf(payment) : 0,
    isDisputed: payment !== null && Object.keys(payment.disputes).length > 0,
  };
}

function nameOf({ kind, id }: ItemKey): string {
  return `${kind} ${id}`;
}

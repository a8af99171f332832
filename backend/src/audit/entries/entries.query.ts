/** A page of the ledger's events under filters, and the sums of all that there are under them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EntryMoney, LedgerEventPage } from '@rubicon/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ReadModels } from '../../platform/read-models/index.js';
import type { Account } from '../ledger/accounts.js';
import type { ItemKind } from '../ledger/ledger-item.js';
import { amountsOf, LedgerEventRow, sumsOfAccounts, type SumsRow } from '../ledger-tables/index.js';
import type { Period } from '../period/index.js';
import { entryOf } from './ledger-entry.js';

/** What is left out filters nothing. */
export interface EntryFilters {
  readonly period: Period;
  readonly account?: Account;
  readonly money?: EntryMoney;
  readonly itemKind?: ItemKind;
  readonly itemId?: string;
  readonly playerId?: string;
}

export interface EntriesPageAsked {
  /** Position, exclusive; null: from the newest on. */
  readonly before: string | null;
  readonly limit: number;
}

export class ListEntries extends Query<LedgerEventPage> {
  constructor(
    readonly filters: EntryFilters,
    readonly page: EntriesPageAsked,
    readonly position: bigint | null,
  ) {
    super();
  }
}

interface TotalRow extends SumsRow {
  readonly total: string;
  readonly first: string | null;
  readonly last: string | null;
}

@QueryHandler(ListEntries)
export class ListEntriesHandler implements IQueryHandler<ListEntries> {
  constructor(private readonly readModels: ReadModels) {}

  async execute({ filters, page, position }: ListEntries): Promise<LedgerEventPage> {
    await this.readModels.waitFor(position);
    return this.readModels.manager.transaction('REPEATABLE READ', async (tx) => {
      const all = (await filtered(tx, filters)
        .select(
          `count(*) AS total, min(entry.position) AS first, max(entry.position) AS last, ${sumsOfAccounts('entry')}`,
        )
        .getRawOne<TotalRow>())!;
      // Between the first and the last: pages come by position, and a month long past is far from the log's end.
      const rows = await filtered(tx, filters)
        .andWhere('entry.position BETWEEN :first AND :last', all)
        .andWhere('(CAST(:before AS bigint) IS NULL OR entry.position < :before)', { before: page.before })
        .orderBy('entry.position', 'DESC')
        .limit(page.limit)
        .getMany();
      return {
        entries: rows.map(entryOf),
        nextBefore: rows.length === page.limit ? String(rows.at(-1)?.position) : null,
        total: Number(all.total),
        sums: amountsOf(all),
      };
    });
  }
}

const ofMoney: Readonly<Record<EntryMoney, string>> = {
  in: `entry.type = 'PaymentCompleted'`,
  out: `entry.cash <> 0 AND entry.type <> 'PaymentCompleted'`,
};

function filtered(tx: EntityManager, filters: EntryFilters): SelectQueryBuilder<LedgerEventRow> {
  const { period, account, money, ...equal } = filters;
  const query = tx
    .createQueryBuilder(LedgerEventRow, 'entry')
    .where('entry.at >= :from AND entry.at < :until', { from: period.from, until: period.until });
  if (account !== undefined) query.andWhere(`entry.${account} <> 0`);
  if (money !== undefined) query.andWhere(ofMoney[money]);
  for (const [column, value] of Object.entries(equal))
    if (value !== undefined) query.andWhere(`entry.${column} = :${column}`, { [column]: value });
  return query;
}

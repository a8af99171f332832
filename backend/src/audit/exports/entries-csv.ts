/** Every event of the ledger in a period, and what it posts to each account. */
import { Injectable } from '@nestjs/common';
import { ReadModels } from '../../platform/read-models/index.js';
import { allAccounts } from '../ledger/accounts.js';
import { columnOf, LedgerEventRow } from '../ledger-tables/index.js';
import { amountColumns, csvHeader, csvRows, type Columns } from './csv.js';
import type { ExportProgress, ExportScope, ExportSource } from './export-source.js';

const PAGE_ROWS = 1_000;

const entryColumns: Columns<LedgerEventRow> = {
  position: ({ position }) => position,
  time: ({ at }) => at,
  stream: ({ streamId }) => streamId,
  revision: ({ revision }) => revision,
  event_id: ({ eventId }) => eventId,
  type: ({ type }) => type,
  item_kind: ({ itemKind }) => itemKind,
  item_id: ({ itemId }) => itemId,
  payment_id: ({ paymentId }) => paymentId,
  player_id: ({ playerId }) => playerId,
  ...Object.fromEntries(
    allAccounts.flatMap((account) =>
      Object.entries(amountColumns<LedgerEventRow>(columnOf[account], (row) => row[account])),
    ),
  ),
};

/** Positions between which the period lies, and how many events it has. */
interface Extent {
  readonly first: string | null;
  readonly last: string | null;
  readonly total: string;
}

@Injectable()
export class EntriesCsv implements ExportSource {
  constructor(private readonly readModels: ReadModels) {}

  async *contents(scope: ExportScope, progress: ExportProgress): AsyncGenerator<string> {
    const { first, last, total } = await this.extentOf(scope);
    progress.rowsTotal = Number(total);
    yield csvHeader(entryColumns);
    if (first === null || last === null) return;
    // A page is a statement of its own: one that stays open would hold up a rebuilt schema that is to be swapped in.
    for (let after = BigInt(first) - 1n; after < BigInt(last);) {
      const page = await this.pageAfter(after, last);
      const inPeriod = page.filter(({ at }) => at >= scope.period.from && at < scope.period.until);
      yield csvRows(entryColumns, inPeriod);
      progress.rowsDone += inPeriod.length;
      after = BigInt(page.at(-1)?.position ?? last);
    }
  }

  async count(scope: ExportScope): Promise<number> {
    return Number((await this.extentOf(scope)).total);
  }

  private async extentOf({ period, position }: ExportScope): Promise<Extent> {
    const extent = await this.readModels
      .repository(LedgerEventRow)
      .createQueryBuilder('entry')
      .select('min(entry.position) AS first, max(entry.position) AS last, count(*) AS total')
      .where('entry.at >= :from AND entry.at < :until', { ...period })
      .andWhere('entry.position <= :position', { position: position.toString() })
      .getRawOne<Extent>();
    return extent!;
  }

  /** By position alone: what clocks of several processes wrote out of order is sorted out by the reader. */
  private pageAfter(after: bigint, last: string): Promise<LedgerEventRow[]> {
    return this.readModels
      .repository(LedgerEventRow)
      .createQueryBuilder('entry')
      .where('entry.position > :after AND entry.position <= :last', { after: after.toString(), last })
      .orderBy('entry.position')
      .limit(PAGE_ROWS)
      .getMany();
  }
}

/** The provider's rows that were created in a period, each as it was fetched last. */
import { Injectable } from '@nestjs/common';
import type { ProviderRowVersion } from '../provider/index.js';
import { minorDigitsOf } from '../../platform/text/minor-units.js';
import { decimalOf } from './amounts.js';
import { csvHeader, csvRows, type Cell, type Columns } from './csv.js';
import type { ExportProgress, ExportScope, ExportSource } from './export-source.js';
import { FetchedRows } from './fetched-rows.js';

/** Two columns of an amount of the provider's: its minor units, and decimals of its currency. */
function minorColumns(
  name: string,
  amountOf: (row: ProviderRowVersion) => number | null,
): Columns<ProviderRowVersion> {
  return {
    [`${name}_minor`]: amountOf,
    [name]: (row) => decimalCell(amountOf(row), row.currency),
  };
}

function decimalCell(amount: number | null, currency: string): Cell {
  const digits = minorDigitsOf(currency);
  return amount === null || digits === null ? null : decimalOf(amount, digits);
}

const providerColumns: Columns<ProviderRowVersion> = {
  list: ({ list }) => list,
  id: ({ id }) => id,
  version: ({ version }) => version,
  created: ({ createdAt }) => createdAt,
  fetched: ({ fetchedAt }) => fetchedAt,
  type: ({ type }) => type,
  status: ({ status }) => status,
  currency: ({ currency }) => currency,
  ...minorColumns('amount', ({ amount }) => amount),
  ...minorColumns('fee', ({ fee }) => fee),
  ...minorColumns('net', ({ net }) => net),
  available: ({ availableAt }) => availableAt,
  source: ({ sourceId }) => sourceId,
  payout: ({ payoutId }) => payoutId,
  payment_intent: ({ paymentIntentId }) => paymentIntentId,
  payment_id: ({ paymentId }) => paymentId,
};

@Injectable()
export class ProviderCsv implements ExportSource {
  constructor(private readonly fetched: FetchedRows) {}

  async *contents(scope: ExportScope, progress: ExportProgress): AsyncGenerator<string> {
    progress.rowsTotal = await this.fetched.countLatest(scope);
    yield csvHeader(providerColumns);
    for await (const page of this.fetched.latest(scope)) {
      yield csvRows(providerColumns, page);
      progress.rowsDone += page.length;
    }
  }
}

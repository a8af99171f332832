import type { ProviderRow } from '@rubicon/contracts';
import type { LatestProviderRow } from './provider-row.table.js';

export function providerRowOf(row: LatestProviderRow): ProviderRow {
  const { list, id, earlierVersions, type, status, currency, paymentId, paymentIntentId, payoutId, body } =
    row;
  return {
    list,
    id,
    createdAt: row.createdAt.toISOString(),
    fetchedAt: row.fetchedAt.toISOString(),
    earlierVersions,
    type,
    status,
    currency,
    amountMinor: row.amount,
    feeMinor: row.fee,
    netMinor: row.net,
    availableAt: row.availableAt?.toISOString() ?? null,
    paymentId,
    paymentIntentId,
    payoutId,
    body,
  };
}

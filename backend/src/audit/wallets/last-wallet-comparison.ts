import type { WalletComparison } from '@rubicon/contracts';
import type { EntityManager } from 'typeorm';
import { WalletComparisonRow } from './wallet-comparison.table.js';

/** Null: none was ever made. */
export async function lastWalletComparison(database: EntityManager): Promise<WalletComparison | null> {
  const [row] = await database.find(WalletComparisonRow, { order: { comparedAt: 'DESC' }, take: 1 });
  if (!row) return null;
  const { comparedAt, position, wallets, differing } = row;
  return { at: comparedAt.toISOString(), position, wallets, differing };
}

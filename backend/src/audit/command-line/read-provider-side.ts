/** The provider's side, as far as the game has fetched it, read out of its database and nothing of it changed. */
import { IsNull } from 'typeorm';
import { dataSource } from '../../platform/postgres/index.js';
import { APP_SCHEMA } from '../../platform/read-models/index.js';
import { moneyOf } from '../exceptions/index.js';
import type { ProviderSide } from '../ledger/index.js';
import { fetchedUntil, LatestProviderRow, ProviderFetchRow, ProviderMoneyRow } from '../provider/index.js';

const UNDEFINED_TABLE = '42P01';
/** Milliseconds: all of the provider's rows may be read at once. */
const ANSWER_WITHIN_MS = 300_000;

/**
 * @param databaseUrl `postgres://…`
 * @returns null when nothing was ever fetched to its end
 * @throws what PostgreSQL says when it cannot be reached
 */
export async function readProviderSide(databaseUrl: string): Promise<ProviderSide | null> {
  const source = dataSource({
    url: databaseUrl,
    searchPath: APP_SCHEMA,
    entities: [ProviderFetchRow, ProviderMoneyRow, LatestProviderRow],
    max: 1,
    answerWithinMs: ANSWER_WITHIN_MS,
    onError: () => undefined,
  });
  await source.initialize();
  try {
    // Asked first: what is in the tables is at least that.
    const until = await fetchedUntil(source.manager);
    if (until === null) return null;
    const moneys = await source.manager.find(ProviderMoneyRow);
    const rows = await source.manager.findBy(LatestProviderRow, {
      list: 'balance_transactions',
      paymentId: IsNull(),
    });
    return {
      money: moneys.map(moneyOf),
      rows: rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        amountMinor: row.amount,
      })),
      fetchedUntil: until,
    };
  } catch (error) {
    // A database of before there was anything to fetch.
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return null;
    throw error;
  } finally {
    await source.destroy();
  }
}

/** What of the provider's money was taken and not yet available at an instant, in dollars. Payouts are ours already. */
import type { EntityManager } from 'typeorm';

/** @param at the parameter that holds the instant, as the statement names it */
export function isAwaitingAt(at: ':at' | '$1'): string {
  return `list = 'balance_transactions' AND currency = 'usd' AND created_at < ${at} AND available_at > ${at}
    AND type NOT IN ('payout', 'payout_cancel', 'payout_failure')`;
}

export interface AwaitingSettlement {
  /** Without fees. */
  readonly cents: number;
  /** When the oldest of it was taken; null: there is none. */
  readonly since: Date | null;
}

export async function awaitingSettlementAt(
  database: Pick<EntityManager, 'query'>,
  at: Date,
): Promise<AwaitingSettlement> {
  const [found] = await database.query<[{ readonly cents: string; readonly since: Date | null }]>(
    `SELECT coalesce(sum(net), 0) AS cents, min(created_at) AS since FROM provider_row_latest WHERE ${isAwaitingAt('$1')}`,
    [at],
  );
  return { cents: Number(found.cents), since: found.since };
}

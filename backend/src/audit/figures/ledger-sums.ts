/** Sums of the ledger over any span of time: whole UTC days as they are summed up already, what is left of days from the events themselves. */
import type { AccountAmounts } from '@rubicon/contracts';
import type { EntityManager } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';
import { allAccounts } from '../ledger/index.js';
import { amountsOf, columnOf, sumsOfAccounts, type SumsRow } from '../ledger-tables/index.js';

const DAY_MS = 86_400_000;

export interface Span {
  /** Inclusive; null: from the beginning. */
  readonly from: Date | null;
  /** Exclusive. */
  readonly until: Date;
  /** Log position, inclusive: what stands behind it is left out. */
  readonly upTo?: bigint | undefined;
}

export interface LedgerSums {
  readonly accounts: AccountAmounts;
  /** By purchases, micro-dollars. */
  readonly paidInMicroUsd: number;
}

const columns = allAccounts.map((account) => columnOf[account]).join(', ');
const minusColumns = allAccounts.map((account) => `-${columnOf[account]}`).join(', ');
const paidIn = `CASE type WHEN 'PaymentCompleted' THEN cash ELSE 0 END`;

/** Ends of spans are `infinity` where they have none; an empty span has no rows. */
const sumsOfSpan = `
  SELECT ${sumsOfAccounts('part')}, coalesce(sum(part.paid_in), 0) AS "paidIn" FROM (
    SELECT ${columns}, paid_in FROM ledger_day WHERE day >= $1::date AND day < $2::date
    UNION ALL
    SELECT ${columns}, ${paidIn} FROM ledger_event WHERE at >= $3 AND at < $4
    UNION ALL
    SELECT ${columns}, ${paidIn} FROM ledger_event WHERE at >= $5 AND at < $6
    UNION ALL
    SELECT ${minusColumns}, -(${paidIn}) FROM ledger_event WHERE position > $7 AND at >= $8 AND at < $6
  ) part`;

/** No event of any log stands behind it. */
const LOGS_END = 9_223_372_036_854_775_807n;

export async function sumsOf(
  tx: Pick<EntityManager, 'query'>,
  { from, until, upTo }: Span,
): Promise<LedgerSums> {
  const begin = from?.toISOString() ?? '-infinity';
  const end = until.toISOString();
  const firstDay = from === null ? '-infinity' : dayAt(Math.ceil(from.getTime() / DAY_MS));
  const lastDay = dayAt(Math.floor(until.getTime() / DAY_MS));
  const hasWholeDays = firstDay === '-infinity' || firstDay <= lastDay;
  const [days, head, tail] = hasWholeDays
    ? [
        [firstDay, lastDay],
        from === null ? [end, end] : [begin, midnightOf(firstDay)],
        [midnightOf(lastDay), end],
      ]
    : [
        [lastDay, lastDay],
        [end, end],
        [begin, end],
      ];
  const [row] = await tx.query<[SumsRow & { readonly paidIn: string }]>(sumsOfSpan, [
    ...days,
    ...head,
    ...tail,
    (upTo ?? LOGS_END).toString(),
    begin,
  ]);
  return { accounts: amountsOf(row), paidInMicroUsd: safeInteger.from(row.paidIn) as number };
}

export function together(one: AccountAmounts, other: AccountAmounts): AccountAmounts {
  return Object.fromEntries(
    allAccounts.map((account) => [account, one[account] + other[account]]),
  ) as AccountAmounts;
}

function dayAt(days: number): string {
  return new Date(days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

function midnightOf(day: string): string {
  return `${day}T00:00:00Z`;
}

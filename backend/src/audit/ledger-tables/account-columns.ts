/** One column an account, in the chart's order: of an event what it posts, of a day what its events post together. */
import type { AccountAmounts } from '@rubicon/contracts';
import { Column } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';
import { allAccounts, type Account } from '../ledger/accounts.js';

/** The name of an account's column: `liability_paid`. */
export const columnOf = Object.fromEntries(
  allAccounts.map((account) => [
    account,
    account.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
  ]),
) as Readonly<Record<Account, string>>;

const Amount = (account: Account): PropertyDecorator =>
  Column('bigint', { name: columnOf[account], transformer: safeInteger });

export abstract class AccountColumns implements AccountAmounts {
  @Amount('cash')
  cash: number;
  @Amount('clearing')
  clearing: number;
  @Amount('liabilityPaid')
  liabilityPaid: number;
  @Amount('liabilityGranted')
  liabilityGranted: number;
  @Amount('chargedPaid')
  chargedPaid: number;
  @Amount('chargedGranted')
  chargedGranted: number;
  @Amount('granted')
  granted: number;
  @Amount('guaranteeCost')
  guaranteeCost: number;
  @Amount('writtenOff')
  writtenOff: number;
  @Amount('forfeitedPaid')
  forfeitedPaid: number;
  @Amount('forfeitedGranted')
  forfeitedGranted: number;
  @Amount('modelCost')
  modelCost: number;
  @Amount('modelPayable')
  modelPayable: number;
  @Amount('reserved')
  reserved: number;
  @Amount('held')
  held: number;
  @Amount('frozen')
  frozen: number;
}

/** What a query with `sumsOfAccounts` answers. */
export type SumsRow = Readonly<Record<Account, string>>;

/** SQL: the sum of each account's column, under the account's own name. */
export function sumsOfAccounts(table: string): string {
  return allAccounts
    .map((account) => `coalesce(sum(${table}.${columnOf[account]}), 0) AS "${account}"`)
    .join(', ');
}

/** @throws RangeError when a sum is no safe integer */
export function amountsOf(sums: SumsRow): AccountAmounts {
  return Object.fromEntries(
    allAccounts.map((account) => [account, safeInteger.from(sums[account])]),
  ) as AccountAmounts;
}

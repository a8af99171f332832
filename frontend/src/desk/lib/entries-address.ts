/** Which events of the ledger are shown stands in the address: `/entries?account=chargedPaid&from=2026-11-01&until=2026-12-01`. */
import {
  entryMoneys,
  ledgerAccounts,
  memoAccounts,
  type EntryMoney,
  type LedgerAccount,
  type LedgerEventEntry,
  type MemoAccount,
} from '@rubicon/contracts';
import { readSpan, writePeriod, type AuditSpan } from './audit-period.js';

export type Account = LedgerAccount | MemoAccount;
/** A row of the provider's is no event of ours. */
export type EntryItemKind = Exclude<LedgerEventEntry['itemKind'], 'provider_row' | null>;

export const accounts: readonly Account[] = [...ledgerAccounts, ...memoAccounts];
export const entryItemKinds: readonly EntryItemKind[] = ['payment', 'turn', 'wallet'];

export interface EntriesFilter {
  /** Null: whatever it moves. */
  readonly account: Account | null;
  readonly money: EntryMoney | null;
  readonly itemKind: EntryItemKind | null;
  readonly itemId: string | null;
  readonly playerId: string | null;
  /** Null: no span can be read in the address. */
  readonly span: AuditSpan | null;
}

export const everything: EntriesFilter = {
  account: null,
  money: null,
  itemKind: null,
  itemId: null,
  playerId: null,
  span: { from: null, until: null },
};

export function readEntriesFilter(params: URLSearchParams): EntriesFilter {
  return {
    account: accounts.find((account) => account === params.get('account')) ?? null,
    money: entryMoneys.find((money) => money === params.get('money')) ?? null,
    itemKind: entryItemKinds.find((kind) => kind === params.get('itemKind')) ?? null,
    itemId: params.get('itemId') || null,
    playerId: params.get('playerId') || null,
    span: readSpan(params),
  };
}

/** @returns the query of an address, with its question mark; '' for all */
export function writeEntriesFilter({ span, ...filter }: EntriesFilter): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, ...(span === null ? {} : writePeriod(span)) }))
    if (value !== null) params.set(name, value);
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
}

export function entriesAddress(filter: Partial<EntriesFilter>): string {
  return `/entries${writeEntriesFilter({ ...everything, ...filter })}`;
}

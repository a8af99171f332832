/** An event of the ledger as it is shown. */
import type { LedgerEventEntry } from '@rubicon/contracts';
import { allAccounts } from '../ledger/accounts.js';
import type { LedgerEventRow } from '../ledger-tables/index.js';
import { says } from './ledger-sentences.js';

export function entryOf(row: LedgerEventRow): LedgerEventEntry {
  const { position, at, streamId, revision, eventId, type, itemKind, itemId, paymentId, playerId } = row;
  return {
    position: String(position),
    at: at.toISOString(),
    streamId,
    revision,
    eventId,
    type,
    says: says(type, row),
    itemKind,
    itemId,
    paymentId,
    playerId,
    postings: allAccounts
      .filter((account) => row[account] !== 0)
      .map((account) => ({ account, amountMicroUsd: row[account] })),
  };
}

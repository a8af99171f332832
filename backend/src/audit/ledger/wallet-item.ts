/** What the books remember of a wallet: what its events posted, which lots were given, and whose disputes it knows. */
import { text } from '../events/raw-event.js';
import type { Postings } from './accounts.js';
import type { TimedEvent } from './ledger-event.js';
import type { WalletItem } from './ledger-item.js';

export function emptyWallet(at: string): WalletItem {
  return {
    kind: 'wallet',
    grantIds: [],
    disputes: {},
    paidMicroUsd: 0,
    grantedMicroUsd: 0,
    reservedMicroUsd: 0,
    heldMicroUsd: 0,
    frozenMicroUsd: 0,
    changedAt: at,
  };
}

/** Changes the wallet in place. @throws UnreadableEvent */
export function foldWallet(wallet: Draft, event: TimedEvent, postings: Postings): void {
  if (event.type === 'CreditsGranted') wallet.grantIds = [...wallet.grantIds, text(event, 'grantId')];
  if (event.type === 'CreditsFrozen')
    wallet.disputes = { ...wallet.disputes, [text(event, 'disputeId')]: text(event, 'paymentId') };
  wallet.paidMicroUsd += postings.liabilityPaid ?? 0;
  wallet.grantedMicroUsd += postings.liabilityGranted ?? 0;
  wallet.reservedMicroUsd += postings.reserved ?? 0;
  wallet.heldMicroUsd += postings.held ?? 0;
  wallet.frozenMicroUsd += postings.frozen ?? 0;
  wallet.changedAt = event.at;
}

type Draft = { -readonly [Field in keyof WalletItem]: WalletItem[Field] };

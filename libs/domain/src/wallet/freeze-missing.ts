/**
 * While a dispute is open, credits of its purchase that come back (from a turn, from a refund that was not paid, from another dispute) are
 * frozen as far as it still lacks them; otherwise they could be played away before the bank takes them.
 */
import { accept, type Decision } from '@rubicon/eventsourcing';
import { claimedOf, findPurchase, frozenOf, takenBy } from './lots.js';
import type { WalletEvent } from './wallet.events.js';
import { evolveWallet } from './wallet.evolve.js';
import type { WalletState } from './wallet.state.js';

/** What happens, and with it, in the same append, what that lets a dispute freeze. */
export function acceptAndFreezeMissing(
  playerId: string,
  state: WalletState,
  ...events: readonly WalletEvent[]
): Decision<WalletEvent> {
  const isDisputed = Object.values(state.disputes).some(({ status }) => status === 'open');
  return accept(...events, ...(isDisputed ? missingOf(playerId, events.reduce(evolveWallet, state)) : []));
}

function missingOf(playerId: string, state: WalletState): WalletEvent[] {
  const events: WalletEvent[] = [];
  let after = state;
  for (const [disputeId, dispute] of Object.entries(state.disputes)) {
    const { paymentId, status, claimMicroUsd, news } = dispute;
    const lot = status === 'open' ? findPurchase(after, paymentId) : undefined;
    if (!lot) continue;
    const missing = Math.min(claimedOf(after, lot) - frozenOf(after, lot), after.availableMicroUsd);
    if (missing <= 0) continue;
    const data = { playerId, disputeId, paymentId, amountMicroUsd: missing };
    const event: WalletEvent = {
      type: 'CreditsFrozen',
      data: { ...data, disputedMicroUsd: claimMicroUsd + takenBy(dispute), news },
    };
    events.push(event);
    after = evolveWallet(after, event);
  }
  return events;
}

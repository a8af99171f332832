import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { findPurchase, refundableOf, takenBy, unspentOf } from './lots.js';
import type { FreezeCredits } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';
import { refuse } from './refusals.js';

/** Appended also when nothing can be frozen: from here on what comes back of the purchase is. */
export function freezeCredits(command: FreezeCredits, state: WalletState): Decision<WalletEvent> {
  const { playerId, disputeId, paymentId, disputedMicroUsd, news } = command;
  const known = state.disputes[disputeId];
  if (known && known.paymentId !== paymentId) return refuse('unknown_dispute');
  if (known && news <= known.news) return nothingToDo();
  const lot = findPurchase(state, paymentId);
  // What it has taken already is gone; what it claims already is frozen already, or comes to be as credits come back.
  const claimedMicroUsd = known?.status === 'open' ? known.claimMicroUsd : 0;
  const moreMicroUsd = Math.max(0, disputedMicroUsd - takenBy(known) - claimedMicroUsd);
  const amountMicroUsd = lot
    ? Math.min(moreMicroUsd, unspentOf(state, lot), refundableOf(state, lot), state.availableMicroUsd)
    : 0;
  return accept({
    type: 'CreditsFrozen',
    data: { playerId, disputeId, paymentId, amountMicroUsd, disputedMicroUsd, news },
  });
}

import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { FreezeCredits } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';

/** Appended also when nothing is available: from here on reserving declines. */
export function freezeCredits(command: FreezeCredits, state: WalletState): Decision<WalletEvent> {
  const { playerId, disputeId, paymentId } = command;
  if (state.disputes[disputeId]) return nothingToDo();
  return accept({
    type: 'CreditsFrozen',
    data: { playerId, disputeId, paymentId, amountMicroUsd: state.availableMicroUsd },
  });
}

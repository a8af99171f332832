import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ForfeitCredits } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';
import { refuse } from './refusals.js';

/** Appended also when nothing is left: from here on the wallet takes no credits, so that a payment which comes too late is paid back. */
export function forfeitCredits(command: ForfeitCredits, state: WalletState): Decision<WalletEvent> {
  const { playerId, reasonCode } = command;
  if (state.closed) return nothingToDo();
  if (state.reservedMicroUsd > 0 || state.heldMicroUsd > 0 || hasOpenHold(state))
    return refuse('reservations_open');
  const { availableMicroUsd, frozenMicroUsd } = state;
  const amountMicroUsd = availableMicroUsd + frozenMicroUsd;
  return accept({ type: 'CreditsForfeited', data: { playerId, amountMicroUsd, frozenMicroUsd, reasonCode } });
}

/** A guarantee refund of spent credits holds none, and is under way all the same. */
function hasOpenHold(state: WalletState): boolean {
  return Object.values(state.refunds).some((refund) => refund.status === 'held');
}

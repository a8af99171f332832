import { accept, type Decision, nothingToDo, refuse } from '@rubicon/eventsourcing';
import { findPurchase, isBeingRefunded, refundableOf, unspentOf } from './lots.js';
import { refundPending } from './refusals.js';
import type { CloseDispute } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';

/**
 * A lost dispute takes the whole payment from us: what is left of its credits is clawed back from what is frozen, and everything of it
 * that neither that nor a refund brings back is written off, credits still reserved included. A refund under way comes to its end first:
 * whether its credits are lost depends on it.
 */
export function closeDispute(command: CloseDispute, state: WalletState): Decision<WalletEvent> {
  const { playerId, disputeId, paymentId, outcome } = command;
  const dispute = state.disputes[disputeId];
  if (!dispute) return refuse('unknown_dispute', 'There is no such dispute on this account.');
  if (dispute === 'closed') return nothingToDo();
  if (outcome === 'lost' && isBeingRefunded(state, paymentId)) return refundPending();

  const events: WalletEvent[] = [];
  let frozenMicroUsd = state.frozenMicroUsd;
  const lot = findPurchase(state, paymentId);
  if (outcome === 'lost' && lot) {
    const lostMicroUsd = refundableOf(state, lot);
    const clawedBackMicroUsd = Math.min(unspentOf(state, lot), frozenMicroUsd, lostMicroUsd);
    const writtenOffMicroUsd = lostMicroUsd - clawedBackMicroUsd;
    frozenMicroUsd -= clawedBackMicroUsd;
    if (clawedBackMicroUsd > 0)
      events.push({
        type: 'CreditsClawedBack',
        data: { playerId, disputeId, paymentId, amountMicroUsd: clawedBackMicroUsd },
      });
    if (writtenOffMicroUsd > 0)
      events.push({
        type: 'DisputeWrittenOff',
        data: { playerId, disputeId, paymentId, amountMicroUsd: writtenOffMicroUsd },
      });
  }
  const othersOpen = Object.entries(state.disputes).some(
    ([id, status]) => id !== disputeId && status === 'open',
  );
  events.push({
    type: 'CreditsUnfrozen',
    data: { playerId, disputeId, amountMicroUsd: othersOpen ? 0 : frozenMicroUsd },
  });
  return accept(...events);
}

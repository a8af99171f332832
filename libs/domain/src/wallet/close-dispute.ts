import { type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { MicroUsd } from '../money.js';
import { acceptAndFreezeMissing } from './freeze-missing.js';
import { findPurchase, frozenOf, isBeingRefunded, leftOf, refundableOf, takenBy } from './lots.js';
import type { CloseDispute } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import { evolveWallet } from './wallet.evolve.js';
import type { Lot, WalletState } from './wallet.state.js';
import { refuse } from './refusals.js';

/**
 * What the bank keeps is taken from us: what is left of the purchase is clawed back, and everything of it that neither that nor a refund
 * brings back is written off, credits still reserved included. A refund under way comes to its end first: whether its credits are lost
 * depends on it. A bank that decides again is followed again.
 */
export function closeDispute(command: CloseDispute, state: WalletState): Decision<WalletEvent> {
  const { playerId, disputeId, paymentId, news } = command;
  const dispute = state.disputes[disputeId];
  if (dispute?.paymentId !== paymentId) return refuse('unknown_dispute');
  if (news < dispute.news) return nothingToDo();
  const lot = findPurchase(state, paymentId);
  const takenMicroUsd = takenBy(dispute);
  const moreMicroUsd = lot
    ? Math.min(command.lostMicroUsd - takenMicroUsd, refundableOf(state, lot))
    : -takenMicroUsd;
  if (moreMicroUsd > 0 && isBeingRefunded(state, paymentId)) return refuse('refund_pending');

  const events =
    lot && moreMicroUsd > 0
      ? take(command, state, lot, moreMicroUsd)
      : moreMicroUsd < 0
        ? giveBack(command, state, -moreMicroUsd)
        : [];
  if (dispute.status === 'closed' && events.length === 0) return nothingToDo();
  return acceptAndFreezeMissing(playerId, state, ...events, {
    type: 'CreditsUnfrozen',
    data: {
      playerId,
      disputeId,
      amountMicroUsd: unclaimed(events.reduce(evolveWallet, state), disputeId),
      news,
    },
  });
}

/** Out of what is frozen; where that is too little, what is available of the purchase is frozen first. */
function take(
  { playerId, disputeId, paymentId, news }: CloseDispute,
  state: WalletState,
  lot: Lot,
  amountMicroUsd: MicroUsd,
): WalletEvent[] {
  const others = state.lots.filter(({ lotId }) => lotId !== lot.lotId);
  const forOthers = others.reduce((sum, other) => sum + frozenOf(state, other), 0);
  const frozenMicroUsd = state.frozenMicroUsd - forOthers;
  const wanted = Math.min(amountMicroUsd, leftOf(state, lot));
  const missing = Math.max(0, Math.min(wanted - frozenMicroUsd, state.availableMicroUsd));
  const clawedBackMicroUsd = Math.min(wanted, frozenMicroUsd + missing);
  const writtenOffMicroUsd = amountMicroUsd - clawedBackMicroUsd;
  const data = { playerId, disputeId, paymentId };
  const events: WalletEvent[] = [];
  if (missing > 0)
    events.push({
      type: 'CreditsFrozen',
      data: { ...data, amountMicroUsd: missing, disputedMicroUsd: amountMicroUsd, news },
    });
  if (clawedBackMicroUsd > 0)
    events.push({ type: 'CreditsClawedBack', data: { ...data, amountMicroUsd: clawedBackMicroUsd } });
  if (writtenOffMicroUsd > 0)
    events.push({ type: 'DisputeWrittenOff', data: { ...data, amountMicroUsd: writtenOffMicroUsd } });
  return events;
}

/**
 * Our own cost first: that is how it would have been, had the bank kept so little at once. A closed wallet takes no credits: what was clawed
 * back is money of ours then.
 */
function giveBack(
  { playerId, disputeId, paymentId }: CloseDispute,
  state: WalletState,
  amountMicroUsd: MicroUsd,
): WalletEvent[] {
  const written = Math.min(amountMicroUsd, Math.max(0, state.disputes[disputeId]?.writtenOffMicroUsd ?? 0));
  const credits = state.closed ? 0 : amountMicroUsd - written;
  const writtenOffMicroUsd = amountMicroUsd - credits;
  const data = { playerId, disputeId, paymentId, amountMicroUsd: credits, writtenOffMicroUsd };
  return [{ type: 'CreditsReinstated', data }];
}

/** What is frozen and claimed by no other open dispute. */
function unclaimed(state: WalletState, disputeId: string): MicroUsd {
  const { [disputeId]: _closing, ...disputes } = state.disputes;
  const without = { ...state, disputes };
  return state.lots.reduce((left, lot) => left - frozenOf(without, lot), state.frozenMicroUsd);
}

import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asPositiveMicroUsd, microUsdFromCents } from '../money.js';
import { findPurchase, refundableOf, unspentOf } from './lots.js';
import type { AcceptRefund } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import { evolveWallet } from './wallet.evolve.js';
import type { WalletState } from './wallet.state.js';
import { refuse } from './refusals.js';

/**
 * The money is gone, so there is nothing to hold it for: held and settled in one. Credits come back as far as they are unspent and
 * available; the rest is our cost. A refund held beside it that the provider has no money left to pay is released first: its credits are
 * those that come back here, not the player's to keep.
 * @throws RangeError when the amount is no positive safe integer
 */
export function acceptRefund(command: AcceptRefund, state: WalletState): Decision<WalletEvent> {
  const { playerId, refundId, paymentId, moneyRefundedCents } = command;
  const known = state.refunds[refundId];
  if (known && known.status !== 'released') return nothingToDo();
  const lot = findPurchase(state, paymentId);
  if (!lot) return refuse('unknown_purchase');
  const money = asPositiveMicroUsd(microUsdFromCents(moneyRefundedCents));
  if (money > lot.amountMicroUsd - lot.paidBackMicroUsd) return refuse('refund_exceeds_purchase');

  const released = money > refundableOf(state, lot) ? releaseHeld(playerId, paymentId, state) : [];
  const left = released.reduce(evolveWallet, state);
  const creditsReturnedMicroUsd = Math.min(
    money,
    unspentOf(left, lot),
    left.availableMicroUsd,
    refundableOf(left, lot),
  );
  const data = {
    playerId,
    refundId,
    paymentId,
    creditsReturnedMicroUsd,
    moneyRefundedCents,
    guaranteeCostMicroUsd: money - creditsReturnedMicroUsd,
  };
  return accept(
    ...released,
    { type: 'RefundHeld', data: { ...data, kind: 'staff' } },
    { type: 'RefundSettled', data },
  );
}

function releaseHeld(playerId: string, paymentId: string, state: WalletState): WalletEvent[] {
  return Object.entries(state.refunds).flatMap(([refundId, refund]): WalletEvent[] => {
    if (refund.status !== 'held' || refund.paymentId !== paymentId) return [];
    const { creditsReturnedMicroUsd } = refund;
    return [
      {
        type: 'RefundReleased',
        data: { playerId, refundId, paymentId, creditsReturnedMicroUsd, returnedTo: 'available' },
      },
    ];
  });
}

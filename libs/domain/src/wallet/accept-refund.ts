import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asPositiveMicroUsd, microUsdFromCents } from '../money.js';
import { findPurchase, refundableOf, unspentOf } from './lots.js';
import { refundExceedsPurchase, unknownPurchase } from './refusals.js';
import type { AcceptRefund } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';

/**
 * The money is gone, so there is nothing to hold it for: held and settled in one. Credits come back as far as they are unspent and
 * available; the rest is our cost.
 * @throws RangeError when the amount is no positive safe integer
 */
export function acceptRefund(command: AcceptRefund, state: WalletState): Decision<WalletEvent> {
  const { playerId, refundId, paymentId, moneyRefundedCents } = command;
  const known = state.refunds[refundId];
  if (known && known.status !== 'released') return nothingToDo();
  const lot = findPurchase(state, paymentId);
  if (!lot) return unknownPurchase();
  const money = asPositiveMicroUsd(microUsdFromCents(moneyRefundedCents));
  if (money > lot.amountMicroUsd - lot.paidBackMicroUsd) return refundExceedsPurchase();

  const creditsReturnedMicroUsd = Math.min(
    money,
    unspentOf(state, lot),
    state.availableMicroUsd,
    refundableOf(state, lot),
  );
  const data = {
    playerId,
    refundId,
    paymentId,
    creditsReturnedMicroUsd,
    moneyRefundedCents,
    guaranteeCostMicroUsd: money - creditsReturnedMicroUsd,
  };
  return accept({ type: 'RefundHeld', data: { ...data, kind: 'staff' } }, { type: 'RefundSettled', data });
}

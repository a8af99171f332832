import { accept, type Decision, nothingToDo, refuse } from '@rubicon/eventsourcing';
import { microUsdFromCents } from '../money.js';
import { findPurchase } from './lots.js';
import { refundExceedsPurchase } from './refusals.js';
import type { SettleRefund } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';

export function settleRefund(command: SettleRefund, state: WalletState): Decision<WalletEvent> {
  const { playerId, refundId } = command;
  const refund = state.refunds[refundId];
  if (!refund) return refuse('unknown_refund', 'There is no such refund on this account.');
  if (refund.status !== 'held') return nothingToDo();
  const { paymentId, creditsReturnedMicroUsd, moneyRefundedCents, guaranteeCostMicroUsd } = refund;
  const lot = findPurchase(state, paymentId);
  if (lot && microUsdFromCents(moneyRefundedCents) > lot.amountMicroUsd - lot.paidBackMicroUsd)
    return refundExceedsPurchase();
  return accept({
    type: 'RefundSettled',
    data: {
      playerId,
      refundId,
      paymentId,
      creditsReturnedMicroUsd,
      moneyRefundedCents,
      guaranteeCostMicroUsd,
    },
  });
}

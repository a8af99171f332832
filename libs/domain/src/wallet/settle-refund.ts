import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { microUsdFromCents } from '../money.js';
import { findPurchase } from './lots.js';
import type { SettleRefund } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';
import { refuse } from './refusals.js';

export function settleRefund(command: SettleRefund, state: WalletState): Decision<WalletEvent> {
  const { playerId, refundId } = command;
  const refund = state.refunds[refundId];
  if (!refund) return refuse('unknown_refund');
  if (refund.status !== 'held') return nothingToDo();
  const { paymentId, creditsReturnedMicroUsd, moneyRefundedCents, guaranteeCostMicroUsd } = refund;
  const lot = findPurchase(state, paymentId);
  if (lot && microUsdFromCents(moneyRefundedCents) > lot.amountMicroUsd - lot.paidBackMicroUsd)
    return refuse('refund_exceeds_purchase');
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

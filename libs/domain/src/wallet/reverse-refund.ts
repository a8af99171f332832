import { type Decision, nothingToDo, refuse } from '@rubicon/eventsourcing';
import { acceptAndFreezeMissing } from './freeze-missing.js';
import { accountClosed } from './refusals.js';
import type { ReverseRefund } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';

export function reverseRefund(command: ReverseRefund, state: WalletState): Decision<WalletEvent> {
  const { playerId, refundId } = command;
  const refund = state.refunds[refundId];
  if (!refund) return refuse('unknown_refund', 'There is no such refund on this account.');
  if (refund.status !== 'settled') return nothingToDo();
  if (state.closed) return accountClosed();
  const { paymentId, creditsReturnedMicroUsd, moneyRefundedCents, guaranteeCostMicroUsd } = refund;
  const data = { playerId, refundId, paymentId, creditsReturnedMicroUsd, moneyRefundedCents };
  return acceptAndFreezeMissing(playerId, state, {
    type: 'RefundReversed',
    data: { ...data, guaranteeCostMicroUsd },
  });
}

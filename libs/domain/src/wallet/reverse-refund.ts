import { type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { microUsdFromCents } from '../money.js';
import { acceptAndFreezeMissing } from './freeze-missing.js';
import type { ReverseRefund } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';
import { refuse } from './refusals.js';

export function reverseRefund(command: ReverseRefund, state: WalletState): Decision<WalletEvent> {
  const { playerId, refundId } = command;
  const refund = state.refunds[refundId];
  if (!refund) return refuse('unknown_refund');
  if (refund.status !== 'settled') return nothingToDo();
  const { paymentId, moneyRefundedCents } = refund;
  // A closed wallet takes no credits: the money is here again, and what it was paid for is gone all the same.
  const creditsReturnedMicroUsd = state.closed ? 0 : refund.creditsReturnedMicroUsd;
  const guaranteeCostMicroUsd = microUsdFromCents(moneyRefundedCents) - creditsReturnedMicroUsd;
  const data = { playerId, refundId, paymentId, creditsReturnedMicroUsd, moneyRefundedCents };
  return acceptAndFreezeMissing(playerId, state, {
    type: 'RefundReversed',
    data: { ...data, guaranteeCostMicroUsd },
  });
}

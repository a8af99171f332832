import { type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { acceptAndFreezeMissing } from './freeze-missing.js';
import type { ReleaseRefund } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';
import { refuse } from './refusals.js';

export function releaseRefund(command: ReleaseRefund, state: WalletState): Decision<WalletEvent> {
  const { playerId, refundId } = command;
  const refund = state.refunds[refundId];
  if (!refund) return refuse('unknown_refund');
  if (refund.status !== 'held') return nothingToDo();
  const { paymentId, creditsReturnedMicroUsd } = refund;
  return acceptAndFreezeMissing(playerId, state, {
    type: 'RefundReleased',
    data: { playerId, refundId, paymentId, creditsReturnedMicroUsd, returnedTo: 'available' },
  });
}

import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asPositiveMicroUsd, type Cents, MICRO_USD_PER_CENT, microUsdFromCents } from '../money.js';
import { findPurchase, isBeingRefunded, refundableOf, unspentOf } from './lots.js';
import type { HoldRefund } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import { isDisputedPurchase, isGuaranteeUsed, type WalletState } from './wallet.state.js';
import { refuse } from './refusals.js';

/**
 * Credits come back in whole cents, so that money paid back = credits returned + what the guarantee costs us, to the micro-dollar;
 * a fraction of a cent stays with the player.
 * @throws RangeError when a guarantee or staff refund names no positive amount of money
 */
export function holdRefund(command: HoldRefund, state: WalletState): Decision<WalletEvent> {
  const { playerId, refundId, paymentId, kind } = command;
  if (state.refunds[refundId]) return nothingToDo();

  const lot = findPurchase(state, paymentId);
  if (!lot) return refuse('unknown_purchase');
  if (isDisputedPurchase(state, paymentId)) return refuse('credits_frozen');
  if (isBeingRefunded(state, paymentId)) return refuse('refund_pending');
  if (kind === 'guarantee' && isGuaranteeUsed(state)) return refuse('guarantee_used');

  const refundable = refundableOf(state, lot);
  const reclaimable = Math.min(unspentOf(state, lot), state.availableMicroUsd, refundable);
  const moneyRefundedCents = kind === 'unspent' ? wholeCents(reclaimable) : (command.moneyRefundedCents ?? 0);
  if (kind === 'unspent' && moneyRefundedCents === 0) return refuse('nothing_to_refund');
  const money = asPositiveMicroUsd(microUsdFromCents(moneyRefundedCents));
  if (money > refundable) return refuse('refund_exceeds_purchase');

  const creditsReturnedMicroUsd = Math.min(reclaimable, money);
  return accept({
    type: 'RefundHeld',
    data: {
      playerId,
      refundId,
      paymentId,
      creditsReturnedMicroUsd,
      moneyRefundedCents,
      guaranteeCostMicroUsd: money - creditsReturnedMicroUsd,
      kind,
    },
  });
}

function wholeCents(microUsd: number): Cents {
  return Math.floor(microUsd / MICRO_USD_PER_CENT);
}

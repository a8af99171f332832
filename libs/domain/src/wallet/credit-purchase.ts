import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asPositiveMicroUsd } from '../money.js';
import { findPurchase } from './lots.js';
import type { CreditPurchase } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';
import { refuse } from './refusals.js';

/** A lot stays known when it is spent, so a payment is credited once for ever. */
export function creditPurchase(command: CreditPurchase, state: WalletState): Decision<WalletEvent> {
  const { playerId, paymentId, amountMicroUsd } = command;
  if (findPurchase(state, paymentId)) return nothingToDo();
  if (state.closed) return refuse('account_closed');
  return accept({
    type: 'CreditsPurchased',
    data: { playerId, paymentId, amountMicroUsd: asPositiveMicroUsd(amountMicroUsd) },
  });
}

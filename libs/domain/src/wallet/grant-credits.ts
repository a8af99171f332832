import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asPositiveMicroUsd } from '../money.js';
import { findGrant } from './lots.js';
import type { GrantCredits } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import type { WalletState } from './wallet.state.js';
import { refuse } from './refusals.js';

export function grantCredits(command: GrantCredits, state: WalletState): Decision<WalletEvent> {
  const { playerId, grantId, amountMicroUsd, reasonCode } = command;
  if (findGrant(state, grantId)) return nothingToDo();
  if (state.closed) return refuse('account_closed');
  return accept({
    type: 'CreditsGranted',
    data: { playerId, grantId, amountMicroUsd: asPositiveMicroUsd(amountMicroUsd), reasonCode },
  });
}

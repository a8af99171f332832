/** The rules of a player's credits. */
import type { Decider, Decision } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import { acceptRefund } from './accept-refund.js';
import { captureReservation } from './capture-reservation.js';
import { closeDispute } from './close-dispute.js';
import { creditPurchase } from './credit-purchase.js';
import { forfeitCredits } from './forfeit-credits.js';
import { freezeCredits } from './freeze-credits.js';
import { grantCredits } from './grant-credits.js';
import { holdRefund } from './hold-refund.js';
import { releaseRefund } from './release-refund.js';
import { releaseReservation } from './release-reservation.js';
import { reserveCredits } from './reserve-credits.js';
import { reverseRefund } from './reverse-refund.js';
import { settleRefund } from './settle-refund.js';
import type { WalletCommand } from './wallet.commands.js';
import type { WalletEvent } from './wallet.events.js';
import { evolveWallet } from './wallet.evolve.js';
import { emptyWallet, type WalletState } from './wallet.state.js';

export const walletDecider: Decider<WalletState, WalletCommand, WalletEvent> = {
  initialState: emptyWallet,
  decide: decideWallet,
  evolve: evolveWallet,
  isTerminal: (state) => state.closed,
};

function decideWallet(command: WalletCommand, state: WalletState): Decision<WalletEvent> {
  switch (command.type) {
    case 'CreditPurchase':
      return creditPurchase(command, state);
    case 'GrantCredits':
      return grantCredits(command, state);
    case 'ReserveCredits':
      return reserveCredits(command, state);
    case 'CaptureReservation':
      return captureReservation(command, state);
    case 'ReleaseReservation':
      return releaseReservation(command, state);
    case 'HoldRefund':
      return holdRefund(command, state);
    case 'SettleRefund':
      return settleRefund(command, state);
    case 'ReleaseRefund':
      return releaseRefund(command, state);
    case 'ReverseRefund':
      return reverseRefund(command, state);
    case 'AcceptRefund':
      return acceptRefund(command, state);
    case 'FreezeCredits':
      return freezeCredits(command, state);
    case 'CloseDispute':
      return closeDispute(command, state);
    case 'ForfeitCredits':
      return forfeitCredits(command, state);
    default:
      return unhandled(command);
  }
}

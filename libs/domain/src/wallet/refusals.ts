/** Refusals that several commands of a wallet share. */
import { type Decision, refuse } from '@rubicon/eventsourcing';
import type { WalletEvent } from './wallet.events.js';

export const unknownPurchase = (): Decision<WalletEvent> =>
  refuse('unknown_purchase', 'There is no such purchase on this account.');

export const refundExceedsPurchase = (): Decision<WalletEvent> =>
  refuse('refund_exceeds_purchase', 'This is more than what is left to pay back of this purchase.');

export const refundPending = (): Decision<WalletEvent> =>
  refuse('refund_pending', 'A refund of this purchase is already under way.');

export const accountClosed = (): Decision<WalletEvent> =>
  refuse('account_closed', 'This account has been deleted.');

export const unknownDispute = (): Decision<WalletEvent> =>
  refuse('unknown_dispute', 'There is no such dispute of this purchase on this account.');

/** Every refusal of a wallet: its code, and the sentence fit to show to the player. */
import { refuser } from '../refuser.js';

export const walletRefusals = {
  account_closed: 'This account has been deleted.',
  unknown_purchase: 'There is no such purchase on this account.',
  credits_frozen: 'This payment is disputed: a refund can be asked for once the dispute is closed.',
  refund_pending: 'A refund of this purchase is already under way.',
  refund_exceeds_purchase: 'This is more than what is left to pay back of this purchase.',
  guarantee_used: 'The money-back guarantee has been used already.',
  nothing_to_refund: 'Nothing is left of this purchase to pay back.',
  unknown_refund: 'There is no such refund on this account.',
  unknown_dispute: 'There is no such dispute of this purchase on this account.',
  reservations_open: 'A turn or a refund is still under way.',
};

export const refuse = refuser(walletRefusals);

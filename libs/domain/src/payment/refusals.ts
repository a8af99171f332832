/** Every refusal of a payment: its code, and the sentence fit to show to the player. */
import { refuser } from '../refuser.js';

export const paymentRefusals = {
  unknown_payment: 'There is no such payment.',
  payment_exists: 'This payment was begun already, for something else.',
  session_attached: 'This payment has another checkout page already.',
  session_mismatch: 'This checkout page belongs to another payment.',
  amount_mismatch: 'The amount paid is not the amount asked for.',
  not_paid: 'This payment has not been completed.',
  claimed_by_another: 'This payment belongs to an account already.',
  payment_returned: 'This payment was paid back.',
  payment_disputed: 'This payment is disputed with the bank that made it.',
  refund_exceeds_payment: 'This is more than what was paid.',
  unknown_dispute: 'There is no such dispute of this payment.',
  dispute_exceeds_payment: 'A bank cannot take back more than was paid.',
};

export const refuse = refuser(paymentRefusals);

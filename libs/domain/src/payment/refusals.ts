/** Refusals that several commands of a payment share. */
import { type Decision, refuse } from '@rubicon/eventsourcing';
import type { PaymentEvent } from './payment.events.js';

export const unknownPayment = (): Decision<PaymentEvent> =>
  refuse('unknown_payment', 'There is no such payment.');

export const notPaid = (): Decision<PaymentEvent> =>
  refuse('not_paid', 'This payment has not been completed.');

export const claimedByAnother = (): Decision<PaymentEvent> =>
  refuse('claimed_by_another', 'This payment belongs to an account already.');

export const disputed = (): Decision<PaymentEvent> =>
  refuse('payment_disputed', 'This payment is disputed with the bank that made it.');

export const disputeExceedsPayment = (): Decision<PaymentEvent> =>
  refuse('dispute_exceeds_payment', 'A bank cannot take back more than was paid.');

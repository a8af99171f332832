/** The rules of a payment, from checkout to refund. */
import type { Decider, Decision } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import { attachCheckoutSession } from './attach-checkout-session.js';
import { beginUnclaimedReturn } from './begin-unclaimed-return.js';
import { claimPayment } from './claim-payment.js';
import { closeDisputeOfPayment } from './close-dispute-of-payment.js';
import { completePayment } from './complete-payment.js';
import { expireCheckout } from './expire-checkout.js';
import { openCheckout } from './open-checkout.js';
import { openDispute } from './open-dispute.js';
import type { PaymentCommand } from './payment.commands.js';
import type { PaymentEvent } from './payment.events.js';
import { evolvePayment } from './payment.evolve.js';
import { noPayment, type PaymentState } from './payment.state.js';
import { oweMoney } from './owe-money.js';
import { recordRefundFailure } from './record-refund-failure.js';
import { recordRefund } from './record-refund.js';
import { refuseUnclaimedReturn } from './refuse-unclaimed-return.js';

export const paymentDecider: Decider<PaymentState, PaymentCommand, PaymentEvent> = {
  initialState: noPayment,
  decide: decidePayment,
  evolve: evolvePayment,
};

function decidePayment(command: PaymentCommand, state: PaymentState): Decision<PaymentEvent> {
  switch (command.type) {
    case 'OpenCheckout':
      return openCheckout(command, state);
    case 'AttachCheckoutSession':
      return attachCheckoutSession(command, state);
    case 'CompletePayment':
      return completePayment(command, state);
    case 'ClaimPayment':
      return claimPayment(command, state);
    case 'ExpireCheckout':
      return expireCheckout(command, state);
    case 'RecordRefund':
      return recordRefund(command, state);
    case 'RecordRefundFailure':
      return recordRefundFailure(command, state);
    case 'OweMoney':
      return oweMoney(command, state);
    case 'OpenDispute':
      return openDispute(command, state);
    case 'CloseDisputeOfPayment':
      return closeDisputeOfPayment(command, state);
    case 'BeginUnclaimedReturn':
      return beginUnclaimedReturn(command, state);
    case 'RefuseUnclaimedReturn':
      return refuseUnclaimedReturn(command, state);
    default:
      return unhandled(command);
  }
}

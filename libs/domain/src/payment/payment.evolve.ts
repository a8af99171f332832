/** Folds what happened to a payment into what it must remember. */
import { unhandled } from '../unhandled.js';
import type { PaymentEvent } from './payment.events.js';
import type { PaymentState } from './payment.state.js';

export function evolvePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'CheckoutOpened': {
      const { paymentId, playerId, product, amountCents, creditsMicroUsd, returnTo } = event.data;
      return {
        ...state,
        playerId,
        checkout: { paymentId, playerId, product, amountCents, creditsMicroUsd, returnTo },
      };
    }
    case 'CheckoutSessionAttached':
      return { ...state, sessionId: event.data.sessionId };
    case 'PaymentCompleted': {
      const { sessionId, paymentIntentId, completedAt } = event.data;
      return { ...state, status: 'completed', sessionId, paymentIntentId, completedAt };
    }
    case 'PaymentClaimed':
      return { ...state, playerId: event.data.playerId };
    case 'CheckoutExpired':
      return { ...state, status: 'expired' };
    case 'PaymentRefunded':
      return withRefund(state, event.data.refundId, event.data.amountCents);
    case 'UnclaimedReturnBegun': {
      const { refundId, amountCents } = event.data;
      return { ...state, unclaimedReturn: { refundId, amountCents } };
    }
    case 'UnclaimedPaymentReturned':
      return {
        ...withRefund(state, event.data.refundId, event.data.amountCents),
        unclaimedReturn: null,
      };
    case 'UnclaimedReturnRefused':
      return {
        ...state,
        unclaimedReturn: null,
        refusedReturns: [...state.refusedReturns, event.data.refundId],
      };
    case 'PaymentDisputed': {
      const { disputeId, amountCents } = event.data;
      return { ...state, disputes: { ...state.disputes, [disputeId]: { amountCents, status: 'open' } } };
    }
    case 'DisputeClosed': {
      const { disputeId, amountCents, outcome } = event.data;
      return { ...state, disputes: { ...state.disputes, [disputeId]: { amountCents, status: outcome } } };
    }
    default:
      return unhandled(event);
  }
}

function withRefund(state: PaymentState, refundId: string, amountCents: number): PaymentState {
  return { ...state, refunds: { ...state.refunds, [refundId]: amountCents } };
}

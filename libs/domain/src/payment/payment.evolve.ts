/** Folds what happened to a payment into what it must remember. */
import { unhandled } from '../unhandled.js';
import type { PaymentEvent } from './payment.events.js';
import { leftCents, type PaymentState } from './payment.state.js';

export function evolvePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'CheckoutOpened': {
      const { paymentId, playerId, product, amountCents, creditsMicroUsd, returnTo, openedAt } = event.data;
      return {
        ...state,
        playerId,
        openedAt,
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
      const { refundId, amountCents, begunAt } = event.data;
      return { ...state, unclaimedReturn: { refundId, amountCents }, returnBegunAt: begunAt };
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
    case 'PaymentRefundFailed': {
      const { refundId } = event.data;
      const { [refundId]: _failed, ...refunds } = state.refunds;
      return {
        ...state,
        refunds,
        failedRefunds: [...state.failedRefunds, refundId],
        refusedReturns: state.playerId === null ? [...state.refusedReturns, refundId] : state.refusedReturns,
      };
    }
    case 'MoneyOwed': {
      const { refundId, amountCents, code } = event.data;
      return {
        ...state,
        owed: { amountCents, code, isDueAgain: false },
        owedRefunds: [...state.owedRefunds, refundId],
      };
    }
    case 'PaymentDisputed':
    case 'DisputeReopened': {
      const { disputeId, amountCents } = event.data;
      return withDispute(state, disputeId, { amountCents, status: 'open', lostCents: 0 });
    }
    case 'DisputeClosed': {
      const { disputeId, amountCents, outcome, lostCents } = event.data;
      const closed = withDispute(state, disputeId, { amountCents, status: outcome, lostCents });
      return stillOwed({ ...closed, owed: closed.owed && { ...closed.owed, isDueAgain: true } });
    }
    default:
      return unhandled(event);
  }
}

function withRefund(state: PaymentState, refundId: string, amountCents: number): PaymentState {
  return stillOwed({ ...state, refunds: { ...state.refunds, [refundId]: amountCents } }, amountCents);
}

function withDispute(
  state: PaymentState,
  disputeId: string,
  dispute: Omit<PaymentState['disputes'][string], 'news'>,
): PaymentState {
  const news = (state.disputes[disputeId]?.news ?? 0) + 1;
  return { ...state, disputes: { ...state.disputes, [disputeId]: { ...dispute, news } } };
}

/** What was paid back is owed no more, and never more than what is left: of a payment that was credited, only a part is owed. */
function stillOwed(state: PaymentState, paidCents = 0): PaymentState {
  if (!state.owed) return state;
  const amountCents = Math.min(Math.max(0, state.owed.amountCents - paidCents), leftCents(state));
  return { ...state, owed: amountCents === 0 ? null : { ...state.owed, amountCents } };
}

/** How the thank-you page learns of a payment (specification, section 4, "Thank-you"; decisions 22 to 24). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { track } from '../../lib/analytics/index.js';
import { answerOf, api } from '../../lib/api/api.js';
import { ApiError } from '../../lib/api/api-error.js';
import { creditsMoved } from '../../lib/queries/credits-moved.js';
import { keepOrder, keptOrder, orderAmount, type Order } from './order.js';

/** What the address says of a payment. */
export type Arrival =
  | { readonly by: 'session'; readonly sessionId: string }
  | { readonly by: 'order'; readonly order: string; readonly amount: number; readonly email: string }
  /** Nothing: a reload, or the way back from signing up, which asks anew. */
  | { readonly by: 'nothing'; readonly signedIn: boolean };

export function readArrival(params: URLSearchParams, signedIn: boolean): Arrival {
  const sessionId = params.get('session_id');
  if (sessionId) return { by: 'session', sessionId };
  const order = params.get('order');
  if (order) {
    return {
      by: 'order',
      order,
      amount: orderAmount(params.get('amount')),
      email: params.get('email') ?? '',
    };
  }
  return { by: 'nothing', signedIn };
}

/** Null: nothing to show. A confirmation that failed is only logged. */
export function orderQuery(arrival: Arrival, queryClient: QueryClient) {
  return queryOptions({
    queryKey: ['thank-you', arrival],
    queryFn: async (): Promise<Order | null> => {
      try {
        const order = await arrivedOrder(arrival, queryClient);
        if (order !== null) keepOrder(order);
        return order;
      } catch (error) {
        console.error(error);
        return null;
      }
    },
    gcTime: 0,
  });
}

async function arrivedOrder(arrival: Arrival, queryClient: QueryClient): Promise<Order | null> {
  switch (arrival.by) {
    case 'session':
      return confirm(arrival.sessionId, queryClient);
    case 'order': {
      const { order, amount, email } = arrival;
      await reportKnown(order, email);
      return { transactionId: order, sessionId: null, amount, email, claimed: true, withheld: null };
    }
    case 'nothing': {
      const kept = keptOrder();
      // Signing in has claimed what this browser had bought, or it was claimed or paid back elsewhere: the server says so.
      return kept?.sessionId != null && !kept.claimed
        ? confirm(kept.sessionId, queryClient).catch((error: unknown) => {
            console.error(error);
            return kept;
          })
        : kept;
    }
    default: {
      const _never: never = arrival;
      return _never;
    }
  }
}

/** POST /api/credits/payment-success: answers the same however often it is asked. @throws Error when it is not a payment of this browser's */
async function confirm(sessionId: string, queryClient: QueryClient): Promise<Order> {
  const answer = await answerOf(api.POST('/api/credits/payment-success', { body: { sessionId } }));
  if (!answer.success) throw new Error(`the payment of session ${sessionId} is not completed`);
  const { creditsAdded: amount, userEmail: email, paymentId, claimed, withheld } = answer;
  track({ name: 'purchase', transactionId: paymentId, amountUsd: amount, email });
  void creditsMoved(queryClient);
  return { transactionId: paymentId, sessionId, amount, email, claimed, withheld };
}

/** GET /api/orders/{order}: the address is shown as it stands, but only what the server knows is reported, with the server's amount. */
async function reportKnown(order: string, email: string): Promise<void> {
  try {
    const known = await answerOf(api.GET('/api/orders/{order}', { params: { path: { order } } }));
    track({ name: 'purchase', transactionId: known.order, amountUsd: known.amount, email });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) console.error(error);
  }
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';

/** GET /api/payments: the player's completed payments, newest first; turns change what can be paid back. */
export const paymentsQuery = queryOptions({
  queryKey: ['/api/payments'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/payments', { signal })),
  staleTime: 0,
});

const PENDING_ASKED_EVERY_MS = 10_000;

/** While a refund is under way it is asked for again: its end comes by no other way. */
export function usePayments() {
  return useQuery({
    ...paymentsQuery,
    refetchInterval: ({ state }) =>
      state.data?.some(({ pendingRefundCents }) => pendingRefundCents > 0) ? PENDING_ASKED_EVERY_MS : false,
  });
}

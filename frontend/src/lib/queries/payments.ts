import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';

/** GET /api/payments: the player's completed payments, newest first; turns change what can be paid back. */
export const paymentsQuery = queryOptions({
  queryKey: ['/api/payments'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/payments', { signal })),
  staleTime: 0,
});

export function usePayments() {
  return useQuery(paymentsQuery);
}

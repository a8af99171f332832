import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';

/** GET /api/credits/statement: every entry of the wallet, newest first. */
export const statementQuery = queryOptions({
  queryKey: ['/api/credits/statement'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/credits/statement', { signal })),
  // Turns, payments and refunds all write here: asked anew each time it is opened.
  staleTime: 0,
});

export function useStatement() {
  return useQuery(statementQuery);
}

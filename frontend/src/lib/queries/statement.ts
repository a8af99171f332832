import type { Statement } from '@rubicon/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiCall } from '../api/api-client.js';

/** GET /api/credits/statement: every entry of the wallet, newest first. */
export const statementQuery = queryOptions({
  queryKey: ['/api/credits/statement'],
  queryFn: ({ signal }) => apiCall<Statement>('GET', '/api/credits/statement', { signal }),
  // Turns, payments and refunds all write here: asked anew each time it is opened.
  staleTime: 0,
});

export function useStatement() {
  return useQuery(statementQuery);
}

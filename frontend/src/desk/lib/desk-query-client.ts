import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.js';
import { meQuery } from './me.js';

/**
 * Asks once and keeps it: every read of a person is written into the log, so none is made that nobody asked for. A call that finds nothing may
 * have been refused: then it is asked who is signed in, and the gate (sign-in/gate.tsx) shows what came of it.
 */
export function createDeskQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 401))
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

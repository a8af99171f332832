import type { User } from '@rubicon/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/api-client.js';
import { useSession } from '../session/use-session.js';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** GET /api/auth/me: null when the server no longer knows the token. Cached 5 minutes, no retry. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/me'],
  queryFn: ({ signal }) => apiQuery<User>('/api/auth/me', signal),
  staleTime: FIVE_MINUTES_MS,
  retry: false,
});

/** Asked only with a valid, unexpired token. */
export function useCurrentUser() {
  const token = useSession();
  return useQuery({ ...currentUserQuery, enabled: token !== null });
}

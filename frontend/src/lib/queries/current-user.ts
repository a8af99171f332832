import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerUnlessRefused, api } from '../api/api.js';
import { keepUser } from '../session/session.js';
import { useSession } from '../session/use-session.js';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** GET /api/auth/me: null when the server no longer knows the token; the stored user follows it. Cached 5 minutes, no retry. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/me'],
  queryFn: async ({ signal }) => {
    const user = await answerUnlessRefused(api.GET('/api/auth/me', { signal }));
    if (user) keepUser(user);
    return user;
  },
  staleTime: FIVE_MINUTES_MS,
  retry: false,
});

/** Asked only with a valid, unexpired token. */
export function useCurrentUser() {
  const token = useSession();
  return useQuery({ ...currentUserQuery, enabled: token !== null });
}

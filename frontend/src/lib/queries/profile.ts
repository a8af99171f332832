import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';
import { ApiError } from '../api/api-error.js';
import { commonStrings } from '../../strings/common.js';

/** GET /api/user/profile, cached 30 s. `creditsMoved` after anything that moves credits. */
export const profileQuery = queryOptions({
  queryKey: ['/api/user/profile'],
  queryFn: async ({ signal }) => {
    try {
      return await answerOf(api.GET('/api/user/profile', { signal }));
    } catch (error) {
      if (error instanceof ApiError) throw new Error(commonStrings.profileFailed, { cause: error });
      throw error;
    }
  },
  staleTime: 30_000,
});

export function useProfile() {
  return useQuery(profileQuery);
}

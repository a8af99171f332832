import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api/api.js';

const PAGE_TURNS = 20;

/** GET /api/shared/{shareId}: a page of turns at a time, oldest first. Public; asked anew at each visit, since it may have been taken back. */
export function sharedStoryQuery(shareId: string) {
  return infiniteQueryOptions({
    queryKey: ['shared story', shareId],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_TURNS, ...(pageParam === null ? {} : { after: pageParam }) };
      return answerOf(api.GET('/api/shared/{shareId}', { params: { path: { shareId }, query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
    gcTime: 0,
  });
}

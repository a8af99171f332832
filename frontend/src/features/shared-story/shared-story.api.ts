import type { SharedStory } from '@rubicon/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiCall } from '../../lib/api/api-client.js';

const PAGE_TURNS = 20;

/** GET /api/shared/{shareId}: a page of turns at a time, oldest first. Public; asked anew at each visit, since it may have been taken back. */
export function sharedStoryQuery(shareId: string) {
  return infiniteQueryOptions({
    queryKey: ['shared story', shareId],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({
        limit: String(PAGE_TURNS),
        ...(pageParam === null ? {} : { after: pageParam }),
      });
      return apiCall<SharedStory>('GET', `/api/shared/${encodeURIComponent(shareId)}?${asked}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
    gcTime: 0,
  });
}

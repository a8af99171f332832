import type { TimelineKind } from '@rubicon/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../lib/api/api.js';
import { playerKey } from '../../lib/player-card.js';
import { staffApi } from '../../lib/staff-api.js';

const PAGE_ENTRIES = 100;

/** Newest first. @param kinds none: all */
export function timelineQuery(playerId: string, kinds: readonly TimelineKind[]) {
  return infiniteQueryOptions({
    queryKey: [...playerKey(playerId), 'timeline', kinds.join()],
    queryFn: ({ pageParam, signal }) =>
      answerOf(
        staffApi.GET('/api/staff/players/{playerId}/timeline', {
          params: {
            path: { playerId },
            query: {
              limit: PAGE_ENTRIES,
              ...(pageParam === null ? {} : { before: pageParam }),
              ...(kinds.length > 0 ? { kinds: kinds.join() } : {}),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
  });
}

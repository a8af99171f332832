import { timelineKinds, type TimelineKind } from '@rubicon/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../lib/api/api.js';
import { playerKey } from '../../lib/player-card.js';
import { staffApi } from '../../lib/staff-api.js';

const PAGE_ENTRIES = 100;

/** What staff looked at is one row a click of their own: shown when it is asked for. */
const allButLooks = timelineKinds.filter((kind) => kind !== 'look');

/** Newest first. @param kinds none: all but looks */
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
              kinds: (kinds.length > 0 ? kinds : allButLooks).join(),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
  });
}

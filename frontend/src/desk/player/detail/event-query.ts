import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../lib/api/api.js';
import { playerKey } from '../../lib/player-card.js';
import { staffApi } from '../../lib/staff-api.js';
import type { OpenedEvent } from '../../lib/timeline-address.js';

export function eventQuery(playerId: string, { position, letterId }: OpenedEvent) {
  return queryOptions({
    queryKey: [...playerKey(playerId), 'event', position, letterId],
    queryFn: ({ signal }) =>
      answerOf(
        staffApi.GET('/api/staff/players/{playerId}/timeline/{position}', {
          params: { path: { playerId, position }, query: letterId === null ? {} : { letterId } },
          signal,
        }),
      ),
  });
}

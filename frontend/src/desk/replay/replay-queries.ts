import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { playerKey } from '../lib/player-card.js';
import { staffApi } from '../lib/staff-api.js';

export function stopsQuery(playerId: string) {
  return queryOptions({
    queryKey: [...playerKey(playerId), 'stops'],
    queryFn: ({ signal }) =>
      answerOf(
        staffApi.GET('/api/staff/players/{playerId}/replay', { params: { path: { playerId } }, signal }),
      ),
  });
}

/** What was is kept: a step back to it asks nothing. */
export function frameQuery(playerId: string, position: string, gameId: string | null) {
  return queryOptions({
    queryKey: [...playerKey(playerId), 'frame', position, gameId],
    queryFn: ({ signal }) =>
      answerOf(
        staffApi.GET('/api/staff/players/{playerId}/replay/{position}', {
          params: { path: { playerId, position }, query: gameId === null ? {} : { gameId } },
          signal,
        }),
      ),
  });
}

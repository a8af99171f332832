import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';

/** GET /api/game/turns/{turnId}: one that has ended never changes. */
export function turnQuery(turnId: string) {
  return queryOptions({
    queryKey: ['turn', turnId],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/game/turns/{turnId}', { params: { path: { turnId } }, signal })),
  });
}

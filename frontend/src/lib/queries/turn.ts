import type { Turn } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiCall } from '../api/api-client.js';

/** GET /api/game/turns/{turnId}: one that has ended never changes. */
export function turnQuery(turnId: string) {
  return queryOptions({
    queryKey: ['turn', turnId],
    queryFn: ({ signal }) =>
      apiCall<Turn>('GET', `/api/game/turns/${encodeURIComponent(turnId)}`, { signal }),
  });
}

import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from '../lib/staff-api.js';

export function findQuery(q: string) {
  return queryOptions({
    queryKey: ['find', q],
    queryFn: ({ signal }) =>
      answerOf(staffApi.GET('/api/staff/players', { params: { query: { q } }, signal })),
    // Looked for again, somebody may answer who did not before.
    gcTime: 0,
  });
}

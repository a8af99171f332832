import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from './staff-api.js';

/** Reported turns that nobody has taken: the first page. */
export const openReportsQuery = queryOptions({
  queryKey: ['reports', 'count'],
  queryFn: ({ signal }) =>
    answerOf(staffApi.GET('/api/staff/reports', { params: { query: { state: 'open' } }, signal })),
});

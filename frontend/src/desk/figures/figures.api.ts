import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from '../lib/staff-api.js';

const [OFTEN_MS, SELDOM_MS] = [5_000, 30_000];
const AN_HOUR = 60;

/** How soon a period is looked at again: of a long one little changes, and much is sent. */
export function looksMsOf(minutes: number): number {
  return minutes <= AN_HOUR ? OFTEN_MS : SELDOM_MS;
}

export function figuresQuery(minutes: number) {
  return queryOptions({
    queryKey: ['operations', 'figures', minutes],
    queryFn: ({ signal }) =>
      answerOf(staffApi.GET('/api/staff/operations/figures', { params: { query: { minutes } }, signal })),
    staleTime: 0,
    refetchInterval: looksMsOf(minutes),
    refetchOnWindowFocus: true,
  });
}

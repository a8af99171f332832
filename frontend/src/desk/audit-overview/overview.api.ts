import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { auditKey } from '../lib/audit-exceptions.js';
import type { AuditPeriod } from '../lib/audit-period.js';
import { staffApi } from '../lib/staff-api.js';

const LARGEST = 8;

export function daysQuery({ from, until }: AuditPeriod) {
  return queryOptions({
    queryKey: [...auditKey, 'days', from, until],
    queryFn: ({ signal }) =>
      answerOf(staffApi.GET('/api/staff/audit/days', { params: { query: { from, until } }, signal })),
    staleTime: 0,
  });
}

/** The largest that are open and began before the period's end, with the counts of every cause. */
export function openExceptionsQuery({ until }: AuditPeriod) {
  return queryOptions({
    queryKey: [...auditKey, 'exceptions', 'open', until],
    queryFn: ({ signal }) =>
      answerOf(
        staffApi.GET('/api/staff/audit/exceptions', {
          params: { query: { state: 'open', until, order: 'largest', limit: LARGEST } },
          signal,
        }),
      ),
    staleTime: 0,
  });
}

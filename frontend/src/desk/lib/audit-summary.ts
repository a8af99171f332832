import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { auditKey } from './audit-exceptions.js';
import type { AuditPeriod } from './audit-period.js';
import { staffApi } from './staff-api.js';

/** The books of a period: every account at its beginning, within it and at its end, and the provider's side of it. */
export const summaryQuery = ({ from, until }: AuditPeriod) =>
  queryOptions({
    queryKey: [...auditKey, 'summary', from, until],
    queryFn: ({ signal }) =>
      answerOf(staffApi.GET('/api/staff/audit/summary', { params: { query: { from, until } }, signal })),
    staleTime: 0,
  });

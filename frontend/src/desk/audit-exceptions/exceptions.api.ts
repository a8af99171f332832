import type { AuditException } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { auditKey } from '../lib/audit-exceptions.js';
import { staffApi } from '../lib/staff-api.js';

export function exceptionQuery(exceptionId: string) {
  return queryOptions({
    queryKey: [...auditKey, 'exception', exceptionId],
    queryFn: ({ signal }) =>
      answerOf(
        staffApi.GET('/api/staff/audit/exceptions/{exceptionId}', {
          params: { path: { exceptionId } },
          signal,
        }),
      ),
    staleTime: 0,
  });
}

export type ExceptionAct =
  | { readonly is: 'take' | 'hand-back' }
  /** Of the explanation that was read. */
  | { readonly is: 'accept'; readonly explainedAt: string }
  | { readonly is: 'decline'; readonly explainedAt: string; readonly reason: string }
  | { readonly is: 'explain'; readonly reason: string };

/** What was read goes along: for another amount it is refused. @returns the exception as it then stands */
export function act(
  { exceptionId, amountMicroUsd }: AuditException,
  done: ExceptionAct,
): Promise<AuditException> {
  const params = { path: { exceptionId } };
  switch (done.is) {
    case 'take':
      return answerOf(staffApi.POST('/api/staff/audit/exceptions/{exceptionId}/take', { params }));
    case 'hand-back':
      return answerOf(staffApi.POST('/api/staff/audit/exceptions/{exceptionId}/hand-back', { params }));
    case 'decline':
      return answerOf(
        staffApi.POST('/api/staff/audit/exceptions/{exceptionId}/decline', {
          params,
          body: { explainedAt: done.explainedAt, reason: done.reason.trim() },
        }),
      );
    case 'accept':
      return answerOf(
        staffApi.POST('/api/staff/audit/exceptions/{exceptionId}/accept', {
          params,
          body: { amountMicroUsd, explainedAt: done.explainedAt },
        }),
      );
    case 'explain':
      return answerOf(
        staffApi.POST('/api/staff/audit/exceptions/{exceptionId}/explain', {
          params,
          body: { reason: done.reason.trim(), amountMicroUsd },
        }),
      );
  }
}

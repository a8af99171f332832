import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { auditKey } from '../lib/audit-exceptions.js';
import { staffApi } from '../lib/staff-api.js';

/** From the first month with an event of the ledger until this one, newest first. */
export const monthsQuery = queryOptions({
  queryKey: [...auditKey, 'months'],
  queryFn: ({ signal }) => answerOf(staffApi.GET('/api/staff/audit/months', { signal })),
  staleTime: 0,
});

/** @param onClosed also when whoever closed it is not on the screen any more */
export function useCloseMonth(month: string, onClosed: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      answerOf(staffApi.POST('/api/staff/audit/months/{month}/close', { params: { path: { month } } })),
    onSuccess: onClosed,
    // Also a refusal: what it is about may be new to the page.
    onSettled: () => queryClient.invalidateQueries({ queryKey: auditKey }),
  });
}

/** @param onReopened also when whoever reopened it is not on the screen any more */
export function useReopenMonth(month: string, onReopened: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      answerOf(
        staffApi.POST('/api/staff/audit/months/{month}/reopen', {
          params: { path: { month } },
          body: { reason },
        }),
      ),
    onSuccess: onReopened,
    onSettled: () => queryClient.invalidateQueries({ queryKey: auditKey }),
  });
}

import type { AuditExport, AuditExportRequest } from '@rubicon/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.js';
import { answerOf } from '../../lib/api/api.js';
import { useIdempotencyKey } from '../../lib/api/idempotency-key.js';
import { auditKey } from '../lib/audit-exceptions.js';
import { staffApi } from '../lib/staff-api.js';

const LOOK_AGAIN_MS = 1_000;

export const isUnderWay = ({ state }: AuditExport) => state === 'waiting' || state === 'running';

/** Newest first; asked again and again while one waits or is being written. */
export const exportsQuery = queryOptions({
  queryKey: [...auditKey, 'exports'],
  queryFn: ({ signal }) => answerOf(staffApi.GET('/api/staff/audit/exports', { signal })),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.exports.some(isUnderWay) ? LOOK_AGAIN_MS : false),
});

export function useAskForExport() {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: AuditExportRequest) =>
      answerOf(staffApi.POST('/api/staff/audit/exports', { params: { header: keys.headerFor(body) }, body })),
    onSuccess: () => {
      keys.settle();
      return queryClient.invalidateQueries({ queryKey: exportsQuery.queryKey });
    },
    onError: (error) => {
      // Refused for good; what the server did not come to answer is sent again as the same.
      if (error instanceof ApiError && error.status < 500) keys.settle();
    },
  });
}

/** @param onRefused also when the export has ended by then, and nothing can be cancelled */
export function useCancelExport(onRefused: (error: unknown) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (exportId: string) =>
      answerOf(
        staffApi.POST('/api/staff/audit/exports/{exportId}/cancel', { params: { path: { exportId } } }),
      ),
    onError: onRefused,
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}

export function fileAddress({ exportId }: AuditExport): string {
  return `/api/staff/audit/exports/${exportId}/file`;
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { auditKey } from '../lib/audit-exceptions.js';
import { staffApi } from '../lib/staff-api.js';

const LOOK_AGAIN_MS = 2_000;

/** Asked again and again while the log is audited. */
export const proofQuery = queryOptions({
  queryKey: [...auditKey, 'proof'],
  queryFn: ({ signal }) => answerOf(staffApi.GET('/api/staff/audit/proof', { signal })),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.isAuditing ? LOOK_AGAIN_MS : false),
});

export function useAuditNow() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(staffApi.POST('/api/staff/audit/checks')),
    onSuccess: (proof) => queryClient.setQueryData(proofQuery.queryKey, proof),
  });
}

export function useSignHead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(staffApi.POST('/api/staff/audit/heads')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: proofQuery.queryKey }),
  });
}

import type { StaffAct } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from '../lib/staff-api.js';

/** Acts of all staff that wait for a second person. Each look is a read of their players, and recorded: it is taken only where the list is. */
export const waitingActsQuery = queryOptions({
  queryKey: ['acts', 'waiting'],
  queryFn: ({ signal }) =>
    answerOf(staffApi.GET('/api/staff/acts', { params: { query: { state: 'waiting' } }, signal })),
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
});

export type Decision =
  { readonly is: 'approve' | 'withdraw' } | { readonly is: 'decline'; readonly reason: string };

/** @returns the act as it then stands: an approved one has been carried out, or says why it was not */
export function decide({ playerId, actId }: StaffAct, decision: Decision): Promise<StaffAct> {
  const params = { path: { playerId, actId } };
  switch (decision.is) {
    case 'approve':
      return answerOf(staffApi.POST('/api/staff/players/{playerId}/acts/{actId}/approve', { params }));
    case 'withdraw':
      return answerOf(staffApi.POST('/api/staff/players/{playerId}/acts/{actId}/withdraw', { params }));
    case 'decline':
      return answerOf(
        staffApi.POST('/api/staff/players/{playerId}/acts/{actId}/decline', {
          params,
          body: { reason: decision.reason },
        }),
      );
  }
}

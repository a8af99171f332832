import type { StaffAct } from '@rubicon/contracts';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from '../lib/staff-api.js';

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

import type { ReportTurnRequest } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { apiCall } from '../../../lib/api/api-client.js';

/** POST /api/game/turns/{turnId}/report; a blank comment is none. */
export function useReportTurn() {
  return useMutation({
    mutationFn: ({ turnId, reason, comment }: Required<ReportTurnRequest> & { turnId: string }) => {
      const text = comment.trim();
      const body: ReportTurnRequest = { reason, ...(text === '' ? {} : { comment: text }) };
      return apiCall<undefined>('POST', `/api/game/turns/${encodeURIComponent(turnId)}/report`, { body });
    },
  });
}

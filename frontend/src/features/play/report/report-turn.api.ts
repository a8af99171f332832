import type { ReportTurnRequest } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';

/** POST /api/game/turns/{turnId}/report; a blank comment is none. */
export function useReportTurn() {
  return useMutation({
    mutationFn: ({ turnId, reason, comment }: Required<ReportTurnRequest> & { turnId: string }) => {
      const text = comment.trim();
      const body: ReportTurnRequest = { reason, ...(text === '' ? {} : { comment: text }) };
      return answerOf(api.POST('/api/game/turns/{turnId}/report', { params: { path: { turnId } }, body }));
    },
  });
}

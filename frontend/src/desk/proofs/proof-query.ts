import type { Complaint } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { playerKey } from '../lib/player-card.js';
import { staffApi } from '../lib/staff-api.js';

export function proofQuery(playerId: string, complaint: Complaint) {
  return queryOptions({
    queryKey: [...playerKey(playerId), 'proof', complaint],
    queryFn: ({ signal }) =>
      answerOf(
        staffApi.GET('/api/staff/players/{playerId}/proofs/{complaint}', {
          params: { path: { playerId, complaint } },
          signal,
        }),
      ),
  });
}

/** An act as a player's support stream is asked for it. */
import type { ActRequest } from '@rubicon/contracts';
import type { RequestAct } from '@rubicon/domain';

export interface ActAsked {
  readonly staffId: string;
  readonly playerId: string;
  readonly request: ActRequest;
}

export function requestOf(
  { staffId, playerId, request }: ActAsked,
  actId: string,
  approvalAboveMicroUsd: number,
  at: string,
): RequestAct {
  const { act, reason, letter = null, evidence = null } = request;
  return {
    type: 'RequestAct',
    playerId,
    actId,
    staffId,
    // Without the class that it came in.
    act: { ...act },
    reason,
    letter,
    evidence: evidence && { ...evidence },
    approvalAboveMicroUsd,
    at,
  };
}

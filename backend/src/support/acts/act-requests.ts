/** An act as a player's support stream is asked for it. */
import { Injectable } from '@nestjs/common';
import type { ActRequest } from '@rubicon/contracts';
import type { RequestAct } from '@rubicon/domain';
import { AppConfig } from '../../platform/config/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { Refused } from '../../platform/refusals/index.js';

export interface ActAsked {
  readonly staffId: string;
  readonly playerId: string;
  readonly request: ActRequest;
}

@Injectable()
export class ActRequests {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly keys: PlayerKeys,
    private readonly config: AppConfig,
  ) {}

  /**
   * @param at ISO 8601, UTC
   * @throws Refused `unknown_player`
   * @throws KeyDestroyed: the player was erased
   */
  async commandOf({ staffId, playerId, request }: ActAsked, actId: string, at: string): Promise<RequestAct> {
    const { state } = await this.aggregates.player.load(playerId);
    if (state.playerId === null) throw new Refused('unknown_player');
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
      approvalAboveMicroUsd: this.config.staffApprovalAboveMicroUsd,
      bodyHash: await this.keys.fingerprint(playerId, bodyOf(request)),
      at,
    };
  }
}

/** In whichever order its fields came. */
function bodyOf({ act, reason, letter, evidence }: ActRequest): string {
  const inOrder = (fields: object) => Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([inOrder(act), reason, letter ?? null, evidence ? inOrder(evidence) : null]);
}

/** Who may read a player's personal text now. Asked of the player's support stream at every call: no page holds a flag. */
import { Injectable } from '@nestjs/common';
import type { TextGrant } from '@rubicon/contracts';
import { openGrantOf, type SupportState } from '@rubicon/domain';
import { Clock } from '../../platform/clock/index.js';
import { Aggregates } from '../../platform/event-store/index.js';

@Injectable()
export class TextGrants {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly clock: Clock,
  ) {}

  /** Null: none was opened, or it was closed or has run out. */
  async of({ staffId }: { readonly staffId: string }, playerId: string): Promise<TextGrant | null> {
    const { state } = await this.aggregates.support.load(playerId);
    return textGrantIn(state, staffId, this.clock.nowIso());
  }
}

/** @param at ISO 8601, UTC */
export function textGrantIn(state: SupportState, staffId: string, at: string): TextGrant | null {
  const grant = openGrantOf(state, staffId, at);
  if (!grant) return null;
  const { grantId, openedAt, expiresAt } = grant;
  return { grantId, openedAt, expiresAt };
}

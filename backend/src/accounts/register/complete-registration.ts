/**
 * What makes an account row a player: the key, then the stream, then the row is active. Each step may be repeated, so whatever
 * a crash left undone is finished by the next registration or sign-in with the right password.
 */
import { Injectable } from '@nestjs/common';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import type { AccountRow } from '../account.table.js';
import { Accounts } from '../accounts.js';

@Injectable()
export class CompleteRegistration {
  constructor(
    private readonly accounts: Accounts,
    private readonly keys: PlayerKeys,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
  ) {}

  /** The log position it reached; null when there was nothing left to do. */
  async finish({ playerId, state, createdAt }: AccountRow): Promise<bigint | null> {
    if (state === 'active') return null;
    await this.keys.create(playerId);
    const outcome = await this.aggregates.player.handle(
      playerId,
      { type: 'RegisterPlayer', playerId, at: createdAt.toISOString() },
      this.contexts.of({ actorId: playerId }),
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    await this.accounts.activate(playerId);
    return outcome.position;
  }
}

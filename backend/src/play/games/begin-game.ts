/** The beginning of every game: the opening is appended, and the game becomes the one that a call without a name means. */
import { Injectable } from '@nestjs/common';
import type { StartGame } from '@rubicon/domain';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { CurrentGames } from '../current-game/index.js';

export interface StartedGame {
  readonly gameId: string;
  readonly position: bigint | null;
}

@Injectable()
export class BeginGame {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly currentGames: CurrentGames,
  ) {}

  /** @throws Refused `idempotency_key_reused` when the game's id stands for another one: the key it was made of was used before */
  async begin(command: StartGame): Promise<StartedGame> {
    const { gameId, playerId, gameType } = command;
    const outcome = await this.aggregates.game.handle(
      gameId,
      command,
      this.contexts.of({ actorId: playerId, keyOwner: playerId }),
    );
    if (outcome.kind === 'refused')
      throw outcome.refusal.code === 'game_exists'
        ? new Refused('idempotency_key_reused')
        : Refused.by(outcome.refusal);
    // A repeated request must not call a deleted game back.
    if (!outcome.state.deleted && outcome.position !== null)
      await this.currentGames.pointTo({ playerId, gameType, gameId }, outcome.position);
    return { gameId, position: outcome.position };
  }
}

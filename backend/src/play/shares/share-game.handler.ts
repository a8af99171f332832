/** Makes a link under which anybody may read the story up to a node; the one that stands, when there is one. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { openShareOf } from '@rubicon/domain';
import { v5 as uuidV5 } from 'uuid';
import { Ids } from '../../platform/clock/index.js';
import { PlayerFence } from '../../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';

export class ShareGameOf extends Command<SharedGame> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly turnId: string,
    /** With a key, the same request twice makes one link. */
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

export interface SharedGame {
  readonly shareId: string;
  readonly position: bigint | null;
}

@CommandHandler(ShareGameOf)
export class ShareGameHandler implements ICommandHandler<ShareGameOf> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly fence: PlayerFence,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused without such a game or turn, and `too_many_shares` */
  async execute({ playerId, gameId, turnId, idempotencyKey }: ShareGameOf): Promise<SharedGame> {
    await this.fence.check(playerId);
    // The player's and the game's ids are random and nobody else's to know: so is what is made of them.
    const shareId =
      idempotencyKey === null
        ? this.ids.uuid()
        : uuidV5(`share:${gameId}:${turnId}:${idempotencyKey}`, playerId);
    const context = this.contexts.of({ actorId: playerId });
    const outcome = await this.aggregates.game.handle(
      gameId,
      { type: 'ShareGame', gameId, playerId, shareId, turnId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return { shareId: openShareOf(outcome.state, turnId) ?? shareId, position: outcome.position };
  }
}

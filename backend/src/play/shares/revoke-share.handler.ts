/** Takes a link back. It has stopped opening when this answers. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';

export class RevokeShareOf extends Command<bigint | null> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly shareId: string,
  ) {
    super();
  }
}

@CommandHandler(RevokeShareOf)
export class RevokeShareHandler implements ICommandHandler<RevokeShareOf> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly readModels: ReadModels,
  ) {}

  /** The log position. @throws Refused `game_not_found` or `unknown_share` */
  async execute({ playerId, gameId, shareId }: RevokeShareOf): Promise<bigint | null> {
    const context = this.contexts.of({ actorId: playerId });
    const outcome = await this.aggregates.game.handle(
      gameId,
      { type: 'RevokeShare', gameId, playerId, shareId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    await this.readModels.waitFor(outcome.position);
    return outcome.position;
  }
}

/** Moves a game's head to another turn of its tree; nothing is overwritten. Its player goes on from there: it is the game last played. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PlayerFence } from '../../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { CurrentGames } from '../current-game/index.js';

export class RewindGameTo extends Command<bigint | null> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly turnId: string,
  ) {
    super();
  }
}

@CommandHandler(RewindGameTo)
export class RewindGameHandler implements ICommandHandler<RewindGameTo> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly fence: PlayerFence,
    private readonly currentGames: CurrentGames,
  ) {}

  /** The log position. @throws Refused, also while a turn is pending */
  async execute({ playerId, gameId, turnId }: RewindGameTo): Promise<bigint | null> {
    await this.fence.check(playerId);
    const context = this.contexts.of({ actorId: playerId });
    const outcome = await this.aggregates.game.handle(
      gameId,
      { type: 'RewindGame', gameId, playerId, toTurnId: turnId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    const { opening } = outcome.state;
    if (opening !== null && outcome.position !== null)
      await this.currentGames.pointTo({ playerId, gameType: opening.gameType, gameId }, outcome.position);
    return outcome.position;
  }
}

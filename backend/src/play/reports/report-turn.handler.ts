/** A player asks support to look at a turn. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReportReason } from '@rubicon/contracts';
import { Ids } from '../../platform/clock/index.js';
import { PlayerFence } from '../../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { Story, TurnNodeRow } from '../story/index.js';

export class ReportTurnFor extends Command<bigint | null> {
  constructor(
    readonly playerId: string,
    /** The game's id for the opening. */
    readonly turnId: string,
    readonly reason: ReportReason,
    readonly comment: string,
    /** The log position at which the player saw the turn. */
    readonly position: bigint | null,
  ) {
    super();
  }
}

@CommandHandler(ReportTurnFor)
export class ReportTurnHandler implements ICommandHandler<ReportTurnFor> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly readModels: ReadModels,
    private readonly story: Story,
    private readonly fence: PlayerFence,
    private readonly ids: Ids,
  ) {}

  /** The log position. @throws Refused `unknown_turn` */
  async execute({ playerId, turnId, reason, comment, position }: ReportTurnFor): Promise<bigint | null> {
    await Promise.all([this.fence.check(playerId), this.readModels.waitFor(position)]);
    const gameId = await this.gameOf(playerId, turnId);
    if (gameId === null) throw new Refused('unknown_turn');
    const context = this.contexts.of({ actorId: playerId, keyOwner: playerId });
    const outcome = await this.aggregates.game.handle(
      gameId,
      {
        type: 'ReportTurn',
        gameId,
        playerId,
        turnId,
        reportId: this.ids.uuid(),
        reason,
        comment,
        at: context.at,
      },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return outcome.position;
  }

  private async gameOf(playerId: string, turnId: string): Promise<string | null> {
    const node = await this.readModels
      .repository(TurnNodeRow)
      .findOne({ select: { gameId: true }, where: { turnId, playerId } });
    return node?.gameId ?? (await this.story.game(playerId, turnId))?.gameId ?? null;
  }
}

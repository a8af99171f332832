/**
 * Deletes a game. A turn of which words were shown is stopped first, by its narrator, and charged for them as any stopped turn is; one that has
 * shown nothing, or whose narrator does not answer, fails with the game in the same append: its credits come back.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { driveTurn } from '@rubicon/domain';
import { CommandContexts, PostgresSnapshots } from '../../platform/event-store/index.js';
import { LiveLog } from '../../platform/live/index.js';
import { Log } from '../../platform/observability/index.js';
import { PreviewChannel } from '../../platform/preview/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { chronicleSnapshotId } from '../chronicle/index.js';
import { CurrentGames } from '../current-game/index.js';
import { stopAtNarrator, TurnEngine } from '../turns/index.js';

export class DeleteGameOf extends Command<bigint | null> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteGameOf)
export class DeleteGameHandler implements ICommandHandler<DeleteGameOf> {
  constructor(
    private readonly engine: TurnEngine,
    private readonly contexts: CommandContexts,
    private readonly currentGames: CurrentGames,
    private readonly preview: PreviewChannel,
    private readonly live: LiveLog,
    private readonly snapshots: PostgresSnapshots,
    private readonly log: Log,
  ) {}

  /** The log position. @throws Refused `game_not_found` */
  async execute({ playerId, gameId }: DeleteGameOf): Promise<bigint | null> {
    await this.settleShown(playerId, gameId);
    const context = this.contexts.of({ actorId: playerId });
    const outcome = await this.engine.game.handle(
      gameId,
      { type: 'DeleteGame', gameId, playerId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    await this.currentGames.forget(playerId, gameId);
    await this.snapshots.forget([`game-${gameId}`, chronicleSnapshotId(gameId)]);
    const failed = outcome.kind === 'appended' && outcome.events.find((event) => event.type === 'TurnFailed');
    if (!failed) return outcome.position;
    return (await this.release(gameId, failed.data.turnId, playerId)) ?? outcome.position;
  }

  /** What has been read is paid for: deleting the game is no way around it. */
  private async settleShown(playerId: string, gameId: string): Promise<void> {
    const { opening, pendingTurnId } = (await this.engine.game.load(gameId)).state;
    if (opening?.playerId !== playerId || pendingTurnId === null) return;
    const { engine, preview, live } = this;
    if (!(await preview.isShown(pendingTurnId))) return;
    await stopAtNarrator({ gameId, turnId: pendingTurnId }, { engine, preview, live });
  }

  /** The deletion stands whatever happens here: the process manager releases what this cannot. */
  private async release(gameId: string, turnId: string, playerId: string): Promise<bigint | null> {
    try {
      const { correlationId, commandId: causationId, actorId } = this.contexts.of({ actorId: playerId });
      const progress = await driveTurn({ gameId, turnId }, this.engine, {
        correlationId,
        causationId,
        actorId,
      });
      await this.preview.requestStop(turnId);
      return progress?.position ?? null;
    } catch (error) {
      this.log.warn('turn of a deleted game not released yet', { turnId, error });
      return null;
    }
  }
}

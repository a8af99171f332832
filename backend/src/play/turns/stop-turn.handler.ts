/**
 * Stops a turn that is being written. The narrator that writes it is told and settles it: free before the first published word,
 * charged for what was written afterwards. Where no narrator has begun, the turn is stopped here.
 */
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { driveTurn } from '@rubicon/domain';
import { CommandContexts } from '../../platform/event-store/index.js';
import { LiveLog } from '../../platform/live/index.js';
import { PreviewChannel } from '../../platform/preview/index.js';
import { watchTurn } from './await-turn.js';
import { TurnEngine } from './turn-engine.js';

/** A narrator at work answers within milliseconds. */
const NARRATOR_ANSWERS_WITHIN_MS = 1_500;

export class StopTurnFor {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly turnId: string,
  ) {}
}

/** The log position of the end; null while the narrator has not settled it. */
export type StoppedAt = bigint | null;

@CommandHandler(StopTurnFor)
export class StopTurnHandler implements ICommandHandler<StopTurnFor, StoppedAt> {
  constructor(
    private readonly engine: TurnEngine,
    private readonly preview: PreviewChannel,
    private readonly live: LiveLog,
    private readonly contexts: CommandContexts,
  ) {}

  async execute({ playerId, gameId, turnId }: StopTurnFor): Promise<StoppedAt> {
    const client = new AbortController();
    const watch = watchTurn(this.live, turnId, NARRATOR_ANSWERS_WITHIN_MS, client.signal);
    try {
      const game = await this.engine.game.load(gameId);
      if (game.state.pendingTurnId !== turnId) return game.position;
      await this.preview.requestStop(turnId);
      const stoppedAt = await watch.finished();
      if (stoppedAt !== null || (await this.preview.textSoFar(turnId)) !== null) return stoppedAt;
      return await this.failUnbegun(playerId, gameId, turnId);
    } finally {
      watch.stop();
    }
  }

  private async failUnbegun(playerId: string, gameId: string, turnId: string): Promise<StoppedAt> {
    const context = this.contexts.of({ actorId: playerId });
    const outcome = await this.engine.game.handle(
      gameId,
      {
        type: 'FailTurn',
        gameId,
        turnId,
        code: 'stopped_before_first_word',
        providerCostMicroUsd: 0,
        at: context.at,
      },
      context,
    );
    const { correlationId, commandId: causationId, actorId } = context;
    const progress = await driveTurn({ gameId, turnId }, this.engine, {
      correlationId,
      causationId,
      actorId,
    });
    return progress?.position ?? (outcome.kind === 'refused' ? null : outcome.position);
  }
}

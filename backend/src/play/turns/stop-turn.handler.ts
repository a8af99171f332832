/**
 * Stops a turn that is being written. The narrator that writes it is told and settles it: free before the first published word,
 * charged for what was written afterwards. Where no narrator has begun, the turn is stopped here.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { failUnshownTurn } from '@rubicon/domain';
import { CommandContexts } from '../../platform/event-store/index.js';
import { LiveLog } from '../../platform/live/index.js';
import { PreviewChannel } from '../../platform/preview/index.js';
import { stopAtNarrator } from './stop-at-narrator.js';
import { TurnEngine } from './turn-engine.js';

export class StopTurnFor extends Command<StoppedAt> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly turnId: string,
  ) {
    super();
  }
}

/** The log position of the end; null while the narrator has not settled it. */
export type StoppedAt = bigint | null;

@CommandHandler(StopTurnFor)
export class StopTurnHandler implements ICommandHandler<StopTurnFor> {
  constructor(
    private readonly engine: TurnEngine,
    private readonly preview: PreviewChannel,
    private readonly live: LiveLog,
    private readonly contexts: CommandContexts,
  ) {}

  async execute({ playerId, gameId, turnId }: StopTurnFor): Promise<StoppedAt> {
    const { engine, preview, live } = this;
    const asked = await stopAtNarrator({ gameId, turnId }, { engine, preview, live });
    if (asked.kind === 'ended') return asked.position;
    if (asked.begun) return null;
    const { correlationId, causationId, actorId } = this.contexts.of({ actorId: playerId });
    const cause = { correlationId, causationId, actorId };
    const turn = { gameId, turnId };
    const progress = await failUnshownTurn(turn, 'stopped_before_first_word', this.engine, cause);
    return progress?.position ?? null;
  }
}

/** The player's word on a line of the chronicle: pinned, corrected, struck, or taken back. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChronicleAmendmentKind } from '@rubicon/domain';
import { DecentWords } from '../../moderation/index.js';
import { PlayerFence } from '../../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';

export class AmendChronicleOf extends Command<bigint | null> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly lineId: string,
    readonly change: ChronicleAmendmentKind,
    /** Only when corrected. */
    readonly text?: string,
  ) {
    super();
  }
}

@CommandHandler(AmendChronicleOf)
export class AmendChronicleHandler implements ICommandHandler<AmendChronicleOf> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly fence: PlayerFence,
    private readonly decency: DecentWords,
  ) {}

  /** The log position. @throws Refused `game_not_found`, `unknown_line` or `text_refused` */
  async execute({ playerId, gameId, lineId, change, text }: AmendChronicleOf): Promise<bigint | null> {
    await this.fence.check(playerId);
    if (text !== undefined) await this.decency.check(text);
    const context = this.contexts.of({ actorId: playerId, keyOwner: playerId });
    const outcome = await this.aggregates.game.handle(
      gameId,
      { type: 'AmendChronicle', gameId, playerId, lineId, change, text, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return outcome.position;
  }
}

/** Masks a player's personal text again, before its time. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';

export class CloseGrantOf extends Command<bigint | null> {
  constructor(
    readonly staffId: string,
    readonly playerId: string,
  ) {
    super();
  }
}

@CommandHandler(CloseGrantOf)
export class CloseGrantHandler implements ICommandHandler<CloseGrantOf> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
  ) {}

  /** The log position. @throws Refused `no_grant` */
  async execute({ staffId, playerId }: CloseGrantOf): Promise<bigint | null> {
    const context = this.contexts.of({ actorId: staffId });
    const outcome = await this.aggregates.support.handle(
      playerId,
      { type: 'CloseGrant', playerId, staffId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return outcome.position;
  }
}

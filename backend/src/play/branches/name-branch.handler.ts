/** Gives a branch a name, another one, or none. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecentWords } from '../../moderation/index.js';
import { PlayerFence } from '../../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';

export class NameBranchOf extends Command<bigint | null> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly branchId: string,
    /** Empty: none. */
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(NameBranchOf)
export class NameBranchHandler implements ICommandHandler<NameBranchOf> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly fence: PlayerFence,
    private readonly decency: DecentWords,
  ) {}

  /** The log position. @throws Refused `game_not_found`, `unknown_branch` or `text_refused` */
  async execute({ playerId, gameId, branchId, name }: NameBranchOf): Promise<bigint | null> {
    await this.fence.check(playerId);
    await this.decency.check(name);
    const context = this.contexts.of({ actorId: playerId, keyOwner: playerId });
    const outcome = await this.aggregates.game.handle(
      gameId,
      { type: 'NameBranch', gameId, playerId, branchId, name, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return outcome.position;
  }
}

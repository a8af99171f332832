import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { Refused } from '../platform/refusals/index.js';

/** Games begun with the character go on. Removed before: nothing to do. */
export class RemoveCharacterOf extends Command<bigint | null> {
  constructor(
    readonly playerId: string,
    readonly characterId: number,
  ) {
    super();
  }
}

@CommandHandler(RemoveCharacterOf)
export class RemoveCharacterHandler implements ICommandHandler<RemoveCharacterOf> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
  ) {}

  /** The log position. @throws Refused `unknown_character` */
  async execute({ playerId, characterId }: RemoveCharacterOf): Promise<bigint | null> {
    const outcome = await this.aggregates.player.handle(
      playerId,
      { type: 'RemoveCharacter', characterId },
      this.contexts.of({ actorId: playerId }),
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return outcome.position;
  }
}

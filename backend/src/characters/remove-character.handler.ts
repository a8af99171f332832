import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { ProblemError } from '../platform/http/index.js';
import { unknownCharacter } from './unknown-character.js';

/** Games begun with the character go on. Removed before: nothing to do. */
export class RemoveCharacterOf {
  constructor(
    readonly playerId: string,
    readonly characterId: number,
  ) {}
}

@CommandHandler(RemoveCharacterOf)
export class RemoveCharacterHandler implements ICommandHandler<RemoveCharacterOf, bigint | null> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
  ) {}

  /** The log position. @throws ProblemError 404 `unknown_character` */
  async execute({ playerId, characterId }: RemoveCharacterOf): Promise<bigint | null> {
    const outcome = await this.aggregates.player.handle(
      playerId,
      { type: 'RemoveCharacter', characterId },
      this.contexts.of({ actorId: playerId }),
    );
    if (outcome.kind === 'refused') {
      const { code, detail } = outcome.refusal;
      throw code === 'unknown_character' ? unknownCharacter() : new ProblemError(410, code, detail);
    }
    return outcome.position;
  }
}

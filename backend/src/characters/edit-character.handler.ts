/** Changes a character of the player's own. Games begun with it keep it as it was then. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Character, EditCharacterRequest } from '@rubicon/contracts';
import { DecentWords } from '../moderation/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { Refused } from '../platform/refusals/index.js';
import { CharacterCatalogue } from './character-catalogue.js';
import { checkOffice } from './character-office.js';
import type { CreatedCharacter } from './create-character.handler.js';
import { ownCharacter } from './own-character.js';

export class EditCharacterOf extends Command<CreatedCharacter> {
  constructor(
    readonly playerId: string,
    readonly characterId: number,
    readonly changes: EditCharacterRequest,
  ) {
    super();
  }
}

@CommandHandler(EditCharacterOf)
export class EditCharacterHandler implements ICommandHandler<EditCharacterOf> {
  constructor(
    private readonly catalogue: CharacterCatalogue,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly decency: DecentWords,
  ) {}

  /** @throws Refused for an office of another era, `unknown_character`, `text_refused` */
  async execute({ playerId, characterId, changes }: EditCharacterOf): Promise<CreatedCharacter> {
    const before = await this.catalogue.own(playerId, characterId);
    const { name, estate, profession, description } = changes;
    const sheet = { name, estate, profession, description, politicalLeanings: before.politicalLeanings };
    // An office that it has already may be kept: a prologue's character holds one that is not chosen from the list.
    if (!hasSameOffice(before, changes)) checkOffice(before.gameType, sheet);
    await this.decency.check(`${name}. ${description}`);
    const outcome = await this.aggregates.player.handle(
      playerId,
      { type: 'EditCharacter', characterId, sheet },
      this.contexts.of({ actorId: playerId, keyOwner: playerId }),
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    return { character: ownCharacter(characterId, before.gameType, sheet), position: outcome.position };
  }
}

function hasSameOffice(before: Character, { estate, profession }: EditCharacterRequest): boolean {
  return before.estate === estate && before.profession === profession;
}

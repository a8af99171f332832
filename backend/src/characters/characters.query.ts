/** The characters a player can choose from in an era. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Character, GameType } from '@rubicon/contracts';
import { ReadModels } from '../platform/read-models/index.js';
import { CharacterCatalogue } from './character-catalogue.js';

export class ListCharacters extends Query<Character[]> {
  constructor(
    readonly playerId: string,
    readonly gameType: GameType,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(ListCharacters)
export class ListCharactersHandler implements IQueryHandler<ListCharacters> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly catalogue: CharacterCatalogue,
  ) {}

  async execute({ playerId, gameType, position }: ListCharacters): Promise<Character[]> {
    await this.readModels.waitFor(position);
    return this.catalogue.list(playerId, gameType);
  }
}

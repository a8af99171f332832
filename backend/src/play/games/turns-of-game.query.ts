/** A page of a game's path, from its head backwards. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { TurnPage } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import { Story } from '../story/index.js';

export class ListTurns extends Query<TurnPage> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    /** Null: from the head on. */
    readonly before: string | null,
    readonly limit: number,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(ListTurns)
export class ListTurnsHandler implements IQueryHandler<ListTurns> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly story: Story,
  ) {}

  /** @throws Refused `game_not_found` */
  async execute({ playerId, gameId, before, limit, position }: ListTurns): Promise<TurnPage> {
    await this.readModels.waitFor(position);
    const game = await this.story.ownGame(playerId, gameId);
    return this.story.path(game, before, limit);
  }
}

/** How much a player has played, in games that are not deleted. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow } from '../story/index.js';

export interface PlayedGames {
  readonly games: number;
  /** Submitted, whatever became of them. */
  readonly turns: number;
}

export class CountGames extends Query<PlayedGames> {
  constructor(readonly playerId: string) {
    super();
  }
}

@QueryHandler(CountGames)
export class CountGamesHandler implements IQueryHandler<CountGames> {
  constructor(private readonly readModels: ReadModels) {}

  async execute({ playerId }: CountGames): Promise<PlayedGames> {
    const rows = this.readModels.repository(GameRow);
    const [games, turns] = await Promise.all([
      rows.countBy({ playerId }),
      rows.sum('turnCount', { playerId }),
    ]);
    return { games, turns: Number(turns ?? 0) };
  }
}

/** The player's saved games, last played first. With auto-save on, games never saved by hand are among them (decision 8). */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { SavedGameSummary } from '@rubicon/contracts';
import { In } from 'typeorm';
import { Aggregates } from '../../platform/event-store/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow, openOpening, phaseName, TurnNodeRow } from '../story/index.js';

const MOST_GAMES = 200;

export class ListSavedGames extends Query<SavedGameSummary[]> {
  constructor(
    readonly playerId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(ListSavedGames)
export class ListSavedGamesHandler implements IQueryHandler<ListSavedGames> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly aggregates: Aggregates,
    private readonly keys: PlayerKeys,
  ) {}

  async execute({ playerId, position }: ListSavedGames): Promise<SavedGameSummary[]> {
    const [player] = await Promise.all([
      this.aggregates.player.load(playerId),
      this.readModels.waitFor(position),
    ]);
    const { autoSave } = player.state.settings;
    const games = await this.readModels
      .repository(GameRow)
      .find({ where: { playerId }, order: { lastPlayedAt: 'DESC' }, take: MOST_GAMES });
    const shown = games.filter(({ savedTurnId }) => autoSave || savedTurnId !== null);
    const resumesAt = (game: GameRow) => (autoSave ? game.headTurnId : (game.savedTurnId ?? game.headTurnId));
    const nodes = await this.readModels.repository(TurnNodeRow).find({
      select: { turnId: true, world: true },
      where: { turnId: In(shown.map(resumesAt)) },
    });
    const worlds = new Map(nodes.map(({ turnId, world }) => [turnId, world]));
    return Promise.all(
      shown.map((game) => this.summaryOf(game, worlds.get(resumesAt(game)) ?? game.openingWorld)),
    );
  }

  private async summaryOf(game: GameRow, world: GameRow['openingWorld']): Promise<SavedGameSummary> {
    const { character } = await openOpening(this.keys, game);
    return {
      id: game.gameId,
      gameType: game.gameType,
      characterName: character.name,
      character: { name: character.name },
      currentDate: world.date.label,
      gamePhase: phaseName(game.gameType, world.phase),
      lastSavedAt: game.savedAt?.toISOString() ?? null,
      lastPlayed: game.lastPlayedAt.toISOString(),
      autoSaved: game.savedTurnId === null,
      turnCount: game.turnCount,
    };
  }
}

import { Injectable } from '@nestjs/common';
import { ExportPart } from '../../platform/export/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow, openOpening } from '../story/index.js';

/** The player's games: who they played, how each began, where it stands and where it was saved. */
@Injectable()
export class GamesExport extends ExportPart {
  readonly name = 'games';

  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
  ) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const games = await this.readModels
      .repository(GameRow)
      .find({ where: { playerId }, order: { lastPlayedAt: 'ASC' } });
    for (const game of games) {
      const { gameId, gameType, difficulty, openingWorld, headTurnId, savedTurnId, savedAt } = game;
      yield {
        gameId,
        gameType,
        difficulty,
        opening: { ...openingWorld, ...(await openOpening(this.keys, game)) },
        headTurnId,
        save: savedTurnId === null ? null : { turnId: savedTurnId, savedAt },
        turnCount: game.turnCount,
        lastPlayedAt: game.lastPlayedAt,
      };
    }
  }
}

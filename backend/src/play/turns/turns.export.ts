import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { ExportPart } from '../../platform/export/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow, TurnNodeRow, TurnReader } from '../story/index.js';

/** Turns that are in memory at a time. */
const PAGE = 100;

/** Every turn of every game, on whatever branch: what was typed, what was told, what it cost. */
@Injectable()
export class TurnsExport extends ExportPart {
  readonly name = 'turns';

  constructor(
    private readonly readModels: ReadModels,
    private readonly turns: TurnReader,
  ) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const games = await this.readModels.repository(GameRow).find({
      select: { gameId: true, playerId: true, gameType: true },
      where: { playerId },
      order: { lastPlayedAt: 'ASC' },
    });
    for (const game of games) {
      let after = 0;
      for (;;) {
        const rows = await this.readModels.repository(TurnNodeRow).find({
          where: { gameId: game.gameId, turnNumber: MoreThan(after) },
          order: { turnNumber: 'ASC' },
          take: PAGE,
        });
        yield* await this.turns.read(rows, game);
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) break;
        after = last.turnNumber;
      }
    }
  }
}

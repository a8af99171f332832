import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExportParts, OpenedEvents, type ExportPart } from '../../platform/export/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow } from '../tree/game.table.js';

/**
 * Games that the player deleted are on no screen, but the log holds their sealed texts until the account goes. Their ids stand in the
 * player's wallet, at the turns that were played in them.
 */
@Injectable()
export class DeletedGamesExport implements ExportPart, OnModuleInit {
  readonly name = 'deletedGames';

  constructor(
    private readonly readModels: ReadModels,
    private readonly events: OpenedEvents,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const kept = await this.readModels
      .repository(GameRow)
      .find({ select: { gameId: true }, where: { playerId } });
    const seen = new Set(kept.map(({ gameId }) => gameId));
    for await (const { data } of this.events.of(`wallet-${playerId}`)) {
      const { gameId } = data;
      if (typeof gameId !== 'string' || seen.has(gameId)) continue;
      seen.add(gameId);
      for await (const { type, at, texts } of this.events.of(`game-${gameId}`))
        if (texts) yield { gameId, event: type, at, ...texts };
    }
  }
}

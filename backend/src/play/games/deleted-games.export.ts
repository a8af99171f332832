import { Injectable } from '@nestjs/common';
import { ExportPart, OpenedEvents } from '../../platform/export/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { DeletedGameRow } from './deleted-game.table.js';

/** Games that the player deleted are on no screen, but the log holds their sealed texts until the account goes. */
@Injectable()
export class DeletedGamesExport extends ExportPart {
  readonly name = 'deletedGames';

  constructor(
    private readonly readModels: ReadModels,
    private readonly events: OpenedEvents,
  ) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const games = await this.readModels
      .repository(DeletedGameRow)
      .find({ select: { gameId: true }, where: { playerId }, order: { deletedAt: 'ASC' } });
    for (const { gameId } of games)
      for await (const { type, at, texts } of this.events.of(`game-${gameId}`))
        if (texts) yield { gameId, event: type, at, ...texts };
  }
}

import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ExportPart } from '../../platform/export/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow } from '../story/index.js';
import { ShareRow } from './share.table.js';

/** The player's links that open. */
@Injectable()
export class SharesExport extends ExportPart {
  readonly name = 'shares';

  constructor(private readonly readModels: ReadModels) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const games = await this.readModels
      .repository(GameRow)
      .find({ select: { gameId: true }, where: { playerId } });
    yield* await this.readModels
      .repository(ShareRow)
      .find({ where: { gameId: In(games.map(({ gameId }) => gameId)) }, order: { sharedAt: 'ASC' } });
  }
}

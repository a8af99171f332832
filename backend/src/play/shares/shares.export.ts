import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { ExportParts, type ExportPart } from '../../platform/export/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow } from '../story/index.js';
import { ShareRow } from './share.table.js';

/** The player's links that open. */
@Injectable()
export class SharesExport implements ExportPart, OnModuleInit {
  readonly name = 'shares';

  constructor(
    private readonly readModels: ReadModels,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
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

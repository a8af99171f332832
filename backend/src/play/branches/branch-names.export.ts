import { Injectable } from '@nestjs/common';
import { ExportPart } from '../../platform/export/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow } from '../story/index.js';
import { BranchNames } from './branch-names.js';

/** What the player called the branches of their games. */
@Injectable()
export class BranchNamesExport extends ExportPart {
  readonly name = 'branches';

  constructor(
    private readonly readModels: ReadModels,
    private readonly branchNames: BranchNames,
  ) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const games = await this.readModels
      .repository(GameRow)
      .find({ select: { gameId: true }, where: { playerId }, order: { lastPlayedAt: 'ASC' } });
    for (const { gameId } of games)
      for (const [branchId, name] of await this.branchNames.all(gameId)) yield { gameId, branchId, name };
  }
}

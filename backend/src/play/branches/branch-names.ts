/** What the player called the branches of a game. */
import { Injectable } from '@nestjs/common';
import type { BranchName } from '@rubicon/contracts';
import { openText, PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { BranchNameRow } from './branch-name.table.js';

@Injectable()
export class BranchNames {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
  ) {}

  async of(gameId: string, branchId: string): Promise<BranchName> {
    const row = await this.readModels.repository(BranchNameRow).findOneBy({ gameId, branchId });
    return { branchId, name: row && (await this.read(row)) };
  }

  /** By branch id; a branch without a name is not in it. */
  async all(gameId: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.readModels.repository(BranchNameRow).findBy({ gameId });
    const names = new Map<string, string>();
    for (const row of rows) {
      const name = await this.read(row);
      if (name !== null) names.set(row.branchId, name);
    }
    return names;
  }

  /** Null: the name was taken away. */
  async read(row: BranchNameRow): Promise<string | null> {
    const { name } = await openText<{ name: string }>(this.keys, row.name);
    return name === '' ? null : name;
  }
}

/** A game's links that open, newest first. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Share, ShareList } from '@rubicon/contracts';
import { In } from 'typeorm';
import { AppConfig } from '../../platform/config/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { BranchNames } from '../branches/index.js';
import { Story, TurnNodeRow } from '../story/index.js';
import { ShareRow } from './share.table.js';

export class ListShares extends Query<ShareList> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(ListShares)
export class ListSharesHandler implements IQueryHandler<ListShares> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly story: Story,
    private readonly branchNames: BranchNames,
    private readonly config: AppConfig,
  ) {}

  /** @throws Refused `game_not_found` */
  async execute({ playerId, gameId, position }: ListShares): Promise<ShareList> {
    await this.readModels.waitFor(position);
    const game = await this.story.ownGame(playerId, gameId);
    const rows = await this.readModels
      .repository(ShareRow)
      .find({ where: { gameId }, order: { sharedAt: 'DESC', shareId: 'ASC' } });
    const [nodes, names] = await Promise.all([
      this.readModels.repository(TurnNodeRow).find({
        select: { turnId: true, branchId: true, world: true },
        where: { turnId: In(rows.map(({ turnId }) => turnId)), gameId },
      }),
      this.branchNames.all(gameId),
    ]);
    const byId = new Map(nodes.map((node) => [node.turnId, node]));
    return {
      shares: rows.map(({ shareId, turnId, sharedAt }): Share => {
        const node = byId.get(turnId);
        const branchId = node?.branchId ?? gameId;
        return {
          shareId,
          turnId,
          url: `${this.config.publicUrl}/shared/${shareId}`,
          branch: { branchId, name: names.get(branchId) ?? null },
          currentDate: (node?.world ?? game.openingWorld).date.label,
          sharedAt: sharedAt.toISOString(),
        };
      }),
    };
  }
}

/** The story behind a link, a page at a time, for anybody. It says nothing of who played it. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { SharedStory, SharedTurn } from '@rubicon/contracts';
import { PlayerFence } from '../../platform/erasure/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { BranchNames } from '../branches/index.js';
import { GameRow, openOpening, Paths, readToldTurn } from '../story/index.js';
import { ShareRow } from './share.table.js';

export class ReadSharedStory extends Query<SharedStory> {
  constructor(
    readonly shareId: string,
    /** Null: from the opening on. */
    readonly after: string | null,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ReadSharedStory)
export class ReadSharedStoryHandler implements IQueryHandler<ReadSharedStory> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly fence: PlayerFence,
    private readonly paths: Paths,
    private readonly branchNames: BranchNames,
  ) {}

  /** @throws Refused `unknown_share`; `unknown_turn` when `after` is none of the story's */
  async execute({ shareId, after, limit }: ReadSharedStory): Promise<SharedStory> {
    const share = await this.readModels.repository(ShareRow).findOneBy({ shareId });
    const game = share && (await this.readModels.repository(GameRow).findOneBy({ gameId: share.gameId }));
    if (!share || !game) throw new Refused('unknown_share');
    try {
      await this.fence.check(game.playerId);
      return await this.pageOf(game, share.turnId, after, limit);
    } catch (error) {
      // The player has asked to be forgotten: their links are gone before their games are.
      throw error instanceof Refused && error.code === 'player_erased' ? new Refused('unknown_share') : error;
    }
  }

  private async pageOf(
    game: GameRow,
    tipId: string,
    after: string | null,
    limit: number,
  ): Promise<SharedStory> {
    const path = await this.paths.to(game, tipId);
    if (!path) throw new Refused('unknown_share');
    const from = after === null ? 0 : path.indexOf(after) + 1;
    if (after !== null && from === 0) throw new Refused('unknown_turn');
    const page = path.slice(from, from + limit);
    const tip = await this.paths.node(game, tipId);
    const [{ character, narrative }, { name }, rows, last] = await Promise.all([
      openOpening(this.keys, game),
      this.branchNames.of(game.gameId, tip?.branchId ?? game.gameId),
      this.paths.rows(game, page),
      tip && readToldTurn(this.keys, tip),
    ]);
    const turns = await Promise.all(rows.map((row) => readToldTurn(this.keys, row)));
    return {
      gameType: game.gameType,
      characterName: character.name,
      characterEstate: character.estate,
      difficulty: game.difficulty,
      branchName: name,
      currentDate: (last?.world ?? game.openingWorld).date.label,
      opening: { narrative, currentDate: game.openingWorld.date.label },
      turns: turns.map(({ turnId, userInput, narrative: told, world }): SharedTurn => ({
        turnId,
        userInput,
        narrative: told,
        currentDate: world.date.label,
      })),
      turnCount: path.length,
      nextAfter: from + page.length < path.length ? (page.at(-1) ?? null) : null,
      ending: last?.ending ?? null,
    };
  }
}

/** What the narrator remembers of a game, at its head or at another node. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Chronicle } from '@rubicon/contracts';
import { scenarios } from '@rubicon/scenarios';
import { bentEvents } from '../../narration/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { divergenceOf, openOpening, Paths, standingsIn, Story } from '../story/index.js';
import { ChronicleReader } from './chronicle-reader.js';

export class GetChronicle extends Query<Chronicle> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    /** Null: the head. */
    readonly nodeId: string | null,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetChronicle)
export class GetChronicleHandler implements IQueryHandler<GetChronicle> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly story: Story,
    private readonly paths: Paths,
    private readonly reader: ChronicleReader,
  ) {}

  /** @throws Refused `game_not_found` or `unknown_turn` */
  async execute({ playerId, gameId, nodeId: named, position }: GetChronicle): Promise<Chronicle> {
    await this.readModels.waitFor(position);
    const game = await this.story.ownGame(playerId, gameId);
    const nodeId = named ?? game.headTurnId;
    const node = await this.paths.node(game, nodeId);
    const world = nodeId === gameId ? game.openingWorld : node?.world;
    if (!world) throw new Refused('unknown_turn');
    const [{ character }, { lines, struck }] = await Promise.all([
      openOpening(this.keys, game),
      this.reader.at(game, nodeId),
    ]);
    const scenario = scenarios[game.gameType];
    return {
      gameId,
      turnId: nodeId,
      lines,
      struck,
      divergencePercent: divergenceOf(game.gameType, world),
      bent: bentEvents(world, scenario).map(({ ordinal, place, text }) => ({
        date: scenario.dateLabel(ordinal),
        place,
        text,
      })),
      factions: standingsIn(game.gameType, world, character.estate),
    };
  }
}

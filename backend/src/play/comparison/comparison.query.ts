/** Two nodes of a game side by side: where their paths parted, what was told since, and where the world stands. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ChronicleLine, ComparedPath, Comparison, GameEnding } from '@rubicon/contracts';
import { openText, PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { BranchNames } from '../branches/index.js';
import { ChronicleReader } from '../chronicle/index.js';
import {
  divergenceOf,
  endingOf,
  openOpening,
  Paths,
  phaseName,
  standingsIn,
  Story,
  TurnReader,
  type GameRow,
  type NodeText,
  type TurnNodeRow,
} from '../story/index.js';

/** Turns of either path in the answer: the newest. */
const TURNS_MAX = 50;

export class CompareNodes extends Query<Comparison> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly left: string,
    readonly right: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(CompareNodes)
export class CompareNodesHandler implements IQueryHandler<CompareNodes> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly story: Story,
    private readonly paths: Paths,
    private readonly turns: TurnReader,
    private readonly branchNames: BranchNames,
    private readonly chronicles: ChronicleReader,
  ) {}

  /** @throws Refused `game_not_found` or `unknown_turn` */
  async execute({ playerId, gameId, left, right, position }: CompareNodes): Promise<Comparison> {
    await this.readModels.waitFor(position);
    const game = await this.story.ownGame(playerId, gameId);
    const [leftIds, rightIds] = await Promise.all([this.paths.to(game, left), this.paths.to(game, right)]);
    if (!leftIds || !rightIds) throw new Refused('unknown_turn');
    const shared = sharedPlaces(leftIds, rightIds);
    const common = await this.paths.node(game, leftIds[shared - 1] ?? gameId);
    const [leftPath, rightPath, leftChronicle, rightChronicle] = await Promise.all([
      this.since(game, leftIds, shared),
      this.since(game, rightIds, shared),
      this.chronicles.at(game, left),
      this.chronicles.at(game, right),
    ]);
    return {
      commonTurnId: common?.turnId ?? gameId,
      commonDate: (common?.world ?? game.openingWorld).date.label,
      left: { ...leftPath, chronicle: linesOnlyIn(leftChronicle.lines, rightChronicle.lines) },
      right: { ...rightPath, chronicle: linesOnlyIn(rightChronicle.lines, leftChronicle.lines) },
    };
  }

  /** @param ids the path from the opening on, of which the first `shared` are the other's too */
  private async since(
    game: GameRow,
    ids: readonly string[],
    shared: number,
  ): Promise<Omit<ComparedPath, 'chronicle'>> {
    const { gameId, gameType } = game;
    const further = ids.slice(shared);
    const tip = await this.paths.node(game, ids.at(-1) ?? gameId);
    const world = tip?.world ?? game.openingWorld;
    const [{ character }, branch, turns, ending] = await Promise.all([
      openOpening(this.keys, game),
      this.branchNames.of(gameId, tip?.branchId ?? gameId),
      this.paths.rows(game, further.slice(-TURNS_MAX)).then((rows) => this.turns.read(rows, game)),
      tip && this.endingAt(tip),
    ]);
    return {
      tipTurnId: tip?.turnId ?? gameId,
      branch,
      turns,
      turnCount: further.length,
      currentDate: world.date.label,
      gamePhase: phaseName(gameType, world.phase),
      playerStats: world.stats,
      factions: standingsIn(gameType, world, character.estate),
      divergencePercent: divergenceOf(gameType, world),
      ending,
    };
  }

  private async endingAt(node: TurnNodeRow): Promise<GameEnding | null> {
    return node.ending && endingOf(node, node.text && (await openText<NodeText>(this.keys, node.text)));
  }
}

/** How many turns two paths have in common from the opening on. */
function sharedPlaces(left: readonly string[], right: readonly string[]): number {
  const parted = left.findIndex((turnId, place) => right[place] !== turnId);
  return parted === -1 ? left.length : parted;
}

/** Those of `lines` that the other chronicle does not have, or has in other words. */
function linesOnlyIn(lines: readonly ChronicleLine[], other: readonly ChronicleLine[]): ChronicleLine[] {
  const known = new Set(other.map(wording));
  return lines.filter((line) => !known.has(wording(line)));
}

function wording({ topic, subject, text, settled }: ChronicleLine): string {
  return JSON.stringify([topic, subject, text, settled]);
}

/** The tree of a game: every turn with text, without its text, and the branches that these make. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Branch, GameTree, TreeNode } from '@rubicon/contracts';
import type { EndingKind, TurnKind } from '@rubicon/domain';
import { openText, PlayerKeys, type SealedText } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { BranchNames } from '../branches/index.js';
import { phaseName, Story, type GameRow } from '../story/index.js';
import { firstWords } from './first-words.js';

const TITLE_CHARACTERS = 80;

const nodesOf = `
  SELECT turn_id, parent_turn_id, turn_number, depth, branch_id, kind, status, input, ending, settled_at,
    world->'date'->>'label' AS date, world->>'phase' AS phase
  FROM turn_node WHERE game_id = $1 AND branch_id IS NOT NULL ORDER BY turn_number`;

interface NodeRow {
  readonly turn_id: string;
  readonly parent_turn_id: string;
  readonly turn_number: number;
  readonly depth: number;
  readonly branch_id: string;
  readonly kind: TurnKind;
  readonly status: 'narrated' | 'stopped';
  readonly input: SealedText;
  readonly ending: EndingKind | null;
  readonly settled_at: Date;
  readonly date: string;
  readonly phase: string;
}

export class GetTree extends Query<GameTree> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetTree)
export class GetTreeHandler implements IQueryHandler<GetTree> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly story: Story,
    private readonly branchNames: BranchNames,
  ) {}

  /** @throws Refused `game_not_found` */
  async execute({ playerId, gameId, position }: GetTree): Promise<GameTree> {
    await this.readModels.waitFor(position);
    const game = await this.story.ownGame(playerId, gameId);
    const [rows, names] = await Promise.all([
      this.readModels.manager.query<NodeRow[]>(nodesOf, [gameId]),
      this.branchNames.all(gameId),
    ]);
    return {
      gameId,
      headTurnId: game.headTurnId,
      savedTurnId: game.savedTurnId,
      opening: { currentDate: game.openingWorld.date.label },
      nodes: await Promise.all(rows.map((row) => this.nodeOf(row, game))),
      branches: branchesOf(game, rows, names),
    };
  }

  private async nodeOf(row: NodeRow, { gameType }: GameRow): Promise<TreeNode> {
    const { userInput } = await openText<{ userInput: string }>(this.keys, row.input);
    return {
      turnId: row.turn_id,
      parentTurnId: row.parent_turn_id,
      turnNumber: row.turn_number,
      depth: row.depth,
      branchId: row.branch_id,
      kind: row.kind,
      status: row.status,
      title: firstWords(userInput, TITLE_CHARACTERS),
      currentDate: row.date,
      gamePhase: phaseName(gameType, row.phase),
      ending: row.ending,
    };
  }
}

/** @param rows in the order in which they were told: the first of a branch begins it, the last is its tip */
function branchesOf(game: GameRow, rows: readonly NodeRow[], names: ReadonlyMap<string, string>): Branch[] {
  const { gameId } = game;
  const members = new Map<string, NodeRow[]>([[gameId, []]]);
  for (const row of rows) {
    const branch = members.get(row.branch_id);
    if (branch) branch.push(row);
    else members.set(row.branch_id, [row]);
  }
  const placeOf = ([branchId, [first]]: [string, NodeRow[]]): [number, number] =>
    branchId === gameId || !first ? [0, 0] : [first.depth, first.turn_number];
  return [...members]
    .sort((one, other) => {
      const [[depth, number], [otherDepth, otherNumber]] = [placeOf(one), placeOf(other)];
      return depth - otherDepth || number - otherNumber;
    })
    .map(([branchId, nodes]) => {
      const tip = nodes.at(-1);
      return {
        branchId,
        name: names.get(branchId) ?? null,
        tipTurnId: tip?.turn_id ?? gameId,
        fromTurnId: branchId === gameId ? null : (nodes[0]?.parent_turn_id ?? null),
        turnCount: nodes.length,
        currentDate: tip?.date ?? game.openingWorld.date.label,
        ending: tip?.ending ?? null,
        lastPlayedAt: (tip?.settled_at ?? game.lastPlayedAt).toISOString(),
      };
    });
}

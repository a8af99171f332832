/**
 * The tree of a story as an outline, time running down. The trunk is the path to where the story stands, and on from there; every other
 * telling hangs at the turn it left from, before the trunk goes on. Of several continuations the one with most turns goes straight
 * on (heavy-path decomposition), so that n turns never stand more than log2(n) + 1 lanes deep, however they branch.
 */
import type { Branch, GameTree, TreeNode } from '@rubicon/contracts';

/** Straight runs of at least this many turns are drawn as one, once the whole tree has more turns than `CONDENSED_FROM_TURNS`. */
const RUN_TURNS_MIN = 3;
const CONDENSED_FROM_TURNS = 24;
/** Turns before the head that always stand by themselves: most of those gone back to. */
const BEFORE_HEAD_TURNS = 3;

/** The opening (`node` null) or a turn. */
export interface TurnItem {
  readonly kind: 'turn';
  /** The turn's id; the game's for the opening. */
  readonly id: string;
  readonly node: TreeNode | null;
  /** On the path from the opening to where the story stands. */
  readonly told: boolean;
  readonly isHead: boolean;
  readonly isSaved: boolean;
  /** The branch that begins with this turn, where it leaves another. */
  readonly begins: Branch | null;
  /** The branch that ends, so far, with this turn. */
  readonly tipOf: Branch | null;
  /** The phase that begins with this turn on its path; null: the one before goes on. */
  readonly phase: string | null;
  /** Other tellings that leave here, each from its first turn on. */
  readonly sides: readonly Chain[];
  /** In all of `sides`. */
  readonly sideTurns: number;
}
/** Turns that follow one another without anything of note. */
export interface RunItem {
  readonly kind: 'run';
  /** Of the run; the id of its first turn is in it. */
  readonly id: string;
  readonly turns: readonly TurnItem[];
  readonly told: boolean;
}
export type Item = TurnItem | RunItem;
export type Chain = readonly Item[];

export interface Outline {
  readonly trunk: Chain;
  /** By turn, and the opening by the game's id. */
  readonly turns: ReadonlyMap<string, TurnItem>;
}

export function outlineOf(tree: GameTree): Outline {
  const nodes = new Map(tree.nodes.map((node) => [node.turnId, node]));
  const childrenOf = new Map<string, TreeNode[]>();
  for (const node of tree.nodes) {
    const siblings = childrenOf.get(node.parentTurnId);
    if (siblings) siblings.push(node);
    else childrenOf.set(node.parentTurnId, [node]);
  }
  const toldIds = pathTo(tree.headTurnId, nodes);
  const sizes = subtreeSizes(tree);
  const beginning = new Map(tree.branches.map((branch) => [branch.branchId, branch]));
  const tips = new Map(tree.branches.map((branch) => [branch.tipTurnId, branch]));
  const alone = new Set([...toldIds].slice(0, BEFORE_HEAD_TURNS + 1));
  const condensed = tree.nodes.length > CONDENSED_FROM_TURNS;
  const turns = new Map<string, TurnItem>();

  const chainFrom = (first: string): Chain => {
    const chain: TurnItem[] = [];
    for (let id: string | null = first; id !== null;) {
      const children: TreeNode[] = childrenOf.get(id) ?? [];
      const next = onwards(children, toldIds, sizes);
      const item = turnItem(
        id,
        children.filter((child) => child !== next),
      );
      turns.set(id, item);
      chain.push(item);
      id = next?.turnId ?? null;
    }
    return condensed ? withRuns(chain, alone) : chain;
  };

  const turnItem = (id: string, aside: readonly TreeNode[]): TurnItem => {
    const node = nodes.get(id) ?? null;
    const branch = node ? (beginning.get(id) ?? null) : null;
    const phaseBefore = node ? (nodes.get(node.parentTurnId)?.gamePhase ?? null) : null;
    return {
      kind: 'turn',
      id,
      node,
      told: toldIds.has(id),
      isHead: id === tree.headTurnId,
      isSaved: id === tree.savedTurnId,
      begins: branch?.fromTurnId == null ? null : branch,
      tipOf: tips.get(id) ?? null,
      phase: node && node.gamePhase !== phaseBefore ? node.gamePhase : null,
      sides: aside.map(({ turnId }) => chainFrom(turnId)),
      sideTurns: aside.reduce((sum, { turnId }) => sum + (sizes.get(turnId) ?? 0), 0),
    };
  };

  return { trunk: chainFrom(tree.gameId), turns };
}

/** From the turn back to the opening, it first. */
function pathTo(turnId: string, nodes: ReadonlyMap<string, TreeNode>): Set<string> {
  const path = new Set<string>();
  for (let id: string | undefined = turnId; id !== undefined; id = nodes.get(id)?.parentTurnId) path.add(id);
  return path;
}

/** Turns that hang on each turn, itself counted. Nodes come in the order told: a parent before its children. */
function subtreeSizes({ nodes }: GameTree): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { turnId, parentTurnId } of [...nodes].reverse()) {
    const own = (sizes.get(turnId) ?? 0) + 1;
    sizes.set(turnId, own);
    sizes.set(parentTurnId, (sizes.get(parentTurnId) ?? 0) + own);
  }
  return sizes;
}

/** The continuation that goes straight on. */
function onwards(
  children: readonly TreeNode[],
  told: ReadonlySet<string>,
  sizes: ReadonlyMap<string, number>,
): TreeNode | null {
  const size = ({ turnId }: TreeNode) => sizes.get(turnId) ?? 0;
  return (
    children.find(({ turnId }) => told.has(turnId)) ??
    children.reduce<TreeNode | null>(
      (best, child) => (best && size(best) >= size(child) ? best : child),
      null,
    )
  );
}

/** Nothing begins, ends, leaves or stands here. */
function isPlain(item: TurnItem): boolean {
  return (
    item.node !== null &&
    item.node.ending === null &&
    !item.isHead &&
    !item.isSaved &&
    item.begins === null &&
    item.tipOf === null &&
    item.phase === null &&
    item.sides.length === 0
  );
}

function withRuns(chain: readonly TurnItem[], alone: ReadonlySet<string>): Chain {
  const items: Item[] = [];
  let plain: TurnItem[] = [];
  const close = () => {
    const [first] = plain;
    if (first && plain.length >= RUN_TURNS_MIN)
      items.push({ kind: 'run', id: `run ${first.id}`, turns: plain, told: first.told });
    else items.push(...plain);
    plain = [];
  };
  chain.forEach((item, index) => {
    if (index > 0 && isPlain(item) && !alone.has(item.id)) plain.push(item);
    else {
      close();
      items.push(item);
    }
  });
  close();
  return items;
}

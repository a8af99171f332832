/** Trees of stories, of any size, the same for the same numbers. */
import type { Branch, GameTree, TreeNode } from '@rubicon/contracts';
import { openingState } from './games.js';

const deeds = [
  'I speak to the Electors about the powder.',
  'Go east. Follow the crowd to the Bastille.',
  'I ask Lucile what she has heard of her father, and whether he would see me now.',
  'Print the pamphlet tonight.',
  'Wait.',
  'What were the three estates?',
  'I promise Danton the presses of the Rue du Théâtre-Français, and mean it.',
  'Refuse the purse.',
];
const phases = ['The Bastille and the Great Fear', 'The King in Paris', 'The War', 'The Republic'];
const MS_PER_DAY = 86_400_000;
const FIRST_DAY = Date.UTC(1789, 6, 14);
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The id of the nth turn told, from 1. */
export function turnIdOf(turnNumber: number): string {
  return `${String(turnNumber).padStart(8, '0')}-1111-5111-8111-111111111111`;
}

/**
 * @param turns in all
 * @param branches in all: the story goes another way from earlier turns, at even distances
 */
export function grownTree(turns: number, branches = 1, changes: Partial<GameTree> = {}): GameTree {
  const { gameId } = openingState;
  const nodes: TreeNode[] = [];
  const grown: Branch[] = [branchAt(gameId, null)];
  const every = Math.ceil(turns / branches);
  let parent: TreeNode | null = null;
  for (let turnNumber = 1; turnNumber <= turns; turnNumber += 1) {
    const forks: boolean = turnNumber > 1 && (turnNumber - 1) % every === 0;
    if (forks) parent = nodes[(turnNumber * 2654435761) % nodes.length] ?? null;
    // The first continuation of a turn goes on with its branch.
    const begins: boolean =
      forks && nodes.some(({ parentTurnId }) => parentTurnId === (parent?.turnId ?? gameId));
    const turnId = turnIdOf(turnNumber);
    const branchId: string = begins ? turnId : (parent?.branchId ?? gameId);
    const depth: number = (parent?.depth ?? 0) + 1;
    const node: TreeNode = {
      turnId,
      parentTurnId: parent?.turnId ?? gameId,
      turnNumber,
      depth,
      branchId,
      kind: turnNumber % 8 === 6 ? 'question' : 'action',
      status: turnNumber % 50 === 23 ? 'stopped' : 'narrated',
      title: deeds[turnNumber % deeds.length]!,
      currentDate: dayFormat.format(FIRST_DAY + depth * 3 * MS_PER_DAY),
      gamePhase: phases[Math.min(Math.floor(depth / 60), phases.length - 1)]!,
      ending: null,
    };
    nodes.push(node);
    if (begins) grown.push(branchAt(turnId, node.parentTurnId));
    Object.assign(
      grown.find((branch) => branch.branchId === branchId)!,
      {
        tipTurnId: turnId,
        turnCount: nodes.filter((one) => one.branchId === branchId).length,
        currentDate: node.currentDate,
        lastPlayedAt: new Date(Date.UTC(2026, 2, 14, 10, turnNumber)).toISOString(),
      },
    );
    parent = node;
  }
  return {
    gameId,
    headTurnId: parent?.turnId ?? gameId,
    savedTurnId: null,
    opening: { currentDate: openingState.currentDate },
    nodes,
    branches: grown,
    ...changes,
  };
}

function branchAt(branchId: string, fromTurnId: string | null): Branch {
  return {
    branchId,
    name: null,
    tipTurnId: branchId,
    fromTurnId,
    turnCount: 0,
    currentDate: openingState.currentDate,
    ending: null,
    lastPlayedAt: openingState.lastPlayedAt,
  };
}

/** The same tree with a name on one of its branches. */
export function withBranchName(tree: GameTree, index: number, name: string | null): GameTree {
  return {
    ...tree,
    branches: tree.branches.map((branch, place) => (place === index ? { ...branch, name } : branch)),
  };
}

/** The same tree, in which the story has ended with that turn. */
export function withEnding(
  tree: GameTree,
  turnId: string,
  ending: NonNullable<TreeNode['ending']>,
): GameTree {
  return {
    ...tree,
    nodes: tree.nodes.map((node) => (node.turnId === turnId ? { ...node, ending } : node)),
    branches: tree.branches.map((branch) => (branch.tipTurnId === turnId ? { ...branch, ending } : branch)),
  };
}

import type { Branch, BranchName, GameTree, TreeNode } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { timelineStrings } from '../../strings/timeline.js';

/** The player's name for it, else the first words typed in it; the first branch is the first telling. */
export function branchLabel(tree: GameTree, { branchId, name }: BranchName): string {
  if (name !== null) return name;
  const begins = tree.nodes.find(({ turnId }) => turnId === branchId);
  return begins ? timelineStrings.branches.unnamed(begins.title) : timelineStrings.branches.first;
}

/** The branch on which the story stands. */
export function headBranch(tree: GameTree): Branch | undefined {
  const head = tree.nodes.find(({ turnId }) => turnId === tree.headTurnId);
  return tree.branches.find(({ branchId }) => branchId === (head?.branchId ?? tree.gameId));
}

/** "Turn 12", or the opening. */
export function turnName(node: TreeNode | null | undefined): string {
  const { picture } = timelineStrings;
  return node ? picture.turn(formatCount(node.depth)) : picture.opening;
}

/** Of a turn, or of the opening by the game's id. */
export function dateOf(tree: GameTree, turnId: string): string {
  return tree.nodes.find((node) => node.turnId === turnId)?.currentDate ?? tree.opening.currentDate;
}

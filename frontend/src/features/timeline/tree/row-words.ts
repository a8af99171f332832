/** A row in words, for those who hear the picture. */
import type { GameTree } from '@rubicon/contracts';
import { formatCount } from '../../../lib/format.js';
import { timelineStrings } from '../../../strings/timeline.js';
import { branchLabel, turnName } from '../branch-label.js';
import type { Item, RunItem, TurnItem } from './tree-outline.js';

const { picture, endingsSaid, branches } = timelineStrings;

export function turnsWritten(count: number): string {
  return picture.run(count, formatCount(count));
}

export function rowWords(item: Item, tree: GameTree): string {
  return item.kind === 'run' ? runWords(item) : turnWords(item, tree);
}

/** First and last day of a run. */
export function runDays({ turns }: RunItem): [from: string, to: string] {
  return [turns[0]?.node?.currentDate ?? '', turns.at(-1)?.node?.currentDate ?? ''];
}

function runWords(run: RunItem): string {
  return picture.said.run(turnsWritten(run.turns.length), ...runDays(run));
}

function turnWords(item: TurnItem, tree: GameTree): string {
  const { node, begins, tipOf, sides } = item;
  const said = picture.said;
  return [
    `${turnName(item.node)}, ${node?.currentDate ?? tree.opening.currentDate}.`,
    node && branches.unnamed(node.title),
    node?.kind === 'question' && said.asked,
    item.isHead && said.head,
    item.isSaved && said.saved,
    item.phase && said.phase(item.phase),
    begins && said.begins(branchLabel(tree, begins)),
    tipOf && tree.branches.length > 1 && said.tip(branchLabel(tree, tipOf)),
    node?.status === 'stopped' && said.stopped,
    node?.ending && endingsSaid[node.ending],
    sides.length > 0 && `${tellingsWritten(item)}.`,
    !item.told && said.away,
  ]
    .filter((part) => typeof part === 'string')
    .join(' ');
}

/** "2 other tellings, 14 turns" */
export function tellingsWritten({ sides, sideTurns }: TurnItem): string {
  return picture.foldTellings(
    picture.otherTellings(sides.length, formatCount(sides.length)),
    turnsWritten(sideTurns),
  );
}

import type { GameState, GameTree } from '@rubicon/contracts';
import { ExportDialog } from '../../components/book/export-dialog.js';
import { timelineStrings } from '../../strings/timeline.js';
import { dateOf } from './branch-label.js';
import { CompareDialog } from './compare/compare-dialog.js';
import { ShareDialog } from './share/share-dialog.js';
import { TurnCard } from './turn-card/turn-card.js';

/** What is being done with a turn, or with the opening by the game's id. */
export interface TimelineTask {
  readonly kind: 'card' | 'export' | 'share' | 'compare';
  readonly turnId: string;
}

export interface TimelineDialogsProps {
  tree: GameTree;
  state: GameState;
  task: TimelineTask | null;
  onTask: (task: TimelineTask | null) => void;
}

/** At most one is open. */
export function TimelineDialogs({ tree, state, task, onTask }: TimelineDialogsProps) {
  if (task === null) return null;
  const { turnId } = task;
  const close = () => onTask(null);
  const upTo = turnId === tree.headTurnId ? timelineStrings.book.head : dateOf(tree, turnId);
  switch (task.kind) {
    case 'card':
      return (
        <TurnCard
          key={turnId}
          tree={tree}
          state={state}
          turnId={turnId}
          onTask={(kind) => onTask({ kind, turnId })}
          onClose={close}
        />
      );
    case 'export':
      return <ExportDialog gameId={tree.gameId} turnId={turnId} upTo={upTo} onClose={close} />;
    case 'share':
      return <ShareDialog tree={tree} turnId={turnId} onClose={close} />;
    case 'compare':
      return <CompareDialog tree={tree} turnId={turnId} onClose={close} />;
  }
}

import type { Branch, GameTree } from '@rubicon/contracts';
import { BookOpen, GitCompareArrows, Share2, Undo2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { formatCount } from '../../../lib/format.js';
import { timelineStrings } from '../../../strings/timeline.js';
import { branchLabel, headBranch } from '../branch-label.js';
import type { TimelineTask } from '../timeline-dialogs.js';
import { useGoBack } from '../timeline.api.js';
import { BranchNameLine } from './branch-name.js';

/** So many at first: the rest on demand. */
const SHOWN_MAX = 4;

export interface BranchListProps {
  tree: GameTree;
  onTask: (task: TimelineTask) => void;
}

/** The branches, where the story stands first, then those played last. */
export function BranchList({ tree, onTask }: BranchListProps) {
  const strings = timelineStrings.branches;
  const [all, setAll] = useState(false);
  const here = headBranch(tree);
  const ordered = [...tree.branches].sort(
    (one, other) =>
      Number(other === here) - Number(one === here) || other.lastPlayedAt.localeCompare(one.lastPlayedAt),
  );
  const shown = all ? ordered : ordered.slice(0, SHOWN_MAX);
  return (
    <>
      <ul
        aria-label={strings.title}
        className="divide-y divide-line lg:-mx-2 lg:mt-1 lg:max-h-[calc(100dvh-25rem)] lg:overflow-y-auto lg:px-2 lg:[scrollbar-width:thin]"
      >
        {shown.map((branch) => (
          <BranchEntry
            key={branch.branchId}
            tree={tree}
            branch={branch}
            here={branch === here}
            onTask={onTask}
          />
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button variant="ghost" size="sm" className="my-1 w-full" onClick={() => setAll(true)}>
          {strings.all(formatCount(ordered.length))}
        </Button>
      )}
    </>
  );
}

function BranchEntry({
  tree,
  branch,
  here,
  onTask,
}: {
  tree: GameTree;
  branch: Branch;
  here: boolean;
  onTask: (task: TimelineTask) => void;
}) {
  const strings = timelineStrings.branches;
  const goBack = useGoBack(tree.gameId);
  const label = branchLabel(tree, branch);
  const turnId = branch.tipTurnId;
  const atTip = turnId === tree.headTurnId;
  return (
    <li className="py-3.5">
      <BranchNameLine tree={tree} branch={branch} />
      <p className="figures mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-note text-ink-soft">
        <span>
          {timelineStrings.turns(branch.turnCount, formatCount(branch.turnCount))} {'\u00b7'}{' '}
          {strings.upTo(branch.currentDate)}
        </span>
        {here && <Badge variant="accent">{strings.here}</Badge>}
        {branch.ending && <Badge variant="second">{timelineStrings.endings[branch.ending]}</Badge>}
      </p>
      <div className="mt-2 flex items-center gap-1">
        {!atTip && (
          <Button
            variant="secondary"
            size="sm"
            className="mr-auto"
            pending={goBack.isPending}
            aria-label={strings.returnNamed(label)}
            onClick={() => goBack.mutate(turnId)}
          >
            {!goBack.isPending && <Undo2 aria-hidden="true" className="size-4" />}
            {strings.return}
          </Button>
        )}
        {tree.branches.length > 1 && (
          <Act
            icon={GitCompareArrows}
            label={strings.compareNamed(label)}
            onClick={() => onTask({ kind: 'compare', turnId })}
          />
        )}
        <Act
          icon={BookOpen}
          label={strings.exportNamed(label)}
          onClick={() => onTask({ kind: 'export', turnId })}
        />
        <Act
          icon={Share2}
          label={strings.shareNamed(label)}
          onClick={() => onTask({ kind: 'share', turnId })}
        />
      </div>
    </li>
  );
}

function Act({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon" className="size-9" aria-label={label} title={label} onClick={onClick}>
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.6} />
    </Button>
  );
}

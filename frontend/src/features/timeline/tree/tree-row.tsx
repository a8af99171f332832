import type { Branch, GameTree, GameType } from '@rubicon/contracts';
import { Bookmark, ChevronDown, ChevronRight, Flag, MapPin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { classNames } from '../../../lib/class-names.js';
import { timelineStrings } from '../../../strings/timeline.js';
import { branchLabel, turnName } from '../branch-label.js';
import { drawingWidthPx, LaneDrawing } from './lane-drawing.js';
import { rowWords, runDays, tellingsWritten, turnsWritten } from './row-words.js';
import type { RunItem, TurnItem } from './tree-outline.js';
import type { TreeRow } from './tree-rows.js';

/** What a row with a phase above it is higher by. */
const PHASE_PX = 44;

export interface TreeRowViewProps {
  row: TreeRow;
  index: number;
  tree: GameTree;
  era: GameType;
  /** The one row that Tab reaches. */
  active: boolean;
  top: number;
  measure: (element: Element | null) => void;
  onOpen: (index: number) => void;
  onToggle: (index: number) => void;
}

export const TreeRowView = memo(function TreeRowView({
  row,
  index,
  tree,
  era,
  active,
  top,
  measure,
  onOpen,
  onToggle,
}: TreeRowViewProps) {
  const { item, expanded } = row;
  const phase = item.kind === 'turn' ? item.phase : null;
  const dropPx = phase === null ? 0 : PHASE_PX;
  return (
    <div
      ref={measure}
      role="treeitem"
      id={rowId(index)}
      data-index={index}
      tabIndex={active ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={expanded ?? undefined}
      aria-selected={active}
      onClick={() => onOpen(index)}
      className="group absolute inset-x-0 top-0 cursor-pointer rounded-era hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2"
      style={{ transform: `translateY(${top}px)`, paddingLeft: drawingWidthPx(row) }}
    >
      <span className="sr-only">{rowWords(item, tree)}</span>
      <LaneDrawing row={row} era={era} dropPx={dropPx} />
      <div aria-hidden="true">
        {phase !== null && (
          <p className="eyebrow flex items-end truncate pt-4 text-accent" style={{ height: PHASE_PX }}>
            {phase}
          </p>
        )}
        {item.kind === 'run' ? (
          <Run run={item} expanded={expanded === true} />
        ) : (
          <Turn item={item} tree={tree} expanded={expanded} onToggle={() => onToggle(index)} />
        )}
      </div>
    </div>
  );
});

export function rowId(index: number): string {
  return `timeline-row-${index}`;
}

function Run({ run, expanded }: { run: RunItem; expanded: boolean }) {
  const Icon = expanded ? ChevronDown : ChevronRight;
  return (
    <p className="figures flex min-h-12 items-center gap-2 py-2 pr-3 text-aside text-ink-soft group-hover:text-ink">
      <Icon className="size-4 shrink-0 text-ornament" />
      <span className="font-semibold whitespace-nowrap">{turnsWritten(run.turns.length)}</span>
      <span className="truncate">{timelineStrings.picture.days(...runDays(run))}</span>
    </p>
  );
}

function Turn({
  item,
  tree,
  expanded,
  onToggle,
}: {
  item: TurnItem;
  tree: GameTree;
  expanded: boolean | null;
  onToggle: () => void;
}) {
  const { node, told, tipOf, begins } = item;
  const { picture, endings } = timelineStrings;
  const several = tree.branches.length > 1;
  return (
    <div className="flex items-start gap-3 py-2 pr-3">
      <div className="min-w-0 flex-1">
        <p
          dir="auto"
          className={classNames(
            'line-clamp-2 text-left leading-snug wrap-anywhere sm:line-clamp-1',
            told ? 'font-semibold' : 'text-ink-soft',
          )}
        >
          {node ? node.title : picture.opening}
        </p>
        <p className="figures flex flex-wrap items-center gap-x-2.5 gap-y-1 text-note text-ink-soft">
          <span>
            {node ? picture.turnOn(turnName(item.node), node.currentDate) : tree.opening.currentDate}
          </span>
          {item.isHead && (
            <Badge variant="solid" className="gap-1">
              <MapPin className="size-3.5" />
              {picture.head}
            </Badge>
          )}
          {item.isSaved && (
            <Badge variant="accent" className="gap-1">
              <Bookmark className="size-3.5" />
              {picture.saved}
            </Badge>
          )}
          {node?.ending && <Badge variant="second">{endings[node.ending]}</Badge>}
          {begins && begins !== tipOf && <BranchFlag branch={begins} tree={tree} />}
          {tipOf && several && <BranchFlag branch={tipOf} tree={tree} tip />}
          {node?.kind === 'question' && <span className="italic">{picture.asked}</span>}
          {node?.status === 'stopped' && <span className="italic">{picture.stopped}</span>}
        </p>
      </div>
      {expanded !== null && (
        <Fold expanded={expanded} onToggle={onToggle}>
          {tellingsWritten(item)}
        </Fold>
      )}
    </div>
  );
}

/** Names the branch where it begins and where it ends. One without a name is told by its own first words, which stand in its first row. */
function BranchFlag({ branch, tree, tip = false }: { branch: Branch; tree: GameTree; tip?: boolean }) {
  if (branch.name === null && !tip)
    return <span className="italic">{timelineStrings.picture.branchBegins}</span>;
  if (branch.name === null && branch.branchId === branch.tipTurnId) return null;
  return (
    <span className="inline-flex max-w-64 min-w-0 items-center gap-1 font-semibold text-second">
      <Flag className={classNames('size-3.5 shrink-0', tip && 'fill-current')} />
      <bdi className="truncate">{branchLabel(tree, branch)}</bdi>
    </span>
  );
}

/** For the mouse; the keyboard has its arrows. */
function Fold({
  expanded,
  onToggle,
  children,
}: {
  expanded: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const Icon = expanded ? ChevronDown : ChevronRight;
  return (
    <span
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
      className="figures -my-1 flex min-h-11 shrink-0 items-center gap-1 rounded-era px-2 text-note text-ink-soft hover:bg-page hover:text-accent"
    >
      {!expanded && <span className="max-sm:hidden">{children}</span>}
      <Icon className="size-4" />
    </span>
  );
}

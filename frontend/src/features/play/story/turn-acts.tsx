/** What can be done with the page shown: take it back, have it told otherwise, copy it, report it. */
import type { GameState } from '@rubicon/contracts';
import { Copy, Flag, RotateCcw, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Tooltip } from '../../../components/ui/tooltip.js';
import { useToast } from '../../../lib/toast.js';
import { playStrings } from '../../../strings/play.js';

const ReportDialog = lazy(async () => ({
  default: (await import('../report/report-dialog.js')).ReportDialog,
}));
const { story } = playStrings;

export interface TurnActsProps {
  state: GameState;
  /** A turn is on its way, or the story is going back. */
  disabled: boolean;
  onUndo: () => void;
  onTellDifferently: () => void;
}

export function TurnActs({ state, disabled, onUndo, onTellDifferently }: TurnActsProps) {
  const [reporting, setReporting] = useState(false);
  const isTurn = state.parentTurnId !== null;
  const copy = useCopy();
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-0.5 max-sm:-ml-2 sm:justify-center">
      {isTurn && (
        <>
          <Act
            label={story.undo}
            hint={story.undoHint}
            icon={<Undo2 {...icon} />}
            disabled={disabled}
            onClick={onUndo}
          />
          <Act
            label={story.tellDifferently}
            hint={story.tellDifferentlyHint}
            icon={<RotateCcw {...icon} />}
            disabled={disabled}
            onClick={onTellDifferently}
          />
        </>
      )}
      <Act label={story.copy} icon={<Copy {...icon} />} onClick={() => void copy(state.narrative)} />
      {isTurn && <Act label={story.report} icon={<Flag {...icon} />} onClick={() => setReporting(true)} />}
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog turnId={state.headTurnId} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.6 } as const;

function Act({
  label,
  hint,
  icon: drawn,
  disabled = false,
  onClick,
}: {
  label: string;
  hint?: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}) {
  const button = (
    <Button variant="ghost" size="sm" className="px-2 text-ink-soft" disabled={disabled} onClick={onClick}>
      {drawn}
      {label}
    </Button>
  );
  return hint === undefined ? button : <Tooltip content={hint}>{button}</Tooltip>;
}

function useCopy(): (text: string) => Promise<void> {
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: story.copied });
    } catch {
      // Not granted, or not a secure context, where there is no clipboard.
      toast({ title: story.copyFailed, variant: 'destructive' });
    }
  };
}

/** What can be done with the page shown: take it back, have it told otherwise, copy it, report it. */
import type { GameState } from '@rubicon/contracts';
import { Copy, Flag, RotateCcw, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Tooltip, type TooltipProps } from '../../../components/ui/tooltip.js';
import { classNames } from '../../../lib/class-names.js';
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
    <div className="-mx-2 flex items-center">
      {isTurn && (
        <>
          <Act
            label={story.undo}
            hint={story.undoHint}
            icon={<Undo2 {...icon} />}
            align="start"
            disabled={disabled}
            onClick={onUndo}
          />
          <Act
            label={story.tellDifferently}
            hint={story.tellDifferentlyHint}
            icon={<RotateCcw {...icon} />}
            align="center"
            disabled={disabled}
            onClick={onTellDifferently}
          />
        </>
      )}
      {/* A finger chooses text itself, and the row is short. */}
      <span className={isTurn ? 'max-sm:hidden' : undefined}>
        <Act quiet label={story.copy} icon={<Copy {...icon} />} onClick={() => void copy(state.narrative)} />
      </span>
      {isTurn && (
        <Act quiet label={story.report} icon={<Flag {...icon} />} onClick={() => setReporting(true)} />
      )}
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
  quiet = false,
  align,
  onClick,
}: {
  label: string;
  /** Only its picture is shown. */
  quiet?: boolean;
  align?: TooltipProps['align'];
  hint?: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}) {
  const button = (
    <Button
      variant="ghost"
      className={classNames('px-2 text-note text-ink-soft max-sm:w-11', quiet && 'w-11')}
      aria-label={quiet ? label : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {drawn}
      {!quiet && <span className="max-sm:sr-only">{label}</span>}
    </Button>
  );
  const says = hint ?? (quiet ? label : undefined);
  return says === undefined ? (
    button
  ) : (
    <Tooltip content={says} align={align}>
      {button}
    </Tooltip>
  );
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

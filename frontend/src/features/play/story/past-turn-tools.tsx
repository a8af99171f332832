import { CornerUpLeft, Flag, GitBranch } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { timelineAddress } from '../../../lib/timeline-address.js';
import { pastTurnStrings } from '../../../strings/play-panels.js';
import { playStrings } from '../../../strings/play.js';
import { TurnReceipt } from '../receipt/turn-receipt.js';

const ReportDialog = lazy(async () => ({
  default: (await import('../report/report-dialog.js')).ReportDialog,
}));

export interface PastTurnToolsProps {
  gameId: string;
  turnId: string;
  isOpening: boolean;
  disabled: boolean;
  onGoBack: (turnId: string) => void;
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.6 } as const;

/** Of an earlier page: the way back to it, where it stands in the tree, what it cost, and a report. */
export function PastTurnTools({ gameId, turnId, isOpening, disabled, onGoBack }: PastTurnToolsProps) {
  const id = useId();
  const [reporting, setReporting] = useState(false);
  return (
    <div className="mx-auto mb-4 flex max-w-[37rem] animate-fade flex-col items-start gap-1 border-y border-line py-2.5">
      <div className="flex flex-wrap items-center gap-x-1">
        <Button
          variant="secondary"
          className="min-h-11 px-3 text-note"
          aria-describedby={id}
          disabled={disabled}
          onClick={() => onGoBack(turnId)}
        >
          <CornerUpLeft {...icon} />
          {pastTurnStrings.goBack}
        </Button>
        <Button asChild variant="ghost" className="px-3 text-note text-ink-soft">
          <Link to={timelineAddress(gameId)}>
            <GitBranch {...icon} />
            {playStrings.masthead.timeline}
          </Link>
        </Button>
        {!isOpening && (
          <Button variant="ghost" className="px-3 text-note text-ink-soft" onClick={() => setReporting(true)}>
            <Flag {...icon} />
            {playStrings.story.report}
          </Button>
        )}
      </div>
      <p id={id} className="text-note leading-snug text-ink-soft">
        {pastTurnStrings.goBackText}
      </p>
      {!isOpening && <TurnReceipt turnId={turnId} />}
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog turnId={turnId} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

import { CornerUpLeft } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/ui/button.js';
import { pastTurnStrings } from '../../../strings/play-panels.js';
import { TurnReceipt } from '../receipt/turn-receipt.js';

export interface PastTurnToolsProps {
  turnId: string;
  isOpening: boolean;
  disabled: boolean;
  onGoBack: (turnId: string) => void;
}

/** Under an earlier turn, unfolded: what it cost, and the way back to it. */
export function PastTurnTools({ turnId, isOpening, disabled, onGoBack }: PastTurnToolsProps) {
  const id = useId();
  return (
    <div className="mx-auto mt-1 flex max-w-[37rem] flex-col items-start gap-2">
      {!isOpening && <TurnReceipt turnId={turnId} />}
      <div className="flex items-start gap-x-4 gap-y-1.5 max-sm:flex-col">
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          aria-describedby={id}
          disabled={disabled}
          onClick={() => onGoBack(turnId)}
        >
          <CornerUpLeft aria-hidden="true" className="size-4" strokeWidth={1.6} />
          {pastTurnStrings.goBack}
        </Button>
        <p id={id} className="text-note leading-snug text-ink-soft">
          {pastTurnStrings.goBackText}
        </p>
      </div>
    </div>
  );
}

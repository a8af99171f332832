import type { Turn } from '@rubicon/contracts';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';
import { canTryAgain, failedTurn } from '../turn/turn-failure.js';
import { NotCharged } from './not-charged.js';

/** Under the page where the story stands: the turn after it, which failed. Its text is in the input. */
export function LastFailure({ turn, onTryAgain }: { turn: Turn | null; onTryAgain: () => void }) {
  const failure = failedTurn(turn);
  if (!failure) return null;
  return (
    <Notice tone="second" title={playStrings.failure.lastNotPlayed} className="mx-auto mt-5 max-w-[37rem]">
      <p className="mt-0.5">{failure.sentence}</p>
      <NotCharged failure={failure} />
      {canTryAgain(failure) && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={onTryAgain}>
          {commonStrings.tryAgain}
        </Button>
      )}
    </Notice>
  );
}

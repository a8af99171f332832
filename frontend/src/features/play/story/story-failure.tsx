import { creditPacks } from '@rubicon/contracts';
import { Button } from '../../../components/ui/button.js';
import { usePurchaseCredits } from '../../../lib/payments/purchase.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';
import { canTryAgain, isOutOfCredits, type TurnFailure } from '../turn/turn-failure.js';
import { NotCharged } from './not-charged.js';

const { failure: strings } = playStrings;

export interface StoryFailureProps {
  failure: TurnFailure;
  onTryAgain: () => void;
  onBack: () => void;
  onShowLatest: () => void;
}

/** Stands where the story was: what went wrong, and the way on. */
export function StoryFailure({ failure, onTryAgain, onBack, onShowLatest }: StoryFailureProps) {
  return (
    <div role="alert" className="mx-auto max-w-[37rem] animate-fade py-6">
      <p className="text-lead leading-relaxed">{failure.sentence}</p>
      {isOutOfCredits(failure) ? <BuyCredits /> : <NotCharged failure={failure} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {canTryAgain(failure) && <Button onClick={onTryAgain}>{commonStrings.tryAgain}</Button>}
        {failure.code === 'game_moved_on' && <Button onClick={onShowLatest}>{strings.showLatest}</Button>}
        <Button variant="secondary" onClick={onBack}>
          {strings.back}
        </Button>
      </div>
    </div>
  );
}

/** What was typed is kept; the checkout leads back to this game. */
function BuyCredits() {
  const purchase = usePurchaseCredits();
  return (
    <>
      <p className="mt-4 text-ink-soft">{strings.outOfCredits}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {creditPacks.map((dollars, index) => (
          <Button
            key={dollars}
            variant={index === 0 ? 'primary' : 'secondary'}
            disabled={purchase.isPending}
            pending={purchase.isPending && purchase.variables.amount === dollars}
            onClick={() => purchase.mutate({ amount: dollars, product: 'credits', returnTo: 'game' })}
          >
            {strings.buy(dollars)}
          </Button>
        ))}
      </div>
    </>
  );
}

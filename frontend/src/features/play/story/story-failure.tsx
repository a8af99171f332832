import { creditPacks, type GameType } from '@rubicon/contracts';
import { Button } from '../../../components/ui/button.js';
import { usePurchaseCredits } from '../../../lib/payments/purchase.js';
import { isOutOfCredits, type TurnFailure } from '../turn/turn-failure.js';

export interface StoryFailureProps {
  failure: TurnFailure;
  gameType: GameType;
  onBack: () => void;
  onShowLatest: () => void;
}

/** Stands where the story was: what went wrong, and the way on. */
export function StoryFailure({ failure, onBack, onShowLatest }: StoryFailureProps) {
  return (
    <div role="alert" className="mx-auto max-w-[37rem] animate-fade py-6">
      <p className="text-[1.15rem] leading-relaxed">{failure.sentence}</p>
      {isOutOfCredits(failure) && <BuyCredits />}
      <div className="mt-6 flex flex-wrap gap-3">
        {failure.code === 'game_moved_on' && <Button onClick={onShowLatest}>Show the latest</Button>}
        <Button variant="secondary" onClick={onBack}>
          Back to the story
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
      <p className="mt-4 text-ink-soft">
        Not enough is left for a turn, which costs about $0.03. What you typed waits here for you.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {creditPacks.map((dollars, index) => (
          <Button
            key={dollars}
            variant={index === 0 ? 'primary' : 'secondary'}
            disabled={purchase.isPending}
            pending={purchase.isPending && purchase.variables.amount === dollars}
            onClick={() => purchase.mutate({ amount: dollars, product: 'credits', returnTo: 'game' })}
          >
            Buy ${dollars}
          </Button>
        ))}
      </div>
    </>
  );
}

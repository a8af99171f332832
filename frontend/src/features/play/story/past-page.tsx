import type { GameState, NarrationLanguage } from '@rubicon/contracts';
import { Ellipsis } from 'lucide-react';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { ToldTurn } from '../../../components/story/told-turn.js';
import { playStrings } from '../../../strings/play.js';
import { languageOf } from '../narrative-language.js';
import type { PastTurn } from './earlier-turns.api.js';
import { PageHead } from './page-head.js';

const PastTurnTools = lazy(async () => ({
  default: (await import('./past-turn-tools.js')).PastTurnTools,
}));

export interface PastPageProps {
  game: Pick<GameState, 'gameId' | 'gameType'>;
  turn: PastTurn;
  language: NarrationLanguage;
  disabled: boolean;
  /** Stays the same function, so that a new page does not draw the others again. */
  onGoBack: (turnId: string) => void;
}

/** A page before the newest one, whole; what can be done with it unfolds. */
export const PastPageOf = memo(function PastPageOf({
  game,
  turn,
  language,
  disabled,
  onGoBack,
}: PastPageProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const narrative = turn.narrative ?? '';
  return (
    <article aria-label={turn.currentDate ?? undefined} className="pb-3">
      <PageHead era={game.gameType} date={turn.currentDate}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={playStrings.story.pageTools(turn.currentDate ?? '')}
          onClick={() => setOpen(!open)}
          className="-mr-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-era text-ink-soft hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2"
        >
          <Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </button>
      </PageHead>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <PastTurnTools
              gameId={game.gameId}
              turnId={turn.turnId}
              isOpening={turn.turnId === game.gameId}
              disabled={disabled}
              onGoBack={onGoBack}
            />
          </Suspense>
        )}
      </div>
      <ToldTurn input={turn.userInput} text={narrative} lang={languageOf(narrative, language)} clamped />
    </article>
  );
});

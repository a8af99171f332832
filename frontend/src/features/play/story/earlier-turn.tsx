import { ChevronRight } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { Narrative } from '../../../components/story/narrative.js';
import { classNames } from '../../../lib/class-names.js';
import { playStrings } from '../../../strings/play.js';
import type { PastTurn } from './earlier-turns.api.js';
import { languageOf } from '../narrative-language.js';
import type { TurnListProps } from './turn-list.js';

const PastTurnTools = lazy(async () => ({
  default: (await import('./past-turn-tools.js')).PastTurnTools,
}));

export interface EarlierTurnProps extends Pick<
  TurnListProps,
  'onToggle' | 'language' | 'disabled' | 'onGoBack'
> {
  turn: PastTurn;
  open: boolean;
}

/** A chapter before this one, folded: what the player did and a line of what came of it. */
export const EarlierTurn = memo(function EarlierTurn({
  turn,
  open,
  onToggle,
  language,
  disabled,
  onGoBack,
}: EarlierTurnProps) {
  const narrative = turn.narrative ?? '';
  const lang = languageOf(narrative, language);
  const isOpening = turn.userInput === '';
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => onToggle(turn.turnId)}
        className="flex w-full items-start gap-2.5 py-2.5 text-left hover:text-accent focus-visible:-outline-offset-2"
      >
        <ChevronRight
          aria-hidden="true"
          className={classNames(
            'mt-1 size-4 shrink-0 text-ornament transition-transform',
            open && 'rotate-90',
          )}
        />
        <span className="min-w-0 flex-1">
          <span dir="auto" className={classNames('block font-semibold', !open && 'truncate')}>
            {isOpening ? playStrings.story.opening : turn.userInput}
          </span>
          {!open && (
            <span lang={lang} className="block truncate text-aside text-ink-soft">
              {narrative}
            </span>
          )}
        </span>
        <span className="mt-0.5 max-w-48 shrink-0 text-right text-note text-ink-soft max-sm:hidden">
          {turn.currentDate}
        </span>
      </button>
      {open && (
        <div className="pb-4 pl-6.5">
          <Narrative text={narrative} lang={lang} />
          <Suspense fallback={null}>
            <PastTurnTools
              turnId={turn.turnId}
              isOpening={isOpening}
              disabled={disabled}
              onGoBack={onGoBack}
            />
          </Suspense>
        </div>
      )}
    </>
  );
});

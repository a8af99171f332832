import { ChevronRight } from 'lucide-react';
import { classNames } from '../../../lib/class-names.js';
import type { PastTurn } from './earlier-turns.api.js';
import { Narrative } from '../../../components/story/narrative.js';

/** A chapter before this one, folded: what the player did and a line of what came of it. */
export function EarlierTurn({
  turn,
  open,
  onToggle,
}: {
  turn: PastTurn;
  open: boolean;
  onToggle: () => void;
}) {
  const narrative = turn.narrative ?? '';
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
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
          <span className={classNames('block font-semibold', !open && 'truncate')}>
            {turn.userInput === '' ? 'The opening' : turn.userInput}
          </span>
          {!open && <span className="block truncate text-[0.95rem] text-ink-soft">{narrative}</span>}
        </span>
        <span className="mt-0.5 max-w-48 shrink-0 truncate text-[0.85rem] text-ink-soft max-sm:hidden">
          {turn.currentDate}
        </span>
      </button>
      {open && (
        <div className="pb-4 pl-6.5">
          <Narrative text={narrative} />
        </div>
      )}
    </>
  );
}

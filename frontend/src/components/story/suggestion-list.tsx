import type { Suggestion } from '@rubicon/contracts';
import { classNames } from '../../lib/class-names.js';

/** The numbered suggestions under a story; one click takes one. */
export function SuggestionList({
  suggestions,
  lang,
  disabled,
  keys = false,
  onChoose,
}: {
  suggestions: readonly Suggestion[];
  /** BCP 47, when it is not the page's own. */
  lang?: string | undefined;
  disabled: boolean;
  /** Their digits choose them; they stand on the page itself. */
  keys?: boolean;
  onChoose: (suggestion: Suggestion) => void;
}) {
  if (suggestions.length === 0) return null;
  return (
    <ol lang={lang} className={classNames('flex flex-col', keys ? 'mt-1 gap-1.5 sm:gap-2' : 'mt-2 gap-2.5')}>
      {suggestions.map((suggestion, index) => (
        <li key={`${index} ${suggestion.title}`}>
          <button
            type="button"
            disabled={disabled}
            aria-keyshortcuts={keys ? `${index + 1} Alt+${index + 1}` : undefined}
            onClick={() => onChoose(suggestion)}
            className={classNames(
              'flex w-full items-start gap-3.5 text-left transition-colors hover:border-accent disabled:opacity-55 disabled:hover:border-line',
              keys
                ? 'min-h-11 rounded-era border border-line-strong bg-page px-3 py-1.5 max-sm:leading-tight sm:py-2 hover:bg-sunken'
                : 'plate px-4 py-3 hover:bg-page',
            )}
          >
            <span
              aria-hidden="true"
              className="display figures mt-0.5 w-5 shrink-0 text-figure leading-none text-accent"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <strong className="font-bold">{suggestion.title}</strong>
              {suggestion.text !== '' && (
                <span
                  className={classNames(
                    'mt-0.5 text-aside leading-snug text-ink-soft',
                    keys
                      ? "max-sm:text-note max-sm:leading-tight max-sm:before:content-['_'] sm:block"
                      : 'block',
                  )}
                >
                  {suggestion.text}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A suggestion as something the player did: "Go east. Follow the crowd to the Bastille." */
export function suggestionInput({ title, text }: Suggestion): string {
  if (text === '') return title;
  return /[.!?:]$/.test(title) ? `${title} ${text}` : `${title}. ${text}`;
}

import type { Suggestion } from '@rubicon/contracts';

/** The numbered suggestions under a story; one click takes one. */
export function SuggestionList({
  suggestions,
  lang,
  disabled,
  onChoose,
}: {
  suggestions: readonly Suggestion[];
  /** BCP 47, when it is not the page's own. */
  lang?: string | undefined;
  disabled: boolean;
  onChoose: (suggestion: Suggestion) => void;
}) {
  if (suggestions.length === 0) return null;
  return (
    <ol lang={lang} className="mt-2 flex flex-col gap-2.5">
      {suggestions.map((suggestion, index) => (
        <li key={`${index} ${suggestion.title}`}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(suggestion)}
            className="plate flex w-full items-start gap-3.5 px-4 py-3 text-left transition-colors hover:border-accent hover:bg-page disabled:opacity-55 disabled:hover:border-line"
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
                <span className="mt-0.5 block text-aside leading-snug text-ink-soft">{suggestion.text}</span>
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

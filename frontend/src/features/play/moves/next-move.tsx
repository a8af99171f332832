import type { GameType, Suggestion } from '@rubicon/contracts';
import { Volume2, VolumeX } from 'lucide-react';
import { playTone, useTonesMuted } from './suggestion-tone.js';

export interface NextMoveProps {
  gameType: GameType;
  suggestions: readonly Suggestion[];
  disabled: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

/** The numbered suggestions; one click sends. */
export function NextMove({ gameType, suggestions, disabled, onChoose }: NextMoveProps) {
  const [muted, setMuted] = useTonesMuted();
  const Icon = muted ? VolumeX : Volume2;
  return (
    <section aria-labelledby="next-move">
      <div className="flex items-center justify-between gap-3">
        <h2 id="next-move" className="display display-md">
          Your Next Move
        </h2>
        <button
          type="button"
          aria-pressed={muted}
          aria-label="Mute tones"
          title={muted ? 'Tones are muted' : 'Tones are on'}
          onClick={() => setMuted(!muted)}
          className="inline-flex size-10 items-center justify-center rounded-era text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </button>
      </div>
      {suggestions.length > 0 && (
        <ol className="mt-2 flex flex-col gap-2.5">
          {suggestions.map((suggestion, index) => (
            <li key={`${index} ${suggestion.title}`}>
              <button
                type="button"
                disabled={disabled}
                onClick={() => {
                  if (!muted) playTone(gameType);
                  onChoose(suggestion);
                }}
                className="plate flex w-full items-start gap-3.5 px-4 py-3 text-left transition-colors hover:border-accent hover:bg-page disabled:opacity-55 disabled:hover:border-line"
              >
                <span
                  aria-hidden="true"
                  className="display figures mt-0.5 w-5 shrink-0 text-[1.5rem] leading-none text-accent"
                >
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <strong className="font-bold">{suggestion.title}</strong>
                  {suggestion.text !== '' && (
                    <span className="mt-0.5 block text-[0.95rem] leading-snug text-ink-soft">
                      {suggestion.text}
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

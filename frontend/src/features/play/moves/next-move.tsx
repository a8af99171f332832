import type { GameType, Suggestion } from '@rubicon/contracts';
import { Volume2, VolumeX } from 'lucide-react';
import { SuggestionList } from '../../../components/story/suggestion-list.js';
import { playStrings } from '../../../strings/play.js';
import { useLanguageOf } from '../narrative-language.js';
import { playTone, useTonesMuted } from './suggestion-tone.js';

const { moves } = playStrings;

export interface NextMoveProps {
  gameType: GameType;
  suggestions: readonly Suggestion[];
  disabled: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

/** The numbered suggestions; one click sends. */
export function NextMove({ gameType, suggestions, disabled, onChoose }: NextMoveProps) {
  const [muted, setMuted] = useTonesMuted();
  const lang = useLanguageOf(suggestions.map(({ title, text }) => `${title} ${text}`).join(' '));
  const Icon = muted ? VolumeX : Volume2;
  return (
    <section aria-labelledby="next-move" className="painted-apart">
      <div className="flex items-center justify-between gap-3">
        <h2 id="next-move" className="display display-md">
          {moves.title}
        </h2>
        <button
          type="button"
          aria-pressed={muted}
          aria-label={moves.mute}
          title={muted ? moves.tonesMuted : moves.tonesOn}
          onClick={() => setMuted(!muted)}
          className="inline-flex size-10 items-center justify-center rounded-era text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </button>
      </div>
      <SuggestionList
        lang={lang}
        suggestions={suggestions}
        disabled={disabled}
        onChoose={(suggestion) => {
          if (!muted) playTone(gameType);
          onChoose(suggestion);
        }}
      />
    </section>
  );
}

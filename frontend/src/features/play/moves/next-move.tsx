import type { GameType, Suggestion } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { Volume2, VolumeX } from 'lucide-react';
import { SuggestionList } from '../../../components/story/suggestion-list.js';
import { playStrings } from '../../../strings/play.js';
import { useMoveKeys } from './move-keys.js';
import { useLanguageOf } from '../narrative-language.js';
import { useTonesMuted } from './tones-muted.js';

const { moves } = playStrings;

export interface NextMoveProps {
  gameType: GameType;
  suggestions: readonly Suggestion[];
  disabled: boolean;
  onChoose: (suggestion: Suggestion) => void;
  /** Something was typed outside of any field. */
  onType: (typed: string) => void;
  /** Under the moves. */
  children?: ReactNode;
}

/** The numbered suggestions; one click or their digit sends. */
export function NextMove({ gameType, suggestions, disabled, onChoose, onType, children }: NextMoveProps) {
  const [muted, setMuted] = useTonesMuted();
  const lang = useLanguageOf(suggestions.map(({ title, text }) => `${title} ${text}`).join(' '));
  function choose(suggestion: Suggestion | undefined) {
    if (!suggestion || disabled) return;
    if (!muted) void sound(gameType);
    onChoose(suggestion);
  }
  useMoveKeys((index) => choose(suggestions[index]), onType);
  const Icon = muted ? VolumeX : Volume2;
  return (
    <section aria-labelledby="next-move" className="mx-auto mt-auto w-full max-w-[37rem]">
      <div className="flex items-center justify-between gap-3">
        <h2 id="next-move" className="display text-lead sm:display-md">
          {moves.title}
        </h2>
        <button
          type="button"
          aria-pressed={muted}
          aria-label={moves.mute}
          title={muted ? moves.tonesMuted : moves.tonesOn}
          onClick={() => setMuted(!muted)}
          className="inline-flex size-11 max-sm:-my-1.5 items-center justify-center rounded-era text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </button>
      </div>
      <SuggestionList lang={lang} suggestions={suggestions} disabled={disabled} keys onChoose={choose} />
      {children}
    </section>
  );
}

/** Loaded once it is to be heard; where that fails the move is sent in silence. */
async function sound(gameType: GameType): Promise<void> {
  const tone = await import('./suggestion-tone.js').catch(() => null);
  tone?.playTone(gameType);
}

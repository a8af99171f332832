/** What the player has typed and not yet played, per game, in session storage: it outlives an error, a reload and a login. */
import type { GameState } from '@rubicon/contracts';
import { useState } from 'react';
import { sessionItems } from '../../lib/storage.js';

export interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** For a text that could not be played: it becomes the draft, unless another has been begun. */
  readonly keep: (text: string) => void;
}

export function useDraft({ gameId, headInput, lastFailedTurn }: GameState): Draft {
  const [text, setText] = useState(() => {
    const kept = sessionItems.read(`rubicon_draft_${gameId}`);
    // Played meanwhile, in a turn that ended while nobody looked.
    const open = kept !== null && kept.trim() !== headInput ? kept : '';
    return open === '' ? (lastFailedTurn?.userInput ?? '') : open;
  });
  function write(next: string) {
    setText(next);
    if (next === '') sessionItems.remove(`rubicon_draft_${gameId}`);
    else sessionItems.write(`rubicon_draft_${gameId}`, next);
  }
  return {
    text,
    write,
    keep: (next) => {
      if ((sessionItems.read(`rubicon_draft_${gameId}`) ?? '').trim() === '') write(next);
    },
  };
}

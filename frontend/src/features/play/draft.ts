import type { GameState } from '@rubicon/contracts';
import { useState } from 'react';
import { createDraft, type Draft } from '../../components/story/draft.js';

/** Of the game that is shown first; another game's is another screen's. */
export function useDraft(state: GameState): Draft {
  const [draft] = useState(() => draftOf(state));
  return draft;
}

function draftOf({ gameId, headInput, lastFailedTurn }: GameState): Draft {
  return createDraft(gameId, (kept) => {
    // Played meanwhile, in a turn that ended while nobody looked.
    const open = kept.trim() === headInput ? '' : kept;
    return open === '' ? (lastFailedTurn?.userInput ?? '') : open;
  });
}

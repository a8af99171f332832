/**
 * What the player has typed and not yet played, per game, in session storage: it outlives an error, a reload and a login. Kept beside
 * the screen's state: a key that is pressed draws the field anew, and not the story.
 */
import type { GameState } from '@rubicon/contracts';
import { useState, useSyncExternalStore } from 'react';
import { sessionItems } from '../../lib/storage.js';

export interface Draft {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** For a text that could not be played: it becomes the draft, unless another has been begun. */
  readonly keep: (text: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Of the game that is shown first; another game's is another screen's. */
export function useDraft(state: GameState): Draft {
  const [draft] = useState(() => draftOf(state));
  return draft;
}

export function useDraftText({ subscribe, read }: Draft): string {
  return useSyncExternalStore(subscribe, read);
}

function draftOf({ gameId, headInput, lastFailedTurn }: GameState): Draft {
  const item = `rubicon_draft_${gameId}` as const;
  const listeners = new Set<() => void>();
  const kept = sessionItems.read(item);
  // Played meanwhile, in a turn that ended while nobody looked.
  const open = kept !== null && kept.trim() !== headInput ? kept : '';
  let text = open === '' ? (lastFailedTurn?.userInput ?? '') : open;

  function write(next: string) {
    text = next;
    if (next === '') sessionItems.remove(item);
    else sessionItems.write(item, next);
    for (const listener of listeners) listener();
  }
  return {
    read: () => text,
    write,
    keep: (next) => {
      if ((sessionItems.read(item) ?? '').trim() === '') write(next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

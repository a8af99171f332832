/**
 * What the player has typed and not yet played, in session storage: it outlives an error, a reload and a login. Kept beside the
 * screen's state: a key that is pressed draws the field anew, and not the story.
 */
import { useSyncExternalStore } from 'react';
import { sessionItems } from '../../lib/storage.js';

export interface Draft {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** For a text that could not be played: it becomes the draft, unless another has been begun. */
  readonly keep: (text: string) => void;
  /** For a text that has been played: the draft is done with, unless it is another by now. */
  readonly played: (text: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * @param name of the game or prologue
 * @param begin what stands there at first, of what was kept
 */
export function createDraft(name: string, begin: (kept: string) => string): Draft {
  const item = `rubicon_draft_${name}` as const;
  const listeners = new Set<() => void>();
  let text = begin(sessionItems.read(item) ?? '');

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
    played: (action) => {
      if (text.trim() === action) write('');
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useDraftText({ subscribe, read }: Draft): string {
  return useSyncExternalStore(subscribe, read);
}

import { useLayoutEffect, useState } from 'react';
import { createDraft, type Draft } from '../../../components/story/draft.js';

export interface LastAction {
  readonly turnsDone: number;
  /** Null at the opening. */
  readonly action: string | null;
}

/** @param last of the story: when it becomes part of it, and is what stands here, the draft is done with */
export function useDemoDraft(prologue: 'try_free' | 'demo', { turnsDone, action }: LastAction): Draft {
  const [draft] = useState(() => createDraft(prologue, (kept) => kept));
  useLayoutEffect(() => draft.played(action), [draft, action, turnsDone]);
  return draft;
}

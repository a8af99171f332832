/** What the visitor has typed and not yet played, in session storage: it outlives an error, a reload and a look at another page. */
import { demoInputLimit } from '@rubicon/contracts';
import { useEffect, useState } from 'react';
import { sessionItems } from '../../../lib/storage.js';

export interface LastAction {
  readonly turnsDone: number;
  /** Null at the opening. */
  readonly action: string | null;
}

export interface DemoDraft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** As it would be played: trimmed. */
  readonly action: string;
  /** In code points, of the action. */
  readonly length: number;
  readonly tooLong: boolean;
}

/** @param played the last action of the story: when it becomes part of it, and is what stands here, the draft is done with */
export function useDemoDraft(prologue: 'try_free' | 'demo', played: LastAction): DemoDraft {
  const item = `rubicon_draft_${prologue}` as const;
  const [draft, setDraft] = useState(() => ({ text: sessionItems.read(item) ?? '', turnsDone: -1 }));
  const { text } = draft;
  const action = text.trim();
  if (draft.turnsDone !== played.turnsDone)
    setDraft({ text: action === played.action ? '' : text, turnsDone: played.turnsDone });

  useEffect(() => {
    if (text === '') sessionItems.remove(item);
    else sessionItems.write(item, text);
  }, [item, text]);

  const length = Array.from(action).length;
  return {
    text,
    action,
    length,
    tooLong: length > demoInputLimit,
    write: (next) => setDraft({ ...draft, text: next }),
  };
}

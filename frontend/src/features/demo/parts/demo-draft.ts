/** What the visitor has typed and not yet played, in session storage: it outlives an error, a reload and a look at another page. */
import { demoInputLimit } from '@rubicon/contracts';
import { useState } from 'react';
import { sessionItems } from '../../../lib/storage.js';

export interface DemoDraft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** As it would be played: trimmed. */
  readonly action: string;
  /** In code points, of the action. */
  readonly length: number;
  readonly tooLong: boolean;
}

export function useDemoDraft(prologue: 'try_free' | 'demo'): DemoDraft {
  const item = `rubicon_draft_${prologue}` as const;
  const [text, setText] = useState(() => sessionItems.read(item) ?? '');
  const action = text.trim();
  const length = Array.from(action).length;
  return {
    text,
    action,
    length,
    tooLong: length > demoInputLimit,
    write: (next) => {
      setText(next);
      if (next === '') sessionItems.remove(item);
      else sessionItems.write(item, next);
    },
  };
}

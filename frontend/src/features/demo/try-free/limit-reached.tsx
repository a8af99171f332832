import { Link } from 'react-router-dom';
import type { Draft } from '../../../components/story/draft.js';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { demoStrings } from '../../../strings/demo.js';
import { KeptDraft } from './kept-draft.js';

/** The day's or the visitor's cap is reached: calmly, with the prologue that needs no narrator. */
export function LimitReached({ error, draft }: { error: ApiError; draft?: Draft }) {
  return (
    <Notice tone="second" title={demoStrings.tryFree.limit.title}>
      <p className="mt-1">{error.problem?.detail}</p>
      {draft && <KeptDraft draft={draft} />}
      <p className="mt-3">{demoStrings.tryFree.limit.instead}</p>
      <Button asChild className="mt-4">
        <Link to="/demo">{demoStrings.tryFree.limit.play}</Link>
      </Button>
    </Notice>
  );
}

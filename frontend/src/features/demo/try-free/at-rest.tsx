import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Draft } from '../../../components/story/draft.js';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { demoStrings } from '../../../strings/demo.js';
import { KeptDraft } from './kept-draft.js';

/** Narration rests: why, as an operator has said it, that nothing is lost, and the prologue that needs no narrator. */
export function AtRest({ error, draft }: { error: ApiError; draft: Draft }) {
  const place = useRef<HTMLDivElement>(null);
  // Who sent it is looking at the story: on a phone this stands far below.
  useEffect(() => {
    // Chromium answers a promise, which is no clean-up.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={place} className="scroll-my-20">
      <Notice tone="second" title={demoStrings.tryFree.limit.title}>
        <p className="mt-1 [overflow-wrap:anywhere]">{error.problem?.detail}</p>
        <p className="mt-1">{demoStrings.tryFree.rest.notCounted}</p>
        <KeptDraft draft={draft} />
        <p className="mt-3">{demoStrings.tryFree.rest.instead}</p>
        <Button asChild variant="secondary" className="mt-4">
          <Link to="/demo">{demoStrings.tryFree.limit.play}</Link>
        </Button>
      </Notice>
    </div>
  );
}

import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { demoStrings } from '../../../strings/demo.js';

/** The day's or the visitor's cap is reached: calmly, with the prologue that needs no narrator. */
export function LimitReached({ error, kept = false }: { error: ApiError; kept?: boolean }) {
  return (
    <Notice tone="second" title={demoStrings.tryFree.limit.title}>
      <p className="mt-1">{error.problem?.detail}</p>
      {kept && <p className="mt-1 text-ink-soft">{demoStrings.tryFree.limit.kept}</p>}
      <p className="mt-3">{demoStrings.tryFree.limit.instead}</p>
      <Button asChild className="mt-4">
        <Link to="/demo">{demoStrings.tryFree.limit.play}</Link>
      </Button>
    </Notice>
  );
}

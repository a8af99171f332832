import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import type { ApiError } from '../../../lib/api/api-error.js';

/** The day's or the visitor's cap is reached: calmly, with the prologue that needs no narrator. */
export function LimitReached({ error, kept = false }: { error: ApiError; kept?: boolean }) {
  return (
    <Notice tone="second" title="The narrator has put down the pen">
      <p className="mt-1">{error.problem?.detail}</p>
      {kept && <p className="mt-1 text-ink-soft">What you typed is kept.</p>}
      <p className="mt-3">It needs no narrator, and all three eras are open in it.</p>
      <Button asChild className="mt-4">
        <Link to="/demo">Play the free prologue</Link>
      </Button>
    </Notice>
  );
}

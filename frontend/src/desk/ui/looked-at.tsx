import { operationsStrings as strings } from '../../strings/desk/operations.js';
import { Sentence } from '../../strings/sentence.js';
import { formatLimit } from '../lib/format-duration.js';
import { UtcMoment } from './utc-moment.js';

/** When what is shown was asked, and how soon it is again. */
export function LookedAt({ at, everyMs }: { at: string; everyMs: number }) {
  return (
    <p className="figures mt-8 text-caption text-ink-soft">
      <Sentence text={strings.lookedAt(formatLimit(everyMs))} parts={{ at: <UtcMoment at={at} /> }} />
    </p>
  );
}

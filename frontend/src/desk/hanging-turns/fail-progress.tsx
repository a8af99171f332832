import type { HangingTurnCount } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { hangingStrings as strings } from '../../strings/desk/hanging-turns.js';
import type { FailedSoFar } from './fail-in-calls.js';

/** How far it has come, where it takes more calls than one. @param begun what was counted when it began */
export function FailProgress({ begun, soFar }: { begun: HangingTurnCount; soFar: FailedSoFar | null }) {
  const { count, mostAtOnce } = begun;
  if (count <= mostAtOnce) return null;
  const done = soFar === null ? 0 : count - soFar.left;
  const says = strings.progress(formatCount(done), formatCount(count));
  return (
    <div>
      <p role="status" className="figures font-semibold">
        {says}
      </p>
      <div
        role="progressbar"
        aria-label={strings.act.title}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={done}
        aria-valuetext={says}
        className="mt-1.5 h-3 w-full overflow-hidden rounded-era border border-line-strong bg-sunken"
      >
        <div className="h-full origin-left bg-accent" style={{ transform: `scaleX(${done / count})` }} />
      </div>
      <p className="mt-1.5 text-note text-ink-soft">{strings.stops}</p>
    </div>
  );
}

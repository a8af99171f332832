import type { Narrators } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { narratorStrings } from '../../strings/desk/narrators.js';

const strings = narratorStrings.totals;

/** All slots, the turns that are told in them, and those that wait for one. */
export function NarratorTotals({ now: { slots, active, waiting } }: { now: Narrators }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <dl aria-label={strings.label} className="grid grid-cols-3 gap-x-4 sm:max-w-3xl sm:gap-x-12">
        <Total name={strings.slots} text={strings.slotsText} count={slots} />
        <Total name={strings.active} text={strings.activeText} count={active} />
        <Total name={strings.waiting} text={strings.waitingText} count={waiting} />
      </dl>
    </div>
  );
}

/** @param count null: it cannot be asked */
function Total({ name, text, count }: { name: string; text: string; count: number | null }) {
  return (
    <div className="flex min-w-0 flex-col justify-between">
      <dt>
        <span className="block font-semibold">{name}</span>
        <span className="block text-note text-ink-soft max-sm:text-caption">{text}</span>
      </dt>
      <dd className="mt-1">
        {count === null ? (
          <span className="display text-ink-soft sm:text-large">{strings.unknown}</span>
        ) : (
          <span className="display figures text-figure sm:text-price">{formatCount(count)}</span>
        )}
      </dd>
    </div>
  );
}

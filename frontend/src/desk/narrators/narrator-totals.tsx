import type { Narrators } from '@rubicon/contracts';
import { classNames } from '../../lib/class-names.js';
import { formatCount } from '../../lib/format.js';
import { narratorStrings } from '../../strings/desk/narrators.js';

const strings = narratorStrings.totals;

/** All slots, the turns that are told in them, and those that wait for one. */
export function NarratorTotals({ now: { slots, active, waiting } }: { now: Narrators }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <dl aria-label={strings.label} className="grid grid-cols-3 gap-x-4 sm:max-w-3xl sm:gap-x-12">
        <Total name={strings.slots} text={strings.slotsText} count={slots} isBad={slots === 0} />
        <Total name={strings.active} text={strings.activeText} count={active} />
        <Total
          name={strings.waiting}
          text={strings.waitingText}
          count={waiting}
          isBad={slots === 0 && waiting !== null && waiting > 0}
        />
      </dl>
    </div>
  );
}

/** @param count null: it cannot be asked */
function Total({
  name,
  text,
  count,
  isBad = false,
}: {
  name: string;
  text: string;
  count: number | null;
  isBad?: boolean;
}) {
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
          <span className={classNames('display figures text-figure sm:text-price', isBad && 'text-danger')}>
            {formatCount(count)}
          </span>
        )}
      </dd>
    </div>
  );
}

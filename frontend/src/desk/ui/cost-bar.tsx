import { classNames } from '../../lib/class-names.js';
import { formatMicroUsd } from '../../lib/format.js';
import { modelStrings } from '../../strings/desk/models.js';

const strings = modelStrings.cost;
const ALL = 100;

/** How much of the day's cap is spent. Never shown as all of it before it is. */
export function CostBar({ spentMicroUsd, capMicroUsd }: { spentMicroUsd: number; capMicroUsd: number }) {
  const isReached = spentMicroUsd >= capMicroUsd;
  const percent = isReached ? ALL : Math.floor((spentMicroUsd / capMicroUsd) * ALL);
  return (
    <div
      role="meter"
      aria-label={strings.bar}
      aria-valuemin={0}
      aria-valuemax={ALL}
      aria-valuenow={percent}
      aria-valuetext={strings.ofCap(formatMicroUsd(spentMicroUsd), formatMicroUsd(capMicroUsd), percent)}
      className="h-3 w-full overflow-hidden rounded-era border border-line-strong bg-sunken"
    >
      <div
        className={classNames('h-full origin-left', isReached ? 'bg-danger' : 'bg-accent')}
        style={{ transform: `scaleX(${isReached ? 1 : spentMicroUsd / capMicroUsd})` }}
      />
    </div>
  );
}

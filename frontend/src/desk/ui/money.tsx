import { classNames } from '../../lib/class-names.js';
import { formatMicroUsd } from '../../lib/format.js';
import { formatMovement } from '../lib/format-staff.js';

const FRACTION_DIGITS = 6;

/** An amount in a column: exact, and with its point under the points of the others. */
export function Money({
  microUsd,
  moves = false,
  className,
}: {
  microUsd: number;
  /** With its sign: what came, or went. */
  moves?: boolean;
  className?: string;
}) {
  const written = moves ? formatMovement(microUsd) : formatMicroUsd(microUsd);
  const digits = written.length - written.indexOf('.') - 1;
  return (
    <span className={classNames('figures whitespace-nowrap', className)}>
      {written}
      <span aria-hidden="true" className="invisible">
        {'0'.repeat(FRACTION_DIGITS - digits)}
      </span>
    </span>
  );
}

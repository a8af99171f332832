import { Progress as Radix } from 'radix-ui';
import { classNames } from '../../lib/class-names.js';

export interface ProgressProps {
  /** 0 to `max`. */
  value: number;
  max?: number;
  /** What is measured, for screen readers. */
  label: string;
  className?: string;
}

/** A bar that takes 500 ms to a new value (specification, section 9). */
export function Progress({ value, max = 100, label, className }: ProgressProps) {
  const share = Math.min(Math.max(value / max, 0), 1);
  return (
    <Radix.Root
      value={value}
      max={max}
      aria-label={label}
      className={classNames('h-1.5 w-full overflow-hidden bg-line', className)}
    >
      <Radix.Indicator
        className="h-full w-full origin-left bg-accent transition-transform duration-500 ease-out"
        style={{ transform: `scaleX(${share})` }}
      />
    </Radix.Root>
  );
}

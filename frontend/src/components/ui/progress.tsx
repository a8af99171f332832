import { Progress as Radix } from 'radix-ui';
import { classNames } from '../../lib/class-names.js';

export interface ProgressProps {
  /** 0 to `max`; null: how much there is to do is not known yet. */
  value: number | null;
  max?: number;
  /** What is measured, for screen readers. */
  label: string;
  className?: string;
}

/** A bar that takes 500 ms to a new value (specification, section 9). */
export function Progress({ value, max = 100, label, className }: ProgressProps) {
  const share = value === null ? 1 : Math.min(Math.max(value / max, 0), 1);
  return (
    <Radix.Root
      value={value}
      max={max}
      aria-label={label}
      className={classNames('h-1.5 w-full overflow-hidden bg-line', className)}
    >
      <Radix.Indicator
        className={classNames(
          'h-full w-full origin-left transition-transform duration-500 ease-out',
          value === null ? 'animate-breathe bg-line-strong' : 'bg-accent',
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </Radix.Root>
  );
}

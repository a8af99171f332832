import { Progress } from '../../../components/ui/progress.js';
import { classNames } from '../../../lib/class-names.js';
import { formatSigned } from '../../../lib/format.js';

export interface StatGaugeProps {
  name: string;
  /** 0 to 100. */
  value: number;
  /** What the last turn did to it. */
  change: number;
}

export function StatGauge({ name, value, change }: StatGaugeProps) {
  return (
    <div className="min-w-0">
      <dt className="eyebrow truncate max-sm:text-[0.7rem] max-sm:tracking-[0.04em]">{name}</dt>
      <dd className="mt-1">
        <span className="flex items-baseline gap-2">
          <span className="display figures text-[1.55rem] leading-none">{value}</span>
          {change !== 0 && (
            <span
              className={classNames(
                'figures animate-fade text-[0.9rem] font-semibold',
                change > 0 ? 'text-success' : 'text-danger',
              )}
            >
              {formatSigned(change)}
            </span>
          )}
        </span>
        <Progress value={value} label={name} className="mt-2 h-1" />
      </dd>
    </div>
  );
}

import { Progress } from '../../../components/ui/progress.js';
import { Tooltip, type TooltipProps } from '../../../components/ui/tooltip.js';
import { classNames } from '../../../lib/class-names.js';
import { formatSigned } from '../../../lib/format.js';

export interface StatGaugeProps {
  name: string;
  /** What it opens, and what zero does. */
  meaning: string;
  /** On which side of the name there is room for the meaning. */
  align: TooltipProps['align'];
  /** 0 to 100. */
  value: number;
  /** What the last turn did to it. */
  change: number;
  /** The story can end by it. */
  inDanger: boolean;
}

export function StatGauge({ name, meaning, align, value, change, inDanger }: StatGaugeProps) {
  return (
    <div className="min-w-0">
      <dt className="flex">
        <Tooltip content={meaning} align={align} beside toggles>
          <button
            type="button"
            className="eyebrow -my-1 min-w-0 cursor-help truncate rounded-era py-1 underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-current max-sm:text-tiny max-sm:tracking-[0.04em]"
          >
            {name}
          </button>
        </Tooltip>
      </dt>
      <dd className="mt-0.5 lg:mt-1">
        <span className="flex items-baseline gap-2">
          <span
            className={classNames(
              'display figures text-large leading-none lg:text-figure',
              inDanger && 'text-danger',
            )}
          >
            {value}
          </span>
          {change !== 0 && (
            <span
              className={classNames(
                'figures animate-fade text-note font-semibold',
                change > 0 ? 'text-success' : 'text-danger',
              )}
            >
              {formatSigned(change)}
            </span>
          )}
        </span>
        <Progress value={value} label={name} className="mt-1.5 h-1 lg:mt-2" />
      </dd>
    </div>
  );
}

import { Progress } from '../../../components/ui/progress.js';
import { classNames } from '../../../lib/class-names.js';

export interface StatBarProps {
  name: string;
  /** 0 to 100. */
  value: number;
  unit?: '%';
  /** The value stands under the name where there is little room for both. */
  narrow?: boolean;
}

/** An entry of a description list: a name, its value, and the value as a bar. */
export function StatBar({ name, value, unit, narrow = false }: StatBarProps) {
  return (
    <div
      className={classNames(
        'grid min-w-0 items-end gap-x-2',
        narrow ? 'lg:grid-cols-[1fr_auto]' : 'grid-cols-[1fr_auto]',
      )}
    >
      <dt className={classNames('eyebrow', narrow && 'max-sm:text-tiny max-sm:tracking-[0.04em]')}>{name}</dt>
      <dd className="figures font-semibold">
        {value}
        {unit}
      </dd>
      <dd className={narrow ? 'lg:col-span-2' : 'col-span-2'}>
        <Progress value={value} label={name} className="mt-1.5 block" />
      </dd>
    </div>
  );
}

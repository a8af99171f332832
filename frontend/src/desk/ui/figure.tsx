import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';

/** A line of a list of figures: what it is, and how much. */
export function Figure({
  name,
  strong = false,
  children,
}: {
  name: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-4', strong && 'font-semibold')}>
      <dt className={strong ? '' : 'text-ink-soft'}>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';

/** A note in the flow of the page: `role` alert for what went wrong, status for what is so. */
export function Notice({
  title,
  children,
  tone = 'plain',
  className,
}: {
  title?: string;
  children?: ReactNode;
  tone?: 'plain' | 'danger' | 'second';
  className?: string;
}) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'border-l-4 bg-surface px-5 py-4',
        { plain: 'border-accent', danger: 'border-danger', second: 'border-second' }[tone],
        className,
      )}
    >
      {title && <p className={classNames('font-semibold', tone === 'danger' && 'text-danger')}>{title}</p>}
      {children}
    </div>
  );
}

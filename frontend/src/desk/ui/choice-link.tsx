import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';

/** One of a few filters, on or off by where it leads. */
export function ChoiceLink({ to, isChosen, children }: { to: To; isChosen: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      replace
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-era border px-2 text-note whitespace-nowrap no-underline focus-visible:outline-offset-1',
        isChosen
          ? 'border-accent bg-surface font-semibold text-accent'
          : 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}

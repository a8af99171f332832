import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

/** Holds the place of text to come; says nothing to a screen reader, so put a Spinner or aria-busy beside it. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-breathe rounded-era bg-line', className)}
      {...props}
    />
  );
}

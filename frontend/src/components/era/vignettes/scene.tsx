import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.js';

/** A scene of 480 × 600, cut to whatever box it fills; its middle stays. Decoration: the words stand beside it. */
export function Scene({
  className,
  focus = 'xMidYMid',
  children,
}: {
  className?: string | undefined;
  focus?: 'xMidYMid' | 'xMidYMax';
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 480 600"
      preserveAspectRatio={`${focus} slice`}
      className={classNames('block', className)}
      fill="none"
      aria-hidden="true"
    >
      <rect x="-480" y="-600" width="1440" height="1800" className="fill-art-sky" />
      {children}
    </svg>
  );
}

/** Numbers 0 … count-1, for the many strokes of a drawing. */
export function strokes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

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

/** A tuft of pine needles, standing on (0, 0): one path for all of them. */
export function pineTuft(length: number): string {
  return strokes(19)
    .map((needle) => {
      const angle = ((needle * 11 - 99) * Math.PI) / 180;
      return `M0 0L${(Math.sin(angle) * length).toFixed(1)} ${(-Math.cos(angle) * length).toFixed(1)}`;
    })
    .join('');
}

/** A wave of the pattern seigaiha, of radius 42, to be repeated with <use>; it takes the fill of its group. */
export function Wave({ id }: { id: string }) {
  return (
    <g id={id}>
      <circle r="42" className="fill-art-light" />
      <circle r="38" />
      <path
        d="M-28 0a28 28 0 0 1 56 0M-18 0a18 18 0 0 1 36 0M-8 0a8 8 0 0 1 16 0"
        className="stroke-art-light"
        strokeWidth="2"
      />
    </g>
  );
}

/** Numbers 0 … count-1, for the many strokes of a drawing. */
export function strokes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

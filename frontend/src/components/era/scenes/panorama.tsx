import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.js';

/**
 * A scene of 1600 × 900 that fills whatever box it gets, its foreground always in view; above the land the paper of the page shows,
 * so that words may stand in the sky. Decoration: the words say what matters.
 */
export function Panorama({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMax slice"
      className={classNames('block', className)}
      fill="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Above this line words stand in the left half of the sky: no lines there. */
const WORDS_END_Y = 520;

/** The sky as an engraver rules it: lines heavier towards the horizon, ragged where they leave room for words. */
export function RuledSky({ top, horizon, lines }: { top: number; horizon: number; lines: number }) {
  const rows = Array.from({ length: lines }, (_, row) => row);
  return (
    <g className="stroke-art-far">
      {rows.map((row) => {
        const depth = row / (lines - 1);
        const y = Math.round(top + (horizon - top) * (1 - (1 - depth) ** 1.6));
        const left = y < WORDS_END_Y ? 900 + ((row * 67) % 110) - Math.round(depth * 60) : -800;
        return <path key={row} d={`M${left} ${y}H2400`} strokeWidth={(0.5 + depth * 1.6).toFixed(1)} />;
      })}
    </g>
  );
}

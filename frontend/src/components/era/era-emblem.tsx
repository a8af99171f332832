import type { GameType } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import { EagleSilhouette } from './eagle-silhouette.js';

/** The era's sign, drawn in the text's colour on a square of 64: cockade, laurel round an eagle's wings, torii in its ring. */
const emblems: Readonly<Record<GameType, ReactNode>> = {
  french_revolution: <Cockade />,
  roman_republic: <LaurelWreath />,
  sengoku_japan: <Torii />,
};

export function EraEmblem({ era, className }: { era: GameType; className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={classNames('size-16', className)}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {emblems[era]}
    </svg>
  );
}

/** Pleated ribbon in three rings, two tails. */
function Cockade() {
  const pleats = Array.from({ length: 20 }, (_, index) => (index * 360) / 20);
  return (
    <>
      <path
        d="M23 49 17 61l6.5-3.5L27 63l4-13M41 49l6 12-6.5-3.5L37 63l-4-13"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="27" r="23" strokeWidth="2.4" />
      <circle cx="32" cy="27" r="15.5" strokeWidth="1.6" />
      <circle cx="32" cy="27" r="7" fill="currentColor" stroke="none" />
      {pleats.map((angle) => (
        <path key={angle} d="M32 5.5v5.5" strokeWidth="1.6" transform={`rotate(${angle} 32 27)`} />
      ))}
      {pleats.map((angle) => (
        <path key={angle} d="M32 12.5v6" strokeWidth="1" transform={`rotate(${angle + 9} 32 27)`} />
      ))}
    </>
  );
}

/** Two branches tied below; in the ring the letters of the standard. */
function LaurelWreath() {
  const leaves = [-22, 2, 26, 50, 74, 98, 122];
  const branch = leaves.map((angle) => (
    <path
      key={angle}
      d="M32 57c-5-1-8-5-8-9 5 0 8 4 8 9Z"
      fill="currentColor"
      stroke="none"
      transform={`rotate(${angle + 22} 32 33)`}
    />
  ));
  return (
    <>
      <path d="M30 57A25 25 0 0 1 14 14" strokeWidth="1.6" />
      <path d="M34 57a25 25 0 0 0 16-43" strokeWidth="1.6" />
      {branch}
      <g transform="matrix(-1 0 0 1 64 0)">{branch}</g>
      <g fill="currentColor" stroke="none" transform="translate(32 30) scale(0.125) translate(-240 -125)">
        <EagleSilhouette />
      </g>
    </>
  );
}

/** A gate of two pillars and two beams in a mon's ring. */
function Torii() {
  return (
    <>
      <circle cx="32" cy="32" r="29" strokeWidth="2.6" />
      <path d="M11 19.5c13 3.5 29 3.5 42 0l-1.5 6c-13 2-26 2-39 0Z" fill="currentColor" stroke="none" />
      <path d="M15.5 32.5h33v4h-33z" fill="currentColor" stroke="none" />
      <path
        d="M30.300 26h3.400v7h-3.400zM21 26.5h4.400L23.5 54h-5zM43 26.5h-4.400L40.5 54h5z"
        fill="currentColor"
        stroke="none"
      />
    </>
  );
}

import type { GameType } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';

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
      <path d="M24 42 18 61l7-4 4 6 4-19M40 42l6 19-7-4-4 6-4-19" strokeWidth="2" strokeLinejoin="round" />
      <circle cx="32" cy="27" r="23" strokeWidth="2.4" />
      <circle cx="32" cy="27" r="15.5" strokeWidth="1.6" />
      <circle cx="32" cy="27" r="7" fill="currentColor" stroke="none" />
      {pleats.map((angle) => (
        <path key={angle} d="M32 5.5v5.5" strokeWidth="1.6" transform={`rotate(${angle} 32 27)`} />
      ))}
      {pleats.map((angle) => (
        <path key={angle} d="M32 12.500v6" strokeWidth="1" transform={`rotate(${angle + 9} 32 27)`} />
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
      <path
        d="M32 20c1.600 0 2.600 1 2.600 2.500L40 26c3-1 5-4 6-7 1 6 0 12-5 15l-5 2 2 6h-4v4h-4v-4h-4l2-6-5-2c-5-3-6-9-5-15 1 3 3 6 6 7l5.400-3.500C29.400 21 30.400 20 32 20Z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M24 49h16" strokeWidth="2.4" />
    </>
  );
}

/** A gate of two pillars and two beams in a mon's ring. */
function Torii() {
  return (
    <>
      <circle cx="32" cy="32" r="29" strokeWidth="2.6" />
      <path
        d="M11 19.500c13 3.500 29 3.500 42 0l-1.500 6c-13 2-26 2-39 0Z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M15.500 32.500h33v4h-33z" fill="currentColor" stroke="none" />
      <path
        d="M30.300 26h3.400v7h-3.400zM21 26.500h4.400L23.500 54h-5zM43 26.500h-4.400L40.500 54h5z"
        fill="currentColor"
        stroke="none"
      />
    </>
  );
}

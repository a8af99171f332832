/** What stands on a line: a turn, where the story is, an ending, turns drawn as one; each era in its own shape. */
import type { GameType } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import type { Item } from './tree-outline.js';

export interface NodeMarkProps {
  item: Item;
  era: GameType;
  /** The middle, in pixels. */
  x: number;
  y: number;
}

export function NodeMark({ item, era, x, y }: NodeMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {item.kind === 'run' ? (
        <RunMark told={item.told} />
      ) : item.node?.ending ? (
        <EndingMark told={item.told} />
      ) : item.isHead ? (
        <HeadMark era={era} />
      ) : (
        <TurnMark era={era} told={item.told} opening={item.node === null} />
      )}
      {item.kind === 'turn' && item.isHead && item.node?.ending && (
        <circle r="13" className="fill-none stroke-accent" strokeWidth="2" />
      )}
    </g>
  );
}

/** Rings of the cockade, tessera, mon: by half the width. */
const shapes: Readonly<Record<GameType, (half: number) => ReactNode>> = {
  french_revolution: (half) => <circle r={half} />,
  roman_republic: (half) => (
    <rect x={-half} y={-half} width={2 * half} height={2 * half} transform="rotate(45)" />
  ),
  sengoku_japan: (half) => <circle r={half} />,
};

function TurnMark({ era, told, opening }: { era: GameType; told: boolean; opening: boolean }) {
  const half = opening ? 7 : 5;
  return (
    <g
      className={told ? 'fill-accent stroke-page' : 'fill-page stroke-line-strong'}
      strokeWidth={told ? 1.5 : 2}
    >
      {shapes[era](era === 'roman_republic' ? half * 0.9 : half)}
      {opening && <circle r="2.5" className="fill-page stroke-none" />}
    </g>
  );
}

/** Where the story stands: the era's emblem in small. */
export function HeadMark({ era }: { era: GameType }) {
  const shape = shapes[era];
  if (era === 'roman_republic')
    return (
      <>
        <g className="fill-page stroke-accent" strokeWidth="2">
          {shape(9)}
        </g>
        <g className="fill-accent">{shape(5)}</g>
      </>
    );
  return (
    <>
      <g className="fill-page stroke-accent" strokeWidth="2">
        {shape(11.5)}
      </g>
      <g className="fill-second">{shape(7.5)}</g>
      {era === 'french_revolution' && (
        <>
          <g className="fill-page">{shape(5)}</g>
          <g className="fill-accent">{shape(2.5)}</g>
        </>
      )}
    </>
  );
}

/** A bar across the end of the line. */
export function EndingMark({ told }: { told: boolean }) {
  return (
    <>
      <circle r="8" className={told ? 'fill-accent' : 'fill-line-strong'} />
      <path
        d="M-3.2-3.2 3.2 3.2M3.2-3.2-3.2 3.2"
        className="stroke-page"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** Turns that follow one another, too many to draw. */
export function RunMark({ told }: { told: boolean }) {
  return (
    <g className={told ? 'fill-accent stroke-page' : 'fill-line-strong stroke-page'} strokeWidth="1.5">
      {[-7, 0, 7].map((dy) => (
        <circle key={dy} r="3" cy={dy} />
      ))}
    </g>
  );
}

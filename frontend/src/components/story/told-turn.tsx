import type { ReactNode } from 'react';
import { Narrative, type NarrativeProps } from './narrative.js';

export interface ToldTurnProps extends NarrativeProps {
  /** What the player did; null at the opening, '' where it is not known. */
  input: string | null;
  /** A long input is cut off after some lines. */
  clamped?: boolean;
}

/** A turn as the book has it: what the player did, and what came of it. */
export function ToldTurn({ input, clamped = false, ...told }: ToldTurnProps) {
  return (
    <>
      {input !== null && input !== '' && <PlayersPart clamped={clamped}>{input}</PlayersPart>}
      <Narrative {...told} />
    </>
  );
}

export function PlayersPart({ clamped = false, children }: { clamped?: boolean; children: ReactNode }) {
  return (
    <p
      dir="auto"
      className="mx-auto mb-6 max-w-[37rem] border-s-2 border-second ps-4 text-body text-ink-soft italic"
    >
      <span className={clamped ? 'line-clamp-6' : 'wrap-anywhere whitespace-pre-line'}>{children}</span>
    </p>
  );
}

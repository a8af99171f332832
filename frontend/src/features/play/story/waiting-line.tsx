/** What a turn waits for until its first words come: on the page, where they will stand, and for those who hear it. */
import { useState } from 'react';
import { writtenTurnId } from '../turn/turn-phase.js';
import type { TurnPlay } from '../turn/use-turn.js';
import { useWritten } from '../turn/written-text.js';

/** Null: nothing is known of it, or the words have come. */
function useWaiting({ phase, written }: TurnPlay): string | null {
  const begun = useWritten(written, (soFar) => soFar.of(writtenTurnId(phase)) !== '');
  return phase.name === 'writing' && !begun ? phase.waiting : null;
}

/** Set like the story, and as high as its first line with an initial, which takes its place. */
export function WaitingLine({ turn }: { turn: TurnPlay }) {
  const sentence = useWaiting(turn);
  if (sentence === null) return null;
  return (
    <p className="mx-auto mb-[0.9em] min-h-[2.9em] max-w-[37rem] animate-fade text-lead leading-[1.72] text-ink-soft">
      {sentence}
    </p>
  );
}

/**
 * Said once a turn, and not again when what it waits for changes. It stands outside the story: what happens in a busy region may be kept
 * from a screen reader until it is busy no more. One for each turn: give it the turn's key.
 */
export function WaitingSaid({ turn }: { turn: TurnPlay }) {
  const sentence = useWaiting(turn);
  const [said, say] = useState<string | null>(null);
  if (said === null && sentence !== null) say(sentence);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

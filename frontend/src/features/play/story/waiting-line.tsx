/** What a turn waits for until its first words come: on the page, where they will stand, and for those who hear it. */
import { useState } from 'react';
import { writtenTurnId, type Waiting } from '../turn/turn-phase.js';
import type { TurnPlay } from '../turn/use-turn.js';
import { useWritten } from '../turn/written-text.js';

/** Null: nothing is known of it, or the words have come. */
function useWaiting({ phase, written }: TurnPlay): Waiting | null {
  const begun = useWritten(written, (soFar) => soFar.of(writtenTurnId(phase)) !== '');
  return phase.name === 'writing' && !begun ? phase.waiting : null;
}

/** Set like the story, and as high as its first line with an initial, which takes its place. */
export function WaitingLine({ turn }: { turn: TurnPlay }) {
  const waiting = useWaiting(turn);
  if (waiting === null) return null;
  return (
    <p className="mx-auto mb-[0.9em] min-h-[2.9em] max-w-[37rem] animate-fade text-lead leading-[1.72] text-ink-soft">
      {waiting.sentence}
    </p>
  );
}

/**
 * Said when the turn waits for something else, and not when only the time is another that it usually takes. It stands outside the story:
 * what happens in a busy region may be kept from a screen reader until it is busy no more.
 */
export function WaitingSaid({ turn }: { turn: TurnPlay }) {
  const waiting = useWaiting(turn);
  const [said, say] = useState(waiting);
  if (said?.state !== waiting?.state) say(waiting);
  return (
    <p role="status" className="sr-only">
      {said?.sentence}
    </p>
  );
}

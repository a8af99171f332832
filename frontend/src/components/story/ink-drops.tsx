import { useEffect, useState } from 'react';
import { classNames } from '../../lib/class-names.js';
import { useReducedMotion } from '../../lib/use-media.js';

const DROPS = [0, 1, 2];
const BEAT_MS = 400;

/**
 * Drops of ink beside the words that say that a page is being written; decorative. They move by a clock, not by an animation: one that
 * never ends has the page drawn sixty times a second for as long as the chronicler writes, and every new word waits for its turn.
 */
export function InkDrops({ className }: { className?: string }) {
  const still = useReducedMotion();
  const [wet, setWet] = useState(0);
  useEffect(() => {
    if (still) return;
    const clock = setInterval(() => setWet((drop) => (drop + 1) % DROPS.length), BEAT_MS);
    return () => clearInterval(clock);
  }, [still]);
  return (
    <span aria-hidden="true" className={classNames('inline-flex items-center gap-1.5', className)}>
      {DROPS.map((drop) => (
        <span
          key={drop}
          className={classNames('size-1.5 rounded-full bg-current', drop !== wet && !still && 'opacity-35')}
        />
      ))}
    </span>
  );
}

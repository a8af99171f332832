import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { demoStrings } from '../../../strings/demo.js';
import { changeVisit, readVisit } from './demo-visit.js';

/** Seconds played, while the page is looked at and the prologue is not over. */
export function useSecondsPlayed(startedAt: string, running: boolean): number {
  const [seconds, setSeconds] = useState(() => readVisit(startedAt).secondsPlayed);
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      setSeconds(
        changeVisit(startedAt, ({ secondsPlayed }) => ({ secondsPlayed: secondsPlayed + 1 })).secondsPlayed,
      );
    }, 1_000);
    return () => clearInterval(ticking);
  }, [startedAt, running]);
  return seconds;
}

/** 204 → "3:24" */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function PlayTimer({ seconds }: { seconds: number }) {
  return (
    <span className="flex items-center gap-1.5 text-note text-ink-soft">
      <Hourglass aria-hidden="true" className="size-3.5" />
      <span role="timer" aria-label={demoStrings.tryFree.timePlayed} className="figures">
        {minutesAndSeconds(seconds)}
      </span>
    </span>
  );
}

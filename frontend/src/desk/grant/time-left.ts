import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Milliseconds until then, told anew each second; 0 and no less. @param onOver called once, when it is over */
export function useTimeLeft(until: string, onOver: () => void): number {
  const endMs = Date.parse(until);
  const [left, setLeft] = useState(() => msUntil(endMs));
  useEffect(() => {
    const look = () => {
      const now = msUntil(endMs);
      setLeft(now);
      if (now > 0) return;
      clearInterval(looking);
      onOver();
    };
    const looking = setInterval(look, SECOND_MS);
    // A window that slept is late, and shows nothing it must not once it is looked at again.
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endMs, onOver]);
  return left;
}

/** 65000 → "1:05" */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function msUntil(endMs: number): number {
  return Math.max(endMs - Date.now(), 0);
}

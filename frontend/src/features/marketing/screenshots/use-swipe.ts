import { useRef, type PointerEvent } from 'react';

/** How far a finger must go sideways, in CSS pixels. */
const SWIPE_PX = 45;

/** Handlers for an element that is swiped sideways; `onSwipe(1)` is towards the next, `onSwipe(-1)` towards the one before. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return;
      const across = event.clientX - from.current.x;
      const down = event.clientY - from.current.y;
      from.current = null;
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}

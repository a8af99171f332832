import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds. For what CSS alone cannot decide.
 * @param prerendered what is taken for true while a page is prerendered
 */
export function useMedia(query: string, prerendered = false): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => prerendered,
  );
}

/** Whether the reader wants stillness. Nothing moves before it is known that it may. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true);
}

/** From here on two columns stand side by side. */
export const wideScreen = '(min-width: 64rem)';

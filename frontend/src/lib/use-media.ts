import { useSyncExternalStore } from 'react';

/** Whether a media query holds; false while a page is prerendered. For what CSS alone cannot decide. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** From here on two columns stand side by side. */
export const wideScreen = '(min-width: 64rem)';

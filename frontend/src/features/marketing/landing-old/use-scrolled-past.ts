import { useSyncExternalStore } from 'react';

/** Whether the page has been scrolled further than `distancePx`. False on the server. */
export function useScrolledPast(distancePx: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > distancePx,
    () => false,
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

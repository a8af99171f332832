import { useEffect } from 'react';

/**
 * The browser's own question when the page is closed or left for another site. Asked only where the game would not go on from where
 * it stands: with auto-save on, nothing is lost by closing (decision 8).
 */
export function useAskBeforeUnload(ask: boolean): void {
  useEffect(() => {
    if (!ask) return;
    const question = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', question);
    return () => window.removeEventListener('beforeunload', question);
  }, [ask]);
}

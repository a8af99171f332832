import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { lastSessionEnd, onSessionChange, validToken } from '../lib/session/session.js';
import { loginPath } from '../lib/session/return-to.js';

/**
 * What one player saw is not kept for the next: a session's end empties the cache. One the server ended leads to the login
 * screen from any page, and back afterwards (specification, section 4; decision 3).
 */
export function useSessionEnd(
  router: ReturnType<typeof createBrowserRouter>,
  queryClient: QueryClient,
): void {
  useEffect(() => {
    let token = validToken();
    return onSessionChange(() => {
      const before = token;
      token = validToken();
      if (before === null || token !== null) return;
      queryClient.clear();
      if (lastSessionEnd() === 'expired') {
        const { pathname, search } = router.state.location;
        void router.navigate(loginPath(`${pathname}${search}`), { replace: true });
      }
    });
  }, [router, queryClient]);
}

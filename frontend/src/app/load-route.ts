import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the screens of an address before anything is drawn, so that a prerendered page is taken over as it stands. The routes are changed in
 * place: a loaded one is no longer lazy.
 */
export async function loadRoute(routes: RouteObject[], path: string): Promise<void> {
  const matched = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const { Component } = await route.lazy();
      Object.assign(route, { Component, lazy: undefined });
    }),
  );
}

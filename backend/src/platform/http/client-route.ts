import { clientRoutes, type ClientRoute } from '@rubicon/contracts';

const patterns = clientRoutes.map(
  (route) => [route, new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)] as const,
);

/** The page that an address means; null: none. @param path without slashes at its end */
export function clientRouteOf(path: string): ClientRoute | null {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}

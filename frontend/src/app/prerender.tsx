/** The pages as HTML, at build time. Loaded by build/prerender.ts out of a bundle for Node; nothing of the browser is touched. */
import { pageOrigin, pagePlaceholder } from '@rubicon/contracts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { createQueryClient } from '../lib/api/query-client.js';
import { loadRoute } from './load-route.js';
import { Providers } from './providers.js';
import { routes } from './routes.js';

export { pageHeads } from '../lib/head/page-heads.js';
export { socialCard } from '../media/media.js';
export { fullTitle } from '../lib/page-title.js';

/** What the server replaces with the origin under which browsers reach the product. */
export const origin = pagePlaceholder(pageOrigin);

/** The content of #root at an address; the same tree that App draws in the browser. @throws Error when the address leads elsewhere */
export async function renderPage(path: string): Promise<string> {
  await loadRoute(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://prerender.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere: it cannot be prerendered`);
  return renderToString(
    <StrictMode>
      <Providers queryClient={createQueryClient()}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
  );
}

/** The function that loads the screen of an address; null when no route of its own knows the address, or once it is loaded. */
export function screenLoader(path: string): (() => unknown) | null {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  return typeof route?.lazy === 'function' ? route.lazy : null;
}

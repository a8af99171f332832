import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers.js';
import { routes } from '../app/routes.js';
import { useSessionEnd } from '../app/use-session-end.js';
import { createQueryClient } from '../lib/api/query-client.js';

/** The whole product at an address, with its own router, cache and guards; returns the router to see where one has got to. */
export function renderApp(path: string) {
  const queryClient = createQueryClient();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  function App() {
    useSessionEnd(router, queryClient);
    return (
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    );
  }
  render(<App />);
  return { router, queryClient };
}

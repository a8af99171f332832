import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toaster } from '../../components/ui/toaster.js';
import { ToastProvider } from '../../lib/toast.js';
import { routes } from '../app/routes.js';
import { createDeskQueryClient } from '../lib/desk-query-client.js';

/** The whole desk at an address below /staff, with its own router and cache. */
export function renderDesk(path: string) {
  const queryClient = createDeskQueryClient();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
        <Toaster />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { router, queryClient };
}

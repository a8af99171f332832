import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Toaster } from '../../components/ui/toaster.js';
import { ToastProvider } from '../../lib/toast.js';
import { createDeskQueryClient } from '../lib/desk-query-client.js';
import { routes } from './routes.js';

export function App() {
  const [queryClient] = useState(createDeskQueryClient);
  const [router] = useState(() => createBrowserRouter(routes, { basename: '/staff' }));
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
        <Toaster />
      </ToastProvider>
    </QueryClientProvider>
  );
}

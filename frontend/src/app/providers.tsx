import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toaster } from '../components/ui/toaster.js';
import { TooltipProvider } from '../components/ui/tooltip.js';
import { useHydrated } from '../lib/use-hydrated.js';

/** What every screen stands in, in the product and in its tests. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  // The policy lets no prerendered element bring a style attribute, which this one needs.
  const hydrated = useHydrated();
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        {children}
        {hydrated && <Toaster />}
      </TooltipProvider>
    </QueryClientProvider>
  );
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What a query tells has changed: whoever shows it asks again. An answer still on its way may be from before, and while it is the first one
 * TanStack Query would wait for it instead of asking. Resolves when what is on the screen has its answer, or when that was cancelled in turn.
 */
export async function askAnew(
  queryClient: QueryClient,
  ...queries: readonly { readonly queryKey: QueryKey }[]
): Promise<void> {
  await Promise.all(
    queries.map(async ({ queryKey }) => {
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey });
    }),
  );
}

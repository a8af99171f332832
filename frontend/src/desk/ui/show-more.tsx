import { Button } from '../../components/ui/button.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { shellStrings } from '../../strings/desk/shell.js';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  fetchNextPage(): unknown;
}

/** The way to the next page of a list; what failed is said, and asked for again. Nothing after the last page. */
export function ShowMore({ query, children }: { query: PagedQuery; children: string }) {
  if (!query.hasNextPage) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 py-3 text-note text-ink-soft">
      <Button
        variant="secondary"
        size="sm"
        pending={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {query.isFetchNextPageError ? shellStrings.askAgain : children}
      </Button>
      {query.isFetchNextPageError && (
        <span role="alert">{serverMessage(query.error, shellStrings.notLoaded)}</span>
      )}
    </p>
  );
}

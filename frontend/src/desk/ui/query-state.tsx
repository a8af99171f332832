import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { Spinner } from '../../components/ui/spinner.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { shellStrings } from '../../strings/desk/shell.js';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  refetch(): unknown;
}

/** What a query is about to show, shows, or failed to: in the server's own sentence, to be asked for again. */
export function QueryState<Data>({
  query,
  children,
}: {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <Notice tone="danger" className="flex flex-wrap items-center justify-between gap-4">
        <p>{serverMessage(query.error, shellStrings.notLoaded)}</p>
        <Button variant="secondary" size="sm" pending={query.isFetching} onClick={() => query.refetch()}>
          {shellStrings.askAgain}
        </Button>
      </Notice>
    );
  return (
    <p className="flex items-center gap-2 py-8 text-ink-soft">
      <Spinner label={shellStrings.loading} />
      <span aria-hidden="true">{shellStrings.loading}</span>
    </p>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { Spinner } from '../../components/ui/spinner.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { shellStrings } from '../../strings/desk/shell.js';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  /** What is shown could not be brought up to date. */
  readonly isRefetchError: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  refetch(): unknown;
}

/**
 * What a query is about to show, shows, or failed to: in the server's own sentence, to be asked for again. What was shown stays when it cannot be
 * brought up to date, and says so.
 */
export function QueryState<Data>({
  query,
  children,
}: {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined)
    return (
      <>
        {query.isRefetchError && <Failed query={query} before={shellStrings.outOfDate} />}
        {children(query.data)}
      </>
    );
  if (query.isError) return <Failed query={query} />;
  return (
    <p className="flex items-center gap-2 py-8 text-ink-soft">
      <Spinner label={shellStrings.loading} />
      <span aria-hidden="true">{shellStrings.loading}</span>
    </p>
  );
}

function Failed({
  query: { error, isFetching, refetch },
  before,
}: {
  query: Pick<Query<unknown>, 'error' | 'isFetching' | 'refetch'>;
  before?: string;
}) {
  return (
    <Notice tone="danger" className="my-2 flex flex-wrap items-center justify-between gap-4">
      <p>
        {before} {serverMessage(error, shellStrings.notLoaded)}
      </p>
      <Button variant="secondary" size="sm" pending={isFetching} onClick={() => refetch()}>
        {shellStrings.askAgain}
      </Button>
    </Notice>
  );
}

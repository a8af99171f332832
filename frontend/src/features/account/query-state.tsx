import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { commonStrings } from '../../strings/common.js';

/** What a query has to show: lines in waiting, the failure with a way to try again, or its data. */
export function QueryState<T>({
  query,
  failure,
  children,
}: {
  query: UseQueryResult<T>;
  failure: string;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Notice tone="danger" title={failure}>
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => void query.refetch()}>
          {commonStrings.tryAgain}
        </Button>
      </Notice>
    );
  }
  return (
    <div role="status" data-waiting className="flex flex-col gap-3">
      <span className="sr-only">{commonStrings.loading}</span>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-5/6" />
    </div>
  );
}

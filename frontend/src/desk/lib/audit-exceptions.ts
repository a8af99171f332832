/** Exceptions as several screens ask for them: the list, what is worst, how many wait. */
import type { ExceptionCause, ExceptionState } from '@rubicon/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from './staff-api.js';

export interface ExceptionFilter {
  /** Null: whatever it is. */
  readonly cause: ExceptionCause | null;
  readonly state: ExceptionState | null;
  readonly owner: 'me' | 'nobody' | null;
  /** Those that began then or later; null: all. */
  readonly from: string | null;
  /** Those that began before; null: all. */
  readonly until: string | null;
}

/** Everything that changes when somebody explains or accepts: figures, too. */
export const auditKey = ['audit'] as const;

const PAGE = 100;

/** Oldest first, a page at a time. */
export function exceptionsQuery(filter: ExceptionFilter) {
  return infiniteQueryOptions({
    queryKey: [...auditKey, 'exceptions', filter],
    queryFn: ({ pageParam, signal }) =>
      answerOf(
        staffApi.GET('/api/staff/audit/exceptions', {
          params: {
            query: { ...asked(filter), limit: PAGE, ...(pageParam === null ? {} : { after: pageParam }) },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
    staleTime: 0,
  });
}

/** How many are open now, for the shell. */
export const openExceptionCountQuery = queryOptions({
  queryKey: [...auditKey, 'exceptions', 'count'] as string[],
  queryFn: async ({ signal }) =>
    (
      await answerOf(
        staffApi.GET('/api/staff/audit/exceptions', {
          params: { query: { state: 'open', limit: 1 } },
          signal,
        }),
      )
    ).total,
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
});

function asked({ cause, state, owner, from, until }: ExceptionFilter) {
  return {
    ...(cause === null ? {} : { cause }),
    ...(state === null ? {} : { state }),
    ...(owner === null ? {} : { owner }),
    ...(from === null ? {} : { from }),
    ...(until === null ? {} : { until }),
  };
}

/** Of its own screen, from anywhere. */
export function exceptionAddress(exceptionId: string): string {
  return `/exceptions/${exceptionId}`;
}

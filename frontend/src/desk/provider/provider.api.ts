import type { ProviderFetches } from '@rubicon/contracts';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { answerOf } from '../../lib/api/api.js';
import { auditKey } from '../lib/audit-exceptions.js';
import type { AuditPeriod } from '../lib/audit-period.js';
import { staffApi } from '../lib/staff-api.js';
import type { ProviderFilter } from './provider-address.js';

const PAGE_ROWS = 100;
const LOOK_AGAIN_MS = 2_000;

export const isFetching = ({ lists }: ProviderFetches) => lists.some(({ state }) => state === 'fetching');

/** How far each list is; asked again and again while one is being fetched. */
const fetchesQuery = queryOptions({
  queryKey: [...auditKey, 'provider', 'fetches'],
  queryFn: ({ signal }) => answerOf(staffApi.GET('/api/staff/audit/provider', { signal })),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data !== undefined && isFetching(data) ? LOOK_AGAIN_MS : false),
});

/** The lists, as they are fetched: whenever one has come further, all that is told of the books is asked for anew. */
export function useFetches() {
  const queryClient = useQueryClient();
  const fetches = useQuery(fetchesQuery);
  const reached = fetches.data?.lists.map(({ fetchedUntil, rows }) => `${fetchedUntil} ${rows}`).join();
  const known = useRef(reached);
  useEffect(() => {
    if (known.current !== undefined && known.current !== reached)
      void queryClient.invalidateQueries({
        queryKey: auditKey,
        predicate: ({ queryKey }) => queryKey.join() !== fetchesQuery.queryKey.join(),
      });
    known.current = reached;
  }, [queryClient, reached]);
  return fetches;
}

export function useFetchNow() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(staffApi.POST('/api/staff/audit/provider/fetch')),
    onSuccess: (fetches) => queryClient.setQueryData(fetchesQuery.queryKey, fetches),
  });
}

/** Newest first, a page at a time. */
export const rowsQuery = ({ from, until }: AuditPeriod, { list, payoutId, isAwaiting }: ProviderFilter) =>
  infiniteQueryOptions({
    queryKey: [...auditKey, 'provider', 'rows', from, until, list, payoutId, isAwaiting],
    queryFn: ({ pageParam, signal }) =>
      answerOf(
        staffApi.GET('/api/staff/audit/provider/rows', {
          params: {
            query: {
              from,
              until,
              limit: PAGE_ROWS,
              ...(list === null ? {} : { list }),
              ...(payoutId === null ? {} : { payoutId }),
              ...(isAwaiting ? { awaiting: true } : {}),
              ...(pageParam === null ? {} : { before: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    staleTime: 0,
  });

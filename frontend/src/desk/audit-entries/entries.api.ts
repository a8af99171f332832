import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { auditKey } from '../lib/audit-exceptions.js';
import type { AuditPeriod } from '../lib/audit-period.js';
import type { EntriesFilter } from '../lib/entries-address.js';
import { staffApi } from '../lib/staff-api.js';

const PAGE = 100;
/** A span that is open at an end has all that there is there. */
const always: AuditPeriod = { from: '1970-01-01T00:00:00.000Z', until: '9999-12-31T23:59:59.999Z' };

/** Newest first, a page at a time; with the sums over all of them. */
export function entriesQuery({ account, money, itemKind, itemId, playerId, span }: EntriesFilter) {
  const query = {
    from: span?.from ?? always.from,
    until: span?.until ?? always.until,
    ...(account === null ? {} : { account }),
    ...(money === null ? {} : { money }),
    ...(itemKind === null ? {} : { itemKind }),
    ...(itemId === null ? {} : { itemId }),
    ...(playerId === null ? {} : { playerId }),
  };
  return infiniteQueryOptions({
    queryKey: [...auditKey, 'entries', query],
    queryFn: ({ pageParam, signal }) =>
      answerOf(
        staffApi.GET('/api/staff/audit/entries', {
          params: { query: { ...query, limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    enabled: span !== null,
    staleTime: 0,
  });
}

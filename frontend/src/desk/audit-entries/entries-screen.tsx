/** /staff/entries: the events of the ledger under a figure, newest first; the address says which, and which one is open. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/ui/notice.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { entriesStrings as strings } from '../../strings/desk/audit-entries.js';
import { readEntriesFilter } from '../lib/entries-address.js';
import { DeskTitle } from '../ui/desk-title.js';
import { PeriodField } from '../ui/period-field.js';
import { QueryState } from '../ui/query-state.js';
import { ShowMore } from '../ui/show-more.js';
import { entriesQuery } from './entries.api.js';
import { EntriesFilters } from './entries-filters.js';
import { EntriesTable, OPENED } from './entries-table.js';
import { SumsStrip } from './sums-strip.js';

export function Component() {
  const [params] = useSearchParams();
  const filter = readEntriesFilter(params);
  const query = useInfiniteQuery(entriesQuery(filter));
  return (
    <>
      <DeskTitle beside={<PeriodField period={filter.span} mayBeOpen id="first-day" forget={[OPENED]} />}>
        {strings.title}
      </DeskTitle>
      <EntriesFilters key={params.toString()} filter={filter} />
      {filter.span === null ? (
        <Notice tone="danger" className="mt-4 py-3">
          <p>{auditStrings.period.malformed}</p>
        </Notice>
      ) : (
        <QueryState query={query}>
          {({ pages }) => {
            const { total, sums } = pages[0]!;
            const entries = pages.flatMap((page) => page.entries);
            return (
              <>
                <SumsStrip total={total} sums={sums} filter={filter} />
                {entries.length === 0 ? (
                  <p className="py-5 text-ink-soft">{strings.none}</p>
                ) : (
                  <EntriesTable entries={entries} account={filter.account} />
                )}
                <ShowMore query={query}>{strings.more}</ShowMore>
              </>
            );
          }}
        </QueryState>
      )}
    </>
  );
}

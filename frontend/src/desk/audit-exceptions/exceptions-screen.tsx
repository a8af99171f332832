/** /staff/exceptions: what does not fit, oldest first; the address says which, and which one is looked at. */
import type { AuditExceptionPage } from '@rubicon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { auditStrings } from '../../strings/desk/audit.js';
import { exceptionStrings as strings } from '../../strings/desk/audit-exceptions.js';
import { exceptionsQuery, type ExceptionFilter } from '../lib/audit-exceptions.js';
import { DeskTitle } from '../ui/desk-title.js';
import { FigureLink } from '../ui/figure-link.js';
import { ListAndDetail } from '../ui/list-and-detail.js';
import { QueryState } from '../ui/query-state.js';
import { ShowMore } from '../ui/show-more.js';
import { ExceptionDetail } from './exception-detail.js';
import { readFilter, writeFilter } from './exception-filter.js';
import { ExceptionFilters } from './exception-filters.js';
import { ExceptionRows } from './exception-rows.js';

export function Component() {
  const { exceptionId } = useParams();
  const [params] = useSearchParams();
  const { search } = useLocation();
  const filter = readFilter(params);
  const query = useInfiniteQuery(exceptionsQuery(filter));
  const first = query.data?.pages[0];
  /** What is being written, by exception: neither another one nor a refusal loses it. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  return (
    <>
      <DeskTitle beside={<ExceptionFilters filter={filter} counts={first?.counts ?? []} />}>
        {strings.title}
      </DeskTitle>
      <ListAndDetail
        back={exceptionId === undefined ? null : { to: `/exceptions${search}`, name: strings.back }}
        list={
          <QueryState query={query}>
            {({ pages }) => (
              <>
                <WaitingToBeAccepted filter={filter} counts={pages[0]?.counts ?? []} />
                <ExceptionRows
                  filter={filter}
                  total={pages[0]?.total ?? 0}
                  exceptions={pages.flatMap((page) => page.exceptions)}
                  chosenId={exceptionId}
                />
                <div className="px-3">
                  <ShowMore query={query}>{auditStrings.more}</ShowMore>
                </div>
              </>
            )}
          </QueryState>
        }
        detail={
          exceptionId !== undefined ? (
            <ExceptionDetail
              key={exceptionId}
              exceptionId={exceptionId}
              draft={drafts[exceptionId] ?? ''}
              onDraft={(draft) => setDrafts((current) => ({ ...current, [exceptionId]: draft }))}
            />
          ) : (
            (first?.total ?? 0) > 0 && <p className="text-ink-soft">{strings.choose}</p>
          )
        }
      />
    </>
  );
}

/** What others explained is not among what is open, and waits for somebody to look at it all the same. */
function WaitingToBeAccepted({
  filter,
  counts,
}: {
  filter: ExceptionFilter;
  counts: AuditExceptionPage['counts'];
}) {
  const waiting = counts.reduce((sum, { explained }) => sum + explained, 0);
  if (filter.state !== 'open' || waiting === 0) return null;
  return (
    <p className="border-b border-line px-4 py-2 text-note">
      <FigureLink to={`/exceptions${writeFilter({ ...filter, state: 'explained', cause: null })}`}>
        {strings.waiting(waiting)}
      </FigureLink>
    </p>
  );
}

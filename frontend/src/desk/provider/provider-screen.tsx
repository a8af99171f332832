/** /staff/provider: how far the provider's lists are fetched, what they come to in a period, and their rows. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { useToast } from '../../lib/toast.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { providerStrings as strings } from '../../strings/desk/provider.js';
import { readPeriod } from '../lib/audit-period.js';
import { DeskTitle } from '../ui/desk-title.js';
import { PeriodField } from '../ui/period-field.js';
import { QueryState } from '../ui/query-state.js';
import { ListTable } from './list-table.js';
import { PeriodFigures } from './period-figures.js';
import { RowFilter } from './row-filter.js';
import { RowsAndDetail } from './rows-and-detail.js';
import { isFetching, useFetches, useFetchNow } from './provider.api.js';

export function Component() {
  const [params] = useSearchParams();
  const [now] = useState(() => new Date());
  const fetches = useFetches();
  const period = readPeriod(params, now);
  return (
    <>
      <DeskTitle beside={<FetchNow isUnderWay={fetches.data !== undefined && isFetching(fetches.data)} />}>
        {strings.title}
      </DeskTitle>
      <section aria-label={strings.lists} className="mt-4 border-t border-line pt-4">
        <QueryState query={fetches}>{({ lists }) => <ListTable lists={lists} />}</QueryState>
        <p className="mt-2 text-note text-ink-soft">{strings.lastMinute}</p>
      </section>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line-strong pt-3">
        <PeriodField period={period} forget={['row', 'payoutId']} />
      </div>
      {period === null ? (
        <Notice tone="danger" className="mt-4">
          <p>{auditStrings.period.malformed}</p>
        </Notice>
      ) : (
        <>
          <PeriodFigures period={period} now={now} />
          <RowFilter period={period} />
          <RowsAndDetail period={period} />
        </>
      )}
    </>
  );
}

function FetchNow({ isUnderWay }: { isUnderWay: boolean }) {
  const say = useToast();
  const fetchNow = useFetchNow();
  const isPending = fetchNow.isPending || isUnderWay;
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={isPending}
      onClick={() =>
        fetchNow.mutate(undefined, {
          onSuccess: () => say({ title: strings.asked }),
          onError: (error) =>
            say({ title: serverMessage(error, strings.fetchFailed), variant: 'destructive' }),
        })
      }
    >
      {isPending ? strings.fetching : strings.fetch}
    </Button>
  );
}

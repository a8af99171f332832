import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { providerStrings as strings } from '../../strings/desk/provider.js';
import type { AuditPeriod } from '../lib/audit-period.js';
import { useKeys } from '../lib/use-keys.js';
import { QueryState } from '../ui/query-state.js';
import { ShowMore } from '../ui/show-more.js';
import { changed, readFilter, rowName } from './provider-address.js';
import { rowsQuery } from './provider.api.js';
import { RowDetail } from './row-detail.js';
import { RowTable } from './row-table.js';

/** The rows, and beside them the one that is opened; on a narrow screen it takes their place. */
export function RowsAndDetail({ period }: { period: AuditPeriod }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useInfiniteQuery(rowsQuery(period, readFilter(params)));
  const opened = params.get('row');
  const close = () => void navigate(changed(params, {}), { replace: true });
  useKeys(opened === null ? {} : { Escape: close });
  return (
    <div className="mt-2">
      <QueryState query={query}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          const row = rows.find((each) => rowName(each) === opened);
          if (rows.length === 0) return <p className="py-5 text-ink-soft">{strings.none}</p>;
          return (
            <div
              className={classNames(
                'grid items-start gap-6',
                opened !== null && 'lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_28rem]',
              )}
            >
              <div className={classNames('min-w-0', row && 'max-lg:hidden')}>
                <RowTable rows={rows} opened={opened} />
                <ShowMore query={query}>{strings.more}</ShowMore>
              </div>
              {opened !== null &&
                (row ? (
                  <RowDetail key={opened} row={row} onClose={close} />
                ) : (
                  <p className="text-ink-soft max-lg:order-first">{strings.gone}</p>
                ))}
            </div>
          );
        }}
      </QueryState>
    </div>
  );
}

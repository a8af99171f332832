import { providerLists } from '@rubicon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { providerStrings as strings } from '../../strings/desk/provider.js';
import type { AuditPeriod } from '../lib/audit-period.js';
import { ChoiceLink } from '../ui/choice-link.js';
import { changed, readFilter } from './provider-address.js';
import { rowsQuery } from './provider.api.js';

/** Of which list, only what awaits settlement, of which payout; and how many there are. */
export function RowFilter({ period }: { period: AuditPeriod }) {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const { list, isAwaiting, payoutId } = filter;
  const total = useInfiniteQuery(rowsQuery(period, filter)).data?.pages[0]?.total;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <nav aria-label={strings.filter} className="flex flex-wrap gap-1">
        <ChoiceLink to={changed(params, { list: null })} isChosen={list === null}>
          {strings.all}
        </ChoiceLink>
        {providerLists.map((each) => (
          <ChoiceLink key={each} to={changed(params, { list: each })} isChosen={list === each}>
            {strings.listNames[each]}
          </ChoiceLink>
        ))}
        <span aria-hidden="true" className="mx-1 my-1 border-l border-line" />
        <ChoiceLink to={changed(params, { awaiting: isAwaiting ? null : 'true' })} isChosen={isAwaiting}>
          {strings.awaitingOnly}
        </ChoiceLink>
        {payoutId !== null && (
          <span className="inline-flex min-h-7 items-center gap-1 rounded-era border border-accent bg-surface px-2 text-note font-semibold text-accent">
            {strings.ofPayout(payoutId)}
            <Link to={changed(params, { payoutId: null })} replace className="inline-flex p-0.5">
              <X className="size-3.5" aria-hidden="true" />
              <span className="sr-only">{strings.notOfPayout}</span>
            </Link>
          </span>
        )}
      </nav>
      <p role="status" className="figures text-note text-ink-soft">
        {total !== undefined && strings.found(formatCount(total), total)}
      </p>
    </div>
  );
}

import type { AuditSummary } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMicroUsd } from '../../lib/format.js';
import { providerStrings as strings } from '../../strings/desk/provider.js';
import type { AuditPeriod } from '../lib/audit-period.js';
import { summaryQuery } from '../lib/audit-summary.js';
import { formatAge } from '../lib/format-utc.js';
import { QueryState } from '../ui/query-state.js';
import { Bridge } from './bridge.js';

/** What the rows of the period come to, and what of it the provider has not made available yet. */
export function PeriodFigures({ period, now }: { period: AuditPeriod; now: Date }) {
  const query = useQuery(summaryQuery(period));
  return (
    <QueryState query={query}>
      {(summary) => <Figures summary={summary} period={period} now={now} />}
    </QueryState>
  );
}

function Figures({ summary, period, now }: { summary: AuditSummary; period: AuditPeriod; now: Date }) {
  const { provider } = summary;
  return (
    <>
      <dl aria-label={strings.figures} className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        <Sum name={strings.charged} microUsd={provider.chargedMicroUsd} />
        <Sum name={strings.refunded} microUsd={provider.refundedMicroUsd} />
        <Sum name={strings.disputed} microUsd={provider.disputedMicroUsd} />
        {provider.otherMicroUsd !== 0 && <Sum name={strings.other} microUsd={provider.otherMicroUsd} />}
        <Sum name={strings.fees} microUsd={provider.feesMicroUsd} />
        <Sum name={strings.net} microUsd={provider.netMicroUsd} />
        <Sum name={strings.paidOut} microUsd={provider.paidOutMicroUsd} />
        <Sum name={strings.awaiting} microUsd={provider.awaitingMicroUsd}>
          {provider.awaitingSince !== null &&
            strings.awaitingAge(formatAge((now.getTime() - Date.parse(provider.awaitingSince)) / 1_000))}
        </Sum>
      </dl>
      <Bridge summary={summary} period={period} />
    </>
  );
}

function Sum({ name, microUsd, children }: { name: string; microUsd: number; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd>
        <span className="figures text-lead font-semibold">{formatMicroUsd(microUsd)}</span>
        {children && <span className="ml-2 text-note text-ink-soft">{children}</span>}
      </dd>
    </div>
  );
}

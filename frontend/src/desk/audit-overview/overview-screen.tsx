/** /staff of an auditor: a period at a glance. What does not fit comes first, then what it came to, then day by day. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/ui/notice.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { overviewStrings as strings } from '../../strings/desk/audit-overview.js';
import { readPeriod, type AuditPeriod } from '../lib/audit-period.js';
import { formatPeriod } from '../lib/format-utc.js';
import { summaryQuery } from '../lib/audit-summary.js';
import { DeskTitle } from '../ui/desk-title.js';
import { PeriodField } from '../ui/period-field.js';
import { QueryState } from '../ui/query-state.js';
import { Adjustments } from './adjustments.js';
import { ChartRow } from './chart-row.js';
import { ExceptionsFirst } from './exceptions-first.js';
import { daysQuery, openExceptionsQuery } from './overview.api.js';
import { Totals } from './totals.js';

export function Component() {
  const [params] = useSearchParams();
  const [now] = useState(() => new Date());
  const period = readPeriod(params, now);
  return (
    <>
      <DeskTitle beside={<PeriodField period={period} />}>{strings.title}</DeskTitle>
      {period === null ? (
        <Notice tone="danger" className="mt-4 py-3">
          <p>{auditStrings.period.malformed}</p>
        </Notice>
      ) : (
        <Overview period={period} now={now} />
      )}
    </>
  );
}

function Overview({ period, now }: { period: AuditPeriod; now: Date }) {
  const summary = useQuery(summaryQuery(period));
  const exceptions = useQuery(openExceptionsQuery(period));
  const days = useQuery(daysQuery(period));
  return (
    <>
      <p className="figures text-note text-ink-soft">{strings.period(formatPeriod(period))}</p>
      <QueryState query={summary}>
        {(figures) => (
          <>
            <QueryState query={exceptions}>
              {(open) => <ExceptionsFirst summary={figures} open={open} period={period} />}
            </QueryState>
            <Totals summary={figures} period={period} now={now} />
            {figures.adjustments.length > 0 && <Adjustments adjustments={figures.adjustments} />}
            <QueryState query={days}>{(byDay) => <ChartRow days={byDay.days} now={now} />}</QueryState>
            <p className="figures mt-6 text-caption text-ink-soft">{strings.asOf(figures.position)}</p>
          </>
        )}
      </QueryState>
    </>
  );
}

import type { AuditMonth } from '@rubicon/contracts';
import { monthStrings as strings } from '../../strings/desk/months.js';
import { daysOf, monthPeriod } from '../lib/audit-period.js';
import { formatMonth, formatUtcDate } from '../lib/format-utc.js';
import { RowLink, Rows } from '../ui/list-and-detail.js';
import { MonthState } from './month-state.js';

export function MonthRows({ months, chosen }: { months: readonly AuditMonth[]; chosen: string | null }) {
  if (months.length === 0) return <p className="py-5 text-ink-soft">{strings.none}</p>;
  return (
    <Rows label={strings.list}>
      {months.map((month) => (
        <RowLink key={month.month} to={`/months/${month.month}`} isChosen={month.month === chosen}>
          <span className="flex items-baseline justify-between gap-3">
            <span className="font-semibold">{formatMonth(month.month)}</span>
            <MonthState state={month.state} />
          </span>
          <span className="mt-0.5 block text-note text-ink-soft">{standing(month)}</span>
        </RowLink>
      ))}
    </Rows>
  );
}

/** In a line: what of it matters now. */
function standing({ month, state, close, openExceptions, refusal }: AuditMonth): string {
  if (close !== null) return strings.closedBy(formatUtcDate(close.closedAt), close.closedByName);
  if (openExceptions > 0) return strings.openExceptions(openExceptions);
  if (state === 'under_way') return strings.endsOn(formatUtcDate(daysOf(monthPeriod(month)).last));
  return refusal === null ? strings.canBeClosed : strings.cannotBeClosed;
}

import type { AuditMonth, MonthRefusal as Refusal } from '@rubicon/contracts';
import { monthStrings } from '../../strings/desk/months.js';
import { Sentence } from '../../strings/sentence.js';
import { monthPeriod } from '../lib/audit-period.js';
import { formatMonth, formatUtcSecond } from '../lib/format-utc.js';
import { DeskLink } from '../ui/desk-link.js';
import { openExceptionsAddress } from './open-exceptions-address.js';

const strings = monthStrings.refusals;
/** What began before its end is due by then (docs/audit.md). */
const MONTH_SETTLES_MS = 3_600_000;

/** Why a month cannot be closed, with the way to where that is mended. @param months newest first */
export function MonthRefusal({
  refusal,
  month,
  months,
}: {
  refusal: Refusal;
  month: AuditMonth;
  months: readonly AuditMonth[];
}) {
  const { until } = monthPeriod(month.month);
  switch (refusal) {
    case 'month_not_over':
      return strings.month_not_over(formatUtcSecond(whenSettled(until)));
    case 'month_closed':
      return strings.month_closed;
    case 'earlier_month_open': {
      const first = months.findLast(({ state }) => state !== 'closed') ?? month;
      return (
        <Sentence
          text={strings.earlier_month_open}
          parts={{ month: <DeskLink to={`/months/${first.month}`}>{formatMonth(first.month)}</DeskLink> }}
        />
      );
    }
    case 'exceptions_open':
      return (
        <Sentence
          text={strings.exceptions_open(month.openExceptions)}
          parts={{
            exceptions: (
              <DeskLink to={openExceptionsAddress(month.month)}>
                {strings.exceptions(month.openExceptions)}
              </DeskLink>
            ),
          }}
        />
      );
    case 'provider_not_fetched':
      return (
        <Sentence
          text={strings.provider_not_fetched}
          parts={{ provider: <DeskLink to="/provider">{strings.provider}</DeskLink> }}
        />
      );
    case 'heads_not_signed':
      return (
        <Sentence
          text={strings.heads_not_signed}
          parts={{ proof: <DeskLink to="/proof">{strings.proof}</DeskLink> }}
        />
      );
  }
}

function whenSettled(iso: string): string {
  return new Date(Date.parse(iso) + MONTH_SETTLES_MS).toISOString();
}

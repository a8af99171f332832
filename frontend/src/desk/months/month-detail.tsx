import type { AuditMonth } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { monthStrings as strings } from '../../strings/desk/months.js';
import { Sentence } from '../../strings/sentence.js';
import { monthPeriod } from '../lib/audit-period.js';
import { summaryQuery } from '../lib/audit-summary.js';
import { formatMonth } from '../lib/format-utc.js';
import { DeskLink } from '../ui/desk-link.js';
import { DetailHeading } from '../ui/detail-heading.js';
import { Section } from '../ui/section.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { CloseMonth } from './close-month.js';
import { ClosedMonth } from './closed-month.js';
import { MonthRefusal } from './month-refusal.js';
import { MonthState } from './month-state.js';
import { MonthTotals } from './month-totals.js';
import { openExceptionsAddress } from './open-exceptions-address.js';
import { ReopenMonth } from './reopen-month.js';

/** @param months all, newest first */
export function MonthDetail({ month, months }: { month: AuditMonth; months: readonly AuditMonth[] }) {
  const { refusal, close, reopened } = month;
  const isLastClosed = months.find(({ state }) => state === 'closed') === month;
  return (
    <section aria-labelledby="month" className="flex flex-col gap-7">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex items-center gap-3">
          <DetailHeading id="month">{formatMonth(month.month)}</DetailHeading>
          <MonthState state={month.state} />
        </span>
        {refusal === null && close === null && <CloseMonth month={month} />}
        {isLastClosed && <ReopenMonth month={month} />}
      </header>
      {refusal !== null && close === null && (
        <Section title={strings.refused}>
          <p>
            <MonthRefusal refusal={refusal} month={month} months={months} />
          </p>
        </Section>
      )}
      {close && <ClosedMonth close={close} />}
      {close === null && refusal !== 'exceptions_open' && <Exceptions month={month} />}
      <MonthTotals month={month} />
      {reopened.length > 0 && (
        <Section title={strings.history}>
          <ol className="flex flex-col gap-3">
            {reopened.map((each) => (
              <li key={each.reopenedAt}>
                <p className="text-note text-ink-soft">
                  <Sentence
                    text={strings.reopenedWhen(each.byName)}
                    parts={{
                      closed: <UtcMoment at={each.closedAt} />,
                      reopened: <UtcMoment at={each.reopenedAt} />,
                    }}
                  />
                </p>
                <p className="measure mt-0.5 [overflow-wrap:anywhere]">{each.reason}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </section>
  );
}

function Exceptions({ month: { month, openExceptions } }: { month: AuditMonth }) {
  const accepted = useQuery(summaryQuery(monthPeriod(month))).data?.exceptions.accepted;
  return (
    <Section title={strings.exceptions}>
      <p className="flex flex-wrap gap-x-6">
        {openExceptions > 0 ? (
          <DeskLink to={openExceptionsAddress(month)}>{strings.openExceptions(openExceptions)}</DeskLink>
        ) : (
          <span>{strings.noneOpen}</span>
        )}
        {accepted !== undefined && <span className="text-ink-soft">{strings.accepted(accepted)}</span>}
      </p>
    </Section>
  );
}

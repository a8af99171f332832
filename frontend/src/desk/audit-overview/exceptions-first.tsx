import type { AuditException, AuditExceptionPage, AuditSummary } from '@rubicon/contracts';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount, formatMicroUsd } from '../../lib/format.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { overviewStrings } from '../../strings/desk/audit-overview.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { exceptionAddress } from '../lib/audit-exceptions.js';
import type { AuditPeriod } from '../lib/audit-period.js';
import { formatAge, formatBasisPoints } from '../lib/format-utc.js';
import { shortId } from '../lib/short-id.js';
import { useRowKeys } from '../lib/use-row-keys.js';
import { FigureLink } from '../ui/figure-link.js';
import { Money } from '../ui/money.js';
import { CountsByCause } from './counts-by-cause.js';

const strings = overviewStrings.exceptions;
const explainedStrings = overviewStrings.explained;

/** At the left the worst of what is open, at the right how much of it all is explained. */
export function ExceptionsFirst({
  summary,
  open,
  period,
}: {
  summary: AuditSummary;
  open: AuditExceptionPage;
  period: AuditPeriod;
}) {
  const all = `/exceptions?until=${period.until}`;
  return (
    <div className="mt-4 grid gap-x-8 gap-y-6 xl:gap-x-12 border-t border-line pt-4 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-labelledby="open-exceptions" className="min-w-0">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="open-exceptions" className="eyebrow">
            {strings.title}
          </h2>
          {open.total > 0 && (
            <Link to={all} className="figures text-note text-accent">
              {strings.all(formatCount(open.total))}
            </Link>
          )}
        </div>
        {open.total === 0 ? (
          <p className="mt-2 flex items-center gap-2">
            <Check className="size-5 text-success" aria-hidden="true" />
            {strings.none}
          </p>
        ) : (
          <Worst open={open} />
        )}
      </section>
      <section aria-labelledby="explained">
        <h2 id="explained" className="eyebrow">
          {explainedStrings.title}
        </h2>
        <p className="figures mt-1 text-figure leading-tight font-semibold">
          {formatBasisPoints(summary.explainedBasisPoints)}
        </p>
        <p className="mt-0.5 text-note">
          {summary.unexplainedMicroUsd === 0 ? (
            explainedStrings.all(formatMicroUsd(summary.volumeMicroUsd))
          ) : (
            <FigureLink to={all}>
              {explainedStrings.unexplained(
                formatMicroUsd(summary.unexplainedMicroUsd),
                formatMicroUsd(summary.volumeMicroUsd),
              )}
            </FigureLink>
          )}
        </p>
        <Waiting exceptions={summary.exceptions} all={all} />
        <CountsByCause counts={open.counts} all={all} />
      </section>
    </div>
  );
}

function Waiting({ exceptions, all }: { exceptions: AuditSummary['exceptions']; all: string }) {
  const { explained, accepted } = exceptions;
  if (explained === 0 && accepted === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-note">
      {explained > 0 && (
        <FigureLink to={`${all}&state=explained`}>
          {explainedStrings.waiting(formatCount(explained), explained)}
        </FigureLink>
      )}
      {accepted > 0 && (
        <FigureLink to={`${all}&state=accepted`}>
          {explainedStrings.accepted(formatCount(accepted))}
        </FigureLink>
      )}
    </p>
  );
}

function Worst({ open: { exceptions } }: { open: AuditExceptionPage }) {
  const around = useRowKeys<HTMLTableElement>();
  return (
    <table ref={around} className="mt-1 w-full border-collapse text-note">
      <caption className="sr-only">{strings.worst}</caption>
      <thead>
        <tr className="border-b border-line text-left text-caption text-ink-soft">
          <th scope="col" className="py-1 pr-4 font-normal">
            {strings.columns.cause}
          </th>
          <th scope="col" className="py-1 pr-4 font-normal max-md:hidden">
            {strings.columns.item}
          </th>
          <th scope="col" className="py-1 pr-4 font-normal">
            {strings.columns.owner}
          </th>
          <th scope="col" className="py-1 pr-4 text-right font-normal">
            {strings.columns.age}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {strings.columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {exceptions.map((exception) => (
          <WorstRow key={exception.exceptionId} exception={exception} />
        ))}
      </tbody>
    </table>
  );
}

function WorstRow({ exception }: { exception: AuditException }) {
  const { exceptionId, cause, itemKind, itemId, ownerName, isOwn, ageSeconds, amountMicroUsd } = exception;
  return (
    <tr className="relative border-b border-line hover:bg-surface">
      <td className="py-1.5 pr-4 align-baseline">
        <Link
          to={exceptionAddress(exceptionId)}
          data-row
          className="font-semibold no-underline before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-accent"
        >
          {auditStrings.causes[cause]}
        </Link>
      </td>
      <td
        className="figures py-1.5 pr-4 align-baseline whitespace-nowrap text-ink-soft max-md:hidden"
        title={itemId}
      >
        {auditStrings.kinds[itemKind]} {shortId(itemId)}
      </td>
      <td className="py-1.5 pr-4 align-baseline">
        {ownerName === null ? (
          <span className="text-ink-soft">{auditStrings.nobody}</span>
        ) : isOwn ? (
          shellStrings.you(ownerName)
        ) : (
          ownerName
        )}
      </td>
      <td className="figures py-1.5 pr-4 text-right align-baseline whitespace-nowrap">
        {formatAge(ageSeconds)}
      </td>
      <td className="py-1.5 text-right align-baseline">
        <Money microUsd={amountMicroUsd} />
      </td>
    </tr>
  );
}

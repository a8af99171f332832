import type { AuditException } from '@rubicon/contracts';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { exceptionStrings as strings } from '../../strings/desk/audit-exceptions.js';
import { exceptionAddress, type ExceptionFilter } from '../lib/audit-exceptions.js';
import { formatAge } from '../lib/format-utc.js';
import { shortId } from '../lib/short-id.js';
import { RowLink, Rows } from '../ui/list-and-detail.js';
import { Money } from '../ui/money.js';

export function ExceptionRows({
  filter,
  total,
  exceptions,
  chosenId,
}: {
  filter: ExceptionFilter;
  total: number;
  exceptions: readonly AuditException[];
  chosenId: string | undefined;
}) {
  const { search } = useLocation();
  if (exceptions.length === 0) {
    const isNarrowed = filter.cause !== null || filter.owner !== null || filter.until !== null;
    return (
      <p role="status" className="py-5 text-ink-soft">
        {isNarrowed || filter.state === null ? strings.nothing : strings.none[filter.state]}
      </p>
    );
  }
  return (
    <>
      <p role="status" className="figures border-b border-line px-4 py-1.5 text-caption text-ink-soft">
        {strings.found(formatCount(total), total)}
      </p>
      <Rows label={strings.list}>
        {exceptions.map((exception) => (
          <RowLink
            key={exception.exceptionId}
            to={`${exceptionAddress(exception.exceptionId)}${search}`}
            isChosen={exception.exceptionId === chosenId}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{auditStrings.causes[exception.cause]}</span>
              <Money microUsd={exception.amountMicroUsd} className="font-semibold" />
            </span>
            <span className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-note text-ink-soft">
              <span className="figures min-w-0 truncate" title={exception.itemId}>
                {auditStrings.kinds[exception.itemKind]} {shortId(exception.itemId)}
              </span>
              <span className="ml-auto flex flex-wrap justify-end gap-x-3 *:whitespace-nowrap">
                {exception.ownerName !== null && <span>{exception.ownerName}</span>}
                {filter.state === null && <span>{auditStrings.states[exception.state]}</span>}
                <span>{formatAge(exception.ageSeconds)}</span>
              </span>
            </span>
          </RowLink>
        ))}
      </Rows>
    </>
  );
}

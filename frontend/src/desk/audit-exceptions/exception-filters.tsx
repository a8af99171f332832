import { exceptionCauses, type AuditExceptionPage } from '@rubicon/contracts';
import { X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Select } from '../../components/ui/select.js';
import { formatCount } from '../../lib/format.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { exceptionStrings } from '../../strings/desk/audit-exceptions.js';
import type { ExceptionFilter } from '../lib/audit-exceptions.js';
import { filterFieldId } from '../lib/filter-field.js';
import { formatUtcDate } from '../lib/format-utc.js';
import { states, writeFilter } from './exception-filter.js';

const strings = exceptionStrings.filters;
const compact = 'min-h-9 w-auto max-w-52 py-1 text-note';

/** What is chosen is in the address, and holds for the list; the one that is open stays. */
export function ExceptionFilters({
  filter,
  counts,
}: {
  filter: ExceptionFilter;
  counts: AuditExceptionPage['counts'];
}) {
  const navigate = useNavigate();
  const show = (changed: Partial<ExceptionFilter>) =>
    void navigate({ search: writeFilter({ ...filter, ...changed }) }, { replace: true });
  const counted = (cause: ExceptionFilter['cause']) => {
    const found = counts.find((count) => count.cause === cause);
    if (!found) return 0;
    return filter.state === null ? found.open + found.explained + found.accepted : found[filter.state];
  };
  return (
    <div role="group" aria-label={strings.label} className="flex flex-wrap items-center gap-2">
      {filter.from !== null && (
        <Begun
          says={strings.from(formatUtcDate(filter.from))}
          clear={strings.clearFrom}
          onClear={() => show({ from: null })}
        />
      )}
      {filter.until !== null && (
        <Begun
          says={strings.until(formatUtcDate(filter.until))}
          clear={strings.clearUntil}
          onClear={() => show({ until: null })}
        />
      )}
      <Select
        id={filterFieldId}
        aria-label={strings.state}
        className={compact}
        value={filter.state ?? ''}
        onChange={({ target }) => show({ state: states.find((state) => state === target.value) ?? null })}
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {auditStrings.states[state]}
          </option>
        ))}
        <option value="">{strings.anyState}</option>
      </Select>
      <Select
        aria-label={strings.cause}
        className={compact}
        value={filter.cause ?? ''}
        onChange={({ target }) =>
          show({ cause: exceptionCauses.find((cause) => cause === target.value) ?? null })
        }
      >
        <option value="">{strings.anyCause}</option>
        {exceptionCauses
          .filter((cause) => counted(cause) > 0 || cause === filter.cause)
          .map((cause) => (
            <option key={cause} value={cause}>
              {strings.causeWith(auditStrings.causes[cause], formatCount(counted(cause)))}
            </option>
          ))}
      </Select>
      <Select
        aria-label={strings.owner}
        className={compact}
        value={filter.owner ?? ''}
        onChange={({ target }) =>
          show({ owner: target.value === 'me' || target.value === 'nobody' ? target.value : null })
        }
      >
        <option value="">{strings.anyOwner}</option>
        <option value="me">{strings.me}</option>
        <option value="nobody">{strings.nobody}</option>
      </Select>
    </div>
  );
}

/** When they began, as far as the address says; a press shows the others too. */
function Begun({ says, clear, onClear }: { says: string; clear: string; onClear: () => void }) {
  return (
    <button
      type="button"
      title={clear}
      onClick={onClear}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-era border border-accent bg-surface px-2 text-note text-accent"
    >
      {says}
      <X className="size-4" aria-hidden="true" />
      <span className="sr-only">{clear}</span>
    </button>
  );
}

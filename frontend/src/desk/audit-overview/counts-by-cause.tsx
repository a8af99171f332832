import type { AuditExceptionPage, ExceptionState } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { overviewStrings } from '../../strings/desk/audit-overview.js';
import { FigureLink } from '../ui/figure-link.js';

const strings = overviewStrings.exceptions;
const states: readonly ExceptionState[] = ['open', 'explained', 'accepted'];

/** How many of each cause there are, and how far auditors are with them. */
export function CountsByCause({ counts, all }: { counts: AuditExceptionPage['counts']; all: string }) {
  if (counts.length === 0) return null;
  return (
    <table aria-label={strings.byCause} className="mt-3 w-full border-collapse text-note">
      <thead>
        <tr className="border-b border-line text-caption text-ink-soft">
          <th scope="col" className="py-1 pr-3 text-left font-normal">
            {strings.byCause}
          </th>
          {states.map((state) => (
            <th key={state} scope="col" className="py-1 pl-3 text-right font-normal">
              {auditStrings.states[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map(({ cause, ...inState }) => {
          const name = auditStrings.causes[cause];
          return (
            <tr key={cause} className="border-b border-line">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {name}
              </th>
              {states.map((state) => (
                <td key={state} className="py-1 pl-3 text-right">
                  <Count
                    count={inState[state]}
                    to={`${all}&cause=${cause}&state=${state}`}
                    title={strings.of(name, auditStrings.states[state])}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Count({ count, to, title }: { count: number; to: string; title: string }) {
  if (count === 0) return <span className="figures text-ink-soft">{formatCount(0)}</span>;
  return (
    <FigureLink to={to} title={title}>
      {formatCount(count)}
    </FigureLink>
  );
}

import type { OperationsMinute } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { figureStrings } from '../../strings/desk/figures.js';
import { formatUtcMinute } from '../lib/format-utc.js';
import { Cell, Table, type TableColumn } from '../ui/table.js';

const strings = figureStrings.charts;
const counts = ['submitted', 'told', 'stopped', 'failed'] as const;
const columns: readonly TableColumn[] = [
  { name: strings.columns.at },
  ...counts.map((count) => ({ name: strings.columns[count], isFigure: true })),
];

/** The same figures as the charts', for who reads rather than sees them: minutes without any are left out. */
export function MinuteTable({ minutes }: { minutes: readonly OperationsMinute[] }) {
  const busy = minutes.filter((minute) => counts.some((count) => minute[count] > 0));
  return (
    <details className="mt-3">
      <summary className="cursor-pointer text-note text-accent">{strings.table}</summary>
      <p className="mt-1 text-note text-ink-soft">
        {busy.length === 0 ? strings.tableNone : strings.tableText}
      </p>
      {busy.length > 0 && (
        <div
          role="group"
          tabIndex={0}
          aria-label={strings.title}
          className="mt-2 max-h-72 max-w-2xl overflow-auto [scrollbar-width:thin]"
        >
          <Table label={strings.title} columns={columns}>
            <tbody>
              {busy.map((minute) => (
                <tr key={minute.at} className="border-b border-line">
                  <Cell isName className="figures">
                    <time dateTime={minute.at} title={minute.at}>
                      {formatUtcMinute(minute.at)}
                    </time>
                  </Cell>
                  {counts.map((count) => (
                    <Cell key={count} isFigure>
                      {formatCount(minute[count])}
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </details>
  );
}

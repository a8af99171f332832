import type { ProviderFetches } from '@rubicon/contracts';
import { classNames } from '../../lib/class-names.js';
import { formatCount } from '../../lib/format.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { providerStrings as strings } from '../../strings/desk/provider.js';
import { Cell, Table, type TableColumn } from '../ui/table.js';
import { UtcMoment } from '../ui/utc-moment.js';

const columns: readonly TableColumn[] = [
  { name: strings.list },
  { name: strings.rows, isFigure: true, least: 'medium' },
  { name: strings.fetchedUntil },
  { name: strings.state },
];

export function ListTable({ lists }: { lists: ProviderFetches['lists'] }) {
  return (
    <div className="max-w-4xl">
      <Table label={strings.lists} columns={columns}>
        <tbody>
          {lists.map(({ list, rows, fetchedUntil, state, at, trouble }) => (
            <tr key={list} className="border-b border-line">
              <Cell isName className="@md:whitespace-nowrap">
                {strings.listNames[list]}
              </Cell>
              <Cell isFigure least="medium">
                {formatCount(rows)}
              </Cell>
              <Cell className="figures @md:whitespace-nowrap">
                {fetchedUntil === null ? auditStrings.none : <UtcMoment at={fetchedUntil} />}
              </Cell>
              <Cell>
                <span className={classNames(state === 'interrupted' && 'font-semibold text-danger')}>
                  {strings.states[state]}
                </span>
                {at !== null && <UtcMoment at={at} className="ml-2 text-ink-soft @max-md:hidden" />}
                {trouble !== null && <span className="block text-ink-soft">{trouble}</span>}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

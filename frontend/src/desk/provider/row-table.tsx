import type { ProviderRow } from '@rubicon/contracts';
import { Link, useSearchParams } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { providerStrings as strings } from '../../strings/desk/provider.js';
import { formatMinor } from '../lib/format-minor.js';
import { formatUtcDate } from '../lib/format-utc.js';
import { useRowKeys } from '../lib/use-row-keys.js';
import { Cell, Table, type TableColumn } from '../ui/table.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { changed, rowName } from './provider-address.js';

const columns: readonly TableColumn[] = [
  { name: strings.created, className: 'pl-3' },
  { name: strings.type },
  { name: strings.id, least: 'wide' },
  { name: strings.amount, isFigure: true },
  { name: strings.fee, isFigure: true, least: 'medium' },
  { name: strings.netColumn, isFigure: true, least: 'medium' },
  { name: strings.available, least: 'wide' },
];

/** `j` and `k` go through the rows, Enter opens one. */
export function RowTable({ rows, opened }: { rows: readonly ProviderRow[]; opened: string | null }) {
  const around = useRowKeys<HTMLTableSectionElement>();
  return (
    <Table label={strings.table} columns={columns}>
      <tbody ref={around}>
        {rows.map((row) => (
          <Row key={rowName(row)} row={row} isOpened={rowName(row) === opened} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ row, isOpened }: { row: ProviderRow; isOpened: boolean }) {
  const [params] = useSearchParams();
  const amount = (minor: number | null) =>
    minor === null ? auditStrings.none : formatMinor(minor, row.currency);
  return (
    <tr
      className={classNames(
        'relative border-b border-line',
        isOpened ? 'bg-surface shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-surface',
      )}
    >
      <Cell className="figures pl-3 @md:whitespace-nowrap">
        {/* All of the row opens it. */}
        <Link
          to={changed(params, { row: rowName(row) })}
          replace
          data-row
          aria-current={isOpened ? 'true' : undefined}
          className="no-underline before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-accent"
        >
          <UtcMoment at={row.createdAt} />
        </Link>
      </Cell>
      <Cell>
        {row.type}
        {row.status !== null && <span className="ml-2 text-ink-soft">{row.status}</span>}
      </Cell>
      <Cell least="wide" className="typed max-w-44 truncate text-caption text-ink-soft">
        {row.id}
      </Cell>
      <Cell isFigure>{amount(row.amountMinor)}</Cell>
      <Cell isFigure least="medium">
        {amount(row.feeMinor)}
      </Cell>
      <Cell isFigure least="medium">
        {amount(row.netMinor)}
      </Cell>
      <Cell least="wide" className="whitespace-nowrap">
        {row.availableAt === null ? auditStrings.none : formatUtcDate(row.availableAt)}
      </Cell>
    </tr>
  );
}

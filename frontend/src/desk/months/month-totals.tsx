/**
 * Every account at the month's beginning, what it moved, and at its end; debits and credits come to the same. Of a closed month it is as it was
 * closed: what came later changes nothing of it.
 */
import { memoAccounts, type AccountAmounts, type AuditMonth, type MonthAdjustment } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { auditStrings } from '../../strings/desk/audit.js';
import { monthStrings as strings } from '../../strings/desk/months.js';
import { creditAccounts, debitAccounts } from '../lib/accounts.js';
import { monthPeriod, type AuditPeriod } from '../lib/audit-period.js';
import { summaryQuery } from '../lib/audit-summary.js';
import { entriesAddress, type Account } from '../lib/entries-address.js';
import { FigureLink } from '../ui/figure-link.js';
import { Money } from '../ui/money.js';
import { QueryState } from '../ui/query-state.js';
import { Section } from '../ui/section.js';
import { Cell, Table, type TableColumn } from '../ui/table.js';

interface Balances {
  readonly opening: AccountAmounts;
  /** Of earlier months, by the close of this one; none: there is no column for it. */
  readonly adjustments: readonly MonthAdjustment[];
  readonly moved: AccountAmounts;
}

const columnsOf = ({ adjustments }: Balances): readonly TableColumn[] => [
  { name: strings.account },
  { name: strings.opening, isFigure: true, least: 'medium' },
  ...(adjustments.length > 0 ? [{ name: strings.adjusted, isFigure: true, least: 'medium' } as const] : []),
  { name: strings.moved, isFigure: true },
  { name: strings.closing, isFigure: true },
];

export function MonthTotals({ month: { month, close } }: { month: AuditMonth }) {
  const period = monthPeriod(month);
  const summary = useQuery(summaryQuery(period));
  return (
    <Section title={strings.totals}>
      <QueryState query={summary}>
        {({ opening, moved }) => {
          const balances = close
            ? { opening: close.opening, adjustments: close.adjustments, moved: close.totals }
            : { opening, adjustments: [], moved };
          return (
            <>
              <Table label={strings.totals} columns={columnsOf(balances)}>
                <Side
                  name={strings.debits}
                  accounts={debitAccounts}
                  balances={balances}
                  period={period}
                  isSummed
                />
                <Side
                  name={strings.credits}
                  accounts={creditAccounts}
                  balances={balances}
                  period={period}
                  isSummed
                />
                <Side name={strings.memos} accounts={memoAccounts} balances={balances} period={period} />
              </Table>
              {close && <p className="mt-2 text-note text-ink-soft">{strings.asClosed}</p>}
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}

function Side({
  name,
  accounts,
  balances,
  period,
  isSummed = false,
}: {
  name: string;
  accounts: readonly Account[];
  balances: Balances;
  period: AuditPeriod;
  isSummed?: boolean;
}) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columnsOf(balances).length} className="eyebrow pt-4 pb-1 text-left">
          {name}
        </th>
      </tr>
      {accounts.map((account) => (
        <tr key={account} className="border-t border-line">
          <Cell isName className="py-1">
            {auditStrings.accounts[account]}
          </Cell>
          <Amounts {...figuresOf(balances, [account])} entries={{ account, period }} />
        </tr>
      ))}
      {isSummed && (
        <tr className="border-t border-line-strong font-semibold">
          <Cell isName className="py-1 font-semibold">
            {strings.totalOf(name)}
          </Cell>
          <Amounts {...figuresOf(balances, accounts)} />
        </tr>
      )}
    </tbody>
  );
}

interface Figures {
  readonly opening: number;
  /** Null: nothing was adjusted on any account. */
  readonly adjusted: number | null;
  readonly moved: number;
}

function figuresOf({ opening, adjustments, moved }: Balances, accounts: readonly Account[]): Figures {
  const sum = (amounts: Partial<AccountAmounts>) =>
    accounts.reduce((all, account) => all + (amounts[account] ?? 0), 0);
  return {
    opening: sum(opening),
    adjusted: adjustments.length > 0 ? adjustments.reduce((all, { amounts }) => all + sum(amounts), 0) : null,
    moved: sum(moved),
  };
}

function Amounts({
  opening,
  adjusted,
  moved,
  entries,
}: Figures & {
  /** That a movement opens to. */
  entries?: { readonly account: Account; readonly period: AuditPeriod };
}) {
  // What is nothing stands back.
  const tone = (microUsd: number) => (microUsd === 0 ? 'text-ink-soft' : '');
  const closing = opening + (adjusted ?? 0) + moved;
  const movement = <Money microUsd={moved} moves className={tone(moved)} />;
  return (
    <>
      <Cell isFigure least="medium" className="py-1">
        <Money microUsd={opening} className={tone(opening)} />
      </Cell>
      {adjusted !== null && (
        <Cell isFigure least="medium" className="py-1">
          <Money microUsd={adjusted} moves className={tone(adjusted)} />
        </Cell>
      )}
      <Cell isFigure className="py-1">
        {entries !== undefined && moved !== 0 ? (
          <FigureLink
            to={entriesAddress({ account: entries.account, span: entries.period })}
            title={strings.entriesOf(auditStrings.accounts[entries.account])}
          >
            {movement}
          </FigureLink>
        ) : (
          movement
        )}
      </Cell>
      <Cell isFigure className="py-1">
        <Money microUsd={closing} className={tone(closing)} />
      </Cell>
    </>
  );
}

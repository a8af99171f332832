/** The player's ledger: where every micro-dollar came from and went. */
import type { Statement } from '@rubicon/contracts';
import { CardTitle } from '../../../components/ui/card.js';
import { formatMicroUsd } from '../../../lib/format.js';
import { useStatement } from '../../../lib/queries/statement.js';
import { QueryState } from '../query-state.js';
import { accountStrings } from '../../../strings/account.js';
import { StatementTable } from './statement-table.js';

export function StatementView() {
  const statement = useStatement();
  return (
    <section aria-labelledby="statement-title">
      <CardTitle id="statement-title">{accountStrings.statement.title}</CardTitle>
      <p className="measure mt-2 mb-5 text-ink-soft">{accountStrings.statement.text}</p>
      <QueryState query={statement} failure={accountStrings.statement.notLoaded}>
        {(data) => (
          <>
            <Totals statement={data} />
            {data.entries.length === 0 ? (
              <p className="mt-6 text-ink-soft">{accountStrings.statement.none}</p>
            ) : (
              <StatementTable entries={data.entries} />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

function Totals({ statement }: { statement: Statement }) {
  const totals: readonly [string, number][] = [
    [accountStrings.statement.purchased, statement.purchasedMicroUsd],
    ...optional(accountStrings.statement.given, statement.grantedMicroUsd),
    [accountStrings.statement.charged, statement.chargedMicroUsd],
    ...optional(accountStrings.statement.refunded, statement.refundedMicroUsd),
    ...optional(accountStrings.statement.takenBack, statement.takenBackMicroUsd),
    ...optional(accountStrings.statement.givenUp, statement.forfeitedMicroUsd),
    ...optional(accountStrings.statement.reserved, statement.reservedMicroUsd),
    ...optional(accountStrings.statement.frozen, statement.frozenMicroUsd),
    ...optional(accountStrings.statement.held, statement.heldMicroUsd),
    [accountStrings.statement.available, statement.availableMicroUsd],
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4 border-y border-line-strong py-4">
      {totals.map(([name, amount]) => (
        <div key={name}>
          <dt className="eyebrow">{name}</dt>
          <dd className="figures mt-0.5 text-lead font-semibold">{formatMicroUsd(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function optional(name: string, amount: number): [string, number][] {
  return amount === 0 ? [] : [[name, amount]];
}

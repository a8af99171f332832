import type { ProviderRow } from '@rubicon/contracts';
import { auditStrings } from '../../strings/desk/audit.js';
import { exceptionStrings } from '../../strings/desk/audit-exceptions.js';
import { formatMinor } from '../lib/format-minor.js';
import { formatUtcSecond } from '../lib/format-utc.js';
import { rowsOf } from '../lib/readable.js';
import { DataRows, Folded, Raw } from '../ui/data-rows.js';
import { Section } from '../ui/section.js';
import { UtcMoment } from '../ui/utc-moment.js';

const strings = exceptionStrings.rows;

/** The provider's rows, as they were fetched; each opens to what came. */
export function ProviderRows({ rows }: { rows: readonly ProviderRow[] }) {
  return (
    <Section title={strings.title}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{strings.none}</p>
      ) : (
        <ol>
          {rows.map((row) => (
            <li key={`${row.list} ${row.id} ${row.fetchedAt}`} className="border-b border-line">
              <details>
                <summary className="cursor-pointer py-1.5 hover:bg-surface">
                  <span className="ml-1 inline-flex w-[calc(100%-1.5rem)] flex-wrap items-baseline gap-x-4 align-top">
                    <UtcMoment
                      at={row.createdAt}
                      className="figures w-full shrink-0 sm:w-44 text-note text-ink-soft"
                    />
                    <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
                      {row.type.replaceAll('_', ' ')}{' '}
                      <span className="figures text-note text-ink-soft">{row.id}</span>
                    </span>
                    <span className="figures">{formatMinor(row.amountMinor, row.currency)}</span>
                  </span>
                </summary>
                <div className="border-l-2 border-line py-2 pl-4">
                  <DataRows rows={factsOf(row)} />
                  <Folded title={strings.body}>
                    <DataRows rows={rowsOf(row.body)} />
                  </Folded>
                  <Folded title={strings.raw}>
                    <Raw data={row.body} />
                  </Folded>
                </div>
              </details>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function factsOf(row: ProviderRow) {
  const minor = (amount: number | null) =>
    amount === null ? auditStrings.none : formatMinor(amount, row.currency);
  const facts: [name: string, value: string | null][] = [
    [strings.status, row.status],
    [strings.fee, minor(row.feeMinor)],
    [strings.net, minor(row.netMinor)],
    [strings.available, row.availableAt && formatUtcSecond(row.availableAt)],
    [strings.payout, row.payoutId],
    [
      strings.fetched,
      [
        formatUtcSecond(row.fetchedAt),
        ...(row.earlierVersions > 0 ? [strings.versions(row.earlierVersions)] : []),
      ].join('; '),
    ],
  ];
  return facts.map(([name, value]) => ({ name, value: value ?? auditStrings.none }));
}

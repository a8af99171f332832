import type { EvidenceSide, LedgerItemKind } from '@rubicon/contracts';
import { TriangleAlert } from 'lucide-react';
import { classNames } from '../../lib/class-names.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { exceptionStrings } from '../../strings/desk/audit-exceptions.js';
import { Money } from '../ui/money.js';
import { Section } from '../ui/section.js';
import { differingSides, sidesOf, type Side } from './differing-sides.js';

const strings = exceptionStrings.sides;

/** What each side says of the same thing, side by side; what stands against the others has a mark, a frame and a word. */
export function SidesTable({ itemKind, rows }: { itemKind: LedgerItemKind; rows: readonly EvidenceSide[] }) {
  const sides = sidesOf(rows);
  if (sides.length === 0)
    return (
      <Section title={strings.title}>
        <p className="text-ink-soft">{strings.none}</p>
      </Section>
    );
  const names: Record<Side, string> = {
    provider: strings.provider,
    payment: itemKind === 'turn' ? strings.game : strings.payment,
    wallet: strings.wallet,
  };
  return (
    <Section title={strings.title}>
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={strings.title}>
        <table className="w-full border-collapse text-note">
          <thead>
            <tr className="border-b border-line text-caption text-ink-soft">
              <th scope="col" className="py-1 pr-3 text-left font-normal">
                {strings.what}
              </th>
              {sides.map((side) => (
                <th key={side} scope="col" className="px-3 py-1 text-right font-normal">
                  {names[side]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const differing = differingSides(row, sides);
              return (
                <tr key={row.what} className="border-b border-line">
                  <th scope="row" className="py-1 pr-3 text-left font-normal capitalize">
                    {inWords(row.what)}
                  </th>
                  {sides.map((side) => (
                    <td key={side} className="p-0.5 text-right">
                      <Cell microUsd={row[side]} differs={differing.includes(side)} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Cell({ microUsd, differs }: { microUsd: number | null; differs: boolean }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center justify-end gap-2 rounded-era border px-2 py-0.5',
        differs ? 'border-danger font-semibold text-danger' : 'border-transparent',
      )}
    >
      {differs && (
        <>
          <TriangleAlert className="size-3.5 shrink-0" aria-hidden="true" />
          <span className="sr-only">{strings.differs}</span>
        </>
      )}
      {microUsd === null ? (
        <span>
          <span aria-hidden="true">{auditStrings.none}</span>
          <span className="sr-only">{strings.silent}</span>
        </span>
      ) : (
        <Money microUsd={microUsd} />
      )}
    </span>
  );
}

function inWords(what: string): string {
  return what.replaceAll('_', ' ');
}

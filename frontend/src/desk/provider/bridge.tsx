import type { AuditSummary } from '@rubicon/contracts';
import { providerStrings } from '../../strings/desk/provider.js';
import type { AuditPeriod } from '../lib/audit-period.js';
import { entriesAddress } from '../lib/entries-address.js';
import { FigureLink } from '../ui/figure-link.js';
import { Money } from '../ui/money.js';

const strings = providerStrings.bridge;

/** What the books say of a period's cash, and what parts that from the provider's net; it adds up, whatever is in it. */
export function Bridge({ summary, period }: { summary: AuditSummary; period: AuditPeriod }) {
  const { moved, provider } = summary;
  const ofPayments = provider.chargedMicroUsd - provider.refundedMicroUsd - provider.disputedMicroUsd;
  return (
    <details className="mt-3">
      <summary className="cursor-pointer text-note text-accent">{strings.title}</summary>
      <table className="mt-1 w-full max-w-xl border-collapse text-note">
        <caption className="sr-only">{strings.title}</caption>
        <tbody>
          <Line
            name={strings.cash}
            microUsd={moved.cash}
            to={entriesAddress({ account: 'cash', span: period })}
          />
          <Line name={strings.alone} microUsd={ofPayments - moved.cash} isSigned />
          <Line name={strings.other} microUsd={provider.otherMicroUsd} isSigned />
          <Line name={strings.fees} microUsd={-provider.feesMicroUsd} isSigned />
          <Line name={strings.net} microUsd={provider.netMicroUsd} isTotal />
        </tbody>
      </table>
    </details>
  );
}

function Line({
  name,
  microUsd,
  to,
  isSigned = false,
  isTotal = false,
}: {
  name: string;
  microUsd: number;
  to?: string;
  isSigned?: boolean;
  isTotal?: boolean;
}) {
  const amount = <Money microUsd={microUsd} moves={isSigned} />;
  return (
    <tr className={isTotal ? 'border-t border-line-strong font-semibold' : 'border-b border-line'}>
      <th scope="row" className="py-1 pr-4 text-left font-[inherit]">
        {name}
      </th>
      <td className="figures py-1 text-right">
        {to === undefined ? amount : <FigureLink to={to}>{amount}</FigureLink>}
      </td>
    </tr>
  );
}

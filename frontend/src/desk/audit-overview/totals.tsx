import type { AuditSummary, EntryMoney } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { formatMicroUsd } from '../../lib/format.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { overviewStrings } from '../../strings/desk/audit-overview.js';
import type { AuditPeriod } from '../lib/audit-period.js';
import { entriesAddress } from '../lib/entries-address.js';
import { formatAge, formatUtcDate, formatUtcTime } from '../lib/format-utc.js';
import { FigureLink } from '../ui/figure-link.js';

const strings = overviewStrings.totals;
const MS = 1_000;

/** Three rows of six: the period, what is owed at its end, the provider's side. Each figure leads to what it is made of. */
export function Totals({ summary, period, now }: { summary: AuditSummary; period: AuditPeriod; now: Date }) {
  const { opening, moved, closing, provider } = summary;
  const ofPeriod = (account?: keyof typeof moved) =>
    entriesAddress({ span: period, ...(account === undefined ? {} : { account }) });
  const money = (money: EntryMoney) => entriesAddress({ span: period, money });
  const before = (until: string, account?: keyof typeof moved) =>
    entriesAddress({ span: { from: null, until }, ...(account === undefined ? {} : { account }) });
  const { from, until } = period;
  const atProvider = `/provider?from=${from}&until=${until}`;
  return (
    <section aria-label={strings.label} className="mt-6 border-t border-line">
      <Row title={strings.period}>
        <Total name={strings.revenue} microUsd={moved.chargedPaid} to={ofPeriod('chargedPaid')}>
          {moved.chargedGranted !== 0 && (
            <FigureLink to={ofPeriod('chargedGranted')}>
              {strings.granted(formatMicroUsd(moved.chargedGranted))}
            </FigureLink>
          )}
        </Total>
        <Total name={strings.paidIn} microUsd={summary.paidInMicroUsd} to={money('in')}>
          <FigureLink to={ofPeriod('cash')}>{strings.net(formatMicroUsd(moved.cash))}</FigureLink>
        </Total>
        <Total name={strings.paidOut} microUsd={summary.paidOutMicroUsd} to={money('out')} />
        <Total name={strings.modelCost} microUsd={moved.modelCost} to={ofPeriod('modelCost')} />
        <Total name={strings.margin} microUsd={moved.chargedPaid - moved.modelCost} to={ofPeriod()}>
          {moved.guaranteeCost === 0 && moved.writtenOff === 0
            ? strings.marginOf
            : strings.marginBefore(formatMicroUsd(moved.guaranteeCost), formatMicroUsd(moved.writtenOff))}
        </Total>
        <Total name={strings.clearing} microUsd={closing.clearing} to={before(until, 'clearing')}>
          {summary.inTransitMicroUsd !== 0 && strings.inTransit(formatMicroUsd(summary.inTransitMicroUsd))}
        </Total>
      </Row>
      <Row title={strings.liability}>
        {(['liabilityPaid', 'liabilityGranted'] as const).map((account) => (
          <Total
            key={account}
            name={account === 'liabilityPaid' ? strings.paid : strings.grantedLiability}
            microUsd={closing[account]}
            to={before(until, account)}
          >
            <FigureLink to={before(from, account)}>
              {strings.opening(formatMicroUsd(opening[account]))}
            </FigureLink>
          </Total>
        ))}
        <Total
          name={strings.together}
          microUsd={closing.liabilityPaid + closing.liabilityGranted}
          to={before(until)}
        >
          <FigureLink to={before(from)}>
            {strings.opening(formatMicroUsd(opening.liabilityPaid + opening.liabilityGranted))}
          </FigureLink>
        </Total>
        {(['reserved', 'held', 'frozen'] as const).map((account) => (
          <Total
            key={account}
            name={strings.ofIt(auditStrings.accounts[account])}
            microUsd={closing[account]}
            to={before(until, account)}
          />
        ))}
      </Row>
      <Row title={strings.provider}>
        <Total name={strings.charged} microUsd={provider.chargedMicroUsd} to={atProvider}>
          {(provider.refundedMicroUsd !== 0 || provider.disputedMicroUsd !== 0) &&
            strings.refunded(
              formatMicroUsd(provider.refundedMicroUsd),
              formatMicroUsd(provider.disputedMicroUsd),
            )}
          {provider.otherMicroUsd !== 0 && ` ${strings.other(formatMicroUsd(provider.otherMicroUsd))}`}
        </Total>
        <Total name={strings.fees} microUsd={provider.feesMicroUsd} to={atProvider} />
        <Total name={strings.netOfProvider} microUsd={provider.netMicroUsd} to={atProvider} />
        <Total name={strings.payouts} microUsd={provider.paidOutMicroUsd} to={`${atProvider}&list=payouts`} />
        <Total
          name={strings.awaiting}
          microUsd={provider.awaitingMicroUsd}
          to={`${atProvider}&awaiting=true`}
        >
          {provider.awaitingSince !== null &&
            strings.awaitingSince(formatAge((now.getTime() - Date.parse(provider.awaitingSince)) / MS))}
        </Total>
        <Cell name={strings.fetched}>
          {provider.fetchedUntil === null ? (
            <FigureLink to="/provider">{strings.neverFetched}</FigureLink>
          ) : (
            <FigureLink to="/provider">{formatUtcDate(provider.fetchedUntil)}</FigureLink>
          )}
          {provider.fetchedUntil !== null && <Beside>{formatUtcTime(provider.fetchedUntil)}</Beside>}
        </Cell>
      </Row>
    </section>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2.5">
      <h2 className="eyebrow">{title}</h2>
      <dl className="mt-1 grid grid-cols-2 gap-x-5 gap-y-2 sm:grid-cols-3 lg:grid-cols-6">{children}</dl>
    </div>
  );
}

function Total({
  name,
  microUsd,
  to,
  children,
}: {
  name: string;
  microUsd: number;
  to: string;
  children?: ReactNode;
}) {
  return (
    <Cell name={name}>
      <FigureLink to={to}>{formatMicroUsd(microUsd)}</FigureLink>
      {children ? <Beside>{children}</Beside> : null}
    </Cell>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd className="text-lead leading-snug font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** What belongs to a figure, and is not it. */
function Beside({ children }: { children: ReactNode }) {
  return <span className="figures block text-caption font-normal text-ink-soft">{children}</span>;
}

import type { DailyCapState } from '@rubicon/contracts';
import { formatMicroUsd } from '../../lib/format.js';
import { modelStrings } from '../../strings/desk/models.js';
import { operationsStrings } from '../../strings/desk/operations.js';
import { CostBar } from '../ui/cost-bar.js';
import { Decided } from '../ui/decided.js';
import { Section } from '../ui/section.js';
import { CapActs } from './cap-acts.js';
import { writtenCap } from './written-cap.js';

const strings = modelStrings.cost;

/** Today's cost against the cap, who changed that and why, and the way to change it. */
export function CostToday({ dailyCap, at }: { dailyCap: DailyCapState; at: string }) {
  const { capMicroUsd, configuredMicroUsd, changed, spentMicroUsd } = dailyCap;
  return (
    <Section level={2} title={strings.title}>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="display figures text-figure">{formatMicroUsd(spentMicroUsd)}</span>
          <span className="text-ink-soft">{strings.spent}</span>
        </p>
        <p className="figures font-semibold">
          {capMicroUsd === null
            ? strings.noCap
            : spentMicroUsd < capMicroUsd
              ? strings.left(formatMicroUsd(capMicroUsd - spentMicroUsd))
              : strings.over(formatMicroUsd(spentMicroUsd - capMicroUsd))}
        </p>
      </div>
      {capMicroUsd !== null && (
        <div className="mt-2">
          <CostBar spentMicroUsd={spentMicroUsd} capMicroUsd={capMicroUsd} />
        </div>
      )}
      <p role="status" className="mt-2 font-semibold text-danger empty:hidden">
        {capMicroUsd !== null && spentMicroUsd >= capMicroUsd && strings.reached}
      </p>
      <p className="mt-1 text-note text-ink-soft">{strings.spentAside}</p>
      <dl className="mt-4 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <dt className="text-ink-soft">{strings.cap}</dt>
        <dd className="figures">
          <span className="font-semibold">{writtenCap(capMicroUsd)}</span>
          {changed === null && (
            <>
              {' \u00b7 '}
              <span className="text-ink-soft">{strings.asConfigured}</span>
            </>
          )}
        </dd>
        {changed && (
          <>
            <dt className="text-ink-soft">{strings.configured}</dt>
            <dd className="figures">{writtenCap(configuredMicroUsd)}</dd>
            <dt className="text-ink-soft">{strings.changedBy}</dt>
            <dd>
              <Decided by={changed} at={at} />
            </dd>
            <dt className="text-ink-soft">{operationsStrings.reason}</dt>
            <dd className="measure [overflow-wrap:anywhere]">{changed.reason}</dd>
          </>
        )}
      </dl>
      <CapActs dailyCap={dailyCap} />
    </Section>
  );
}

import type { MonthClose } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { monthStrings as strings } from '../../strings/desk/months.js';
import { signedHeadStrings } from '../../strings/desk/signed-head.js';
import { formatMonth } from '../lib/format-utc.js';
import { AccountAmounts } from '../ui/account-amounts.js';
import { Facts } from '../ui/facts.js';
import { Section } from '../ui/section.js';
import { SignedHeadFacts } from '../ui/signed-head-facts.js';
import { UtcMoment } from '../ui/utc-moment.js';

/** What a close pinned, the head that it signed, and what came since. */
export function ClosedMonth({ close }: { close: MonthClose }) {
  const cameLater = Object.values(close.cameLater).some((microUsd) => microUsd !== 0);
  return (
    <>
      <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        <Section title={strings.closed}>
          <Facts
            facts={[
              [
                strings.closedAt,
                <>
                  <UtcMoment at={close.closedAt} />
                  <br />
                  {strings.by(close.closedByName)}
                </>,
              ],
              [strings.position, formatCount(Number(close.position))],
              [strings.acceptedExceptions, strings.acceptedText(formatCount(close.acceptedExceptions))],
            ]}
          />
        </Section>
        <Section title={signedHeadStrings.title}>
          <SignedHeadFacts head={close.head} />
        </Section>
      </div>
      <Section title={strings.adjustments}>
        {close.adjustments.length === 0 ? (
          <p className="text-ink-soft">{strings.noAdjustments}</p>
        ) : (
          close.adjustments.map(({ month, amounts }) => (
            <div key={month} className="not-first:mt-3">
              <p className="mb-1 font-semibold">{formatMonth(month)}</p>
              <AccountAmounts amounts={amounts} />
            </div>
          ))
        )}
      </Section>
      <Section title={strings.cameLater}>
        {cameLater ? (
          <>
            <p className="mb-1 text-ink-soft">{strings.cameLaterText}</p>
            <AccountAmounts amounts={close.cameLater} />
          </>
        ) : (
          <p className="text-ink-soft">{strings.nothingCameLater}</p>
        )}
      </Section>
    </>
  );
}
